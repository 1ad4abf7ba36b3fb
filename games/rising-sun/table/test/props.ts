/** What the frame would give a part of the table. */
import { type LogEntry, legalMoves, newAttention, type TableProps } from '@branchline/design'
import { type GameEvent, type Locale, speaker, type Viewer } from '@branchline/engine'
import { risingSun, type State } from '../../rules/index.ts'

export function propsFor(state: State, viewer: Viewer, locale: Locale = 'en'): TableProps<State> {
  const view = risingSun.view(state, viewer)
  const isMine = risingSun.toAct(state) === viewer
  return {
    game: risingSun,
    view,
    options: {},
    viewer,
    players: [],
    locale,
    speaker: speaker(risingSun, locale, ['Ada', 'Grace', 'Wim', 'Ida']),
    moves: isMine ? legalMoves(risingSun, view) : [],
    attention: newAttention(),
    recap: null,
    choose: () => undefined,
    askWhy: () => undefined,
  }
}

/** A page without its tags, as it is read: where a long name may be parted is not seen. */
export const textOf = (page: string) =>
  page
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')

/** The log of these moves, which are played. */
export function played(state: State, ...moves: readonly string[]): LogEntry[] {
  return moves.map((move, place) => {
    const events: GameEvent[] = []
    const seat = risingSun.toAct(state) as number
    risingSun.play(state, risingSun.parse(state, move) as never, (event) => events.push(event))
    return { n: place + 1, seat, move, events }
  })
}
