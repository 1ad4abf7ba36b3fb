/** What others did, as one would tell it: a turn is one step with its cards, purchases and rails; at the end the points by kind. */
import { type GameTable, type LogEntry, type RecapStep, SeatMark, type TableProps } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { CITY, REMOTE } from '../rules/board.ts'
import { scoreSheets } from '../rules/help.ts'
import { boardOf, OVER, type State } from '../rules/state.ts'
import { wordsFor } from './messages/index.ts'
import { placeName } from './placeName.ts'
import styles from './strip.module.css'

export const recap: NonNullable<GameTable<State>['recap']> = (entries, props) => [
  ...turnsIn(entries)
    .map((turn, place) => stepOf(turn, props, place > 0))
    .filter(({ act }) => act !== ''),
  ...(props.view.phase === OVER && entries.length > 0 ? scoring(props, entries[entries.length - 1].n) : []),
]

/** A place of a step where a station was built: the board draws that, not a rail. */
export const stationAt = (hex: string) => `${hex} station`

/** A turn ends with its clean-up; answers of others belong to it. */
function turnsIn(entries: readonly LogEntry[]): LogEntry[][] {
  const turns: LogEntry[][] = []
  let isOpen = false
  for (const entry of entries) {
    if (entry.kind !== undefined && entry.kind !== 'move') continue
    const isAlone = entry.events.some(({ type }) => type === 'start')
    if (isOpen && !isAlone) turns[turns.length - 1].push(entry)
    else turns.push([entry])
    isOpen = !isAlone && !entry.events.some(({ type }) => type === 'clean-up')
  }
  return turns
}

/** `isWhole`: what went before it is here, too, so that nothing of it is missing. */
function stepOf(turn: readonly LogEntry[], props: TableProps<State>, isWhole: boolean): RecapStep {
  const [first] = turn
  const seat = turn.flatMap(({ events }) => events).find(({ type }) => type === 'clean-up')?.seat ?? first.seat
  const own = turn.flatMap(({ events }) => events).filter((event) => event.seat === seat)
  const t = wordsFor(props.locale)
  const of = (type: string) => own.filter((event) => event.type === type)
  const named = (events: readonly GameEvent[], key: string) =>
    counted(events.map((event) => props.speaker.word(wordOf(key, String(event[key])))))
  const hexes = [...of('start'), ...of('rail'), ...of('station')].map(({ hex }) => String(hex))
  const stations = of('station').map(({ hex }) => stationAt(String(hex)))
  const names = (events: readonly GameEvent[]) => [...new Set(events.map(({ hex }) => nameOf(props, String(hex))))]
  const bought = [...of('buy'), ...of('buy-to-top'), ...of('gain')]
  const acts = [
    ...of('start').map(({ hex }) => t.recap.begins({ name: nameOf(props, String(hex)) })),
    ...(of('rail').length > 0 ? [t.recap.rails({ n: of('rail').length, names: names(of('rail')) })] : []),
    ...(of('station').length > 0 ? [t.recap.stations({ n: of('station').length, names: names(of('station')) })] : []),
    ...(bought.length > 0 ? [t.recap.buys({ cards: named(bought, 'card') })] : []),
    ...of('attack').map((event) => t.recap.attacks({ card: named([event], 'card') })),
    ...of('route-claimed').map(({ marker }) => t.recap.claims({ letter: String(marker).toUpperCase() })),
    ...(of('pass').length > 0 ? [t.recap.passes] : []),
  ]
  const played = [...of('play'), ...of('play-for-money')]
  const waste = of('waste').length - of('return-waste').reduce((sum, event) => sum + Number(event.count ?? 1), 0)
  const cards = named(played, 'card')
  // As long as a turn goes on nobody knows what else it brings.
  const isOver = of('clean-up').length > 0
  if (acts.length === 0 && isOver) acts.push(isWhole || turn.length > 1 ? t.recap.nothing : t.recap.ends)
  const isPlaying = acts.length === 0 && played.length > 0
  return {
    seat: Number(seat),
    act: isPlaying
      ? t.recap.playing({ cards })
      : played.length === 0
        ? t.row({ items: acts })
        : t.recap.turn({ acts, played: t.recap.plays({ cards }) }),
    result: waste === 0 ? '' : waste > 0 ? t.wasteGained({ n: waste }) : t.wasteReturned({ n: -waste }),
    from: first.n,
    to: turn[turn.length - 1].n,
    places: [...new Set([...hexes, ...stations])],
  }
}

const wordOf = (key: string, id: string) => (key === 'card' ? `name.${id}` : id)

function nameOf({ view, locale }: TableProps<State>, hex: string): string {
  const board = boardOf(view)
  const number = board.hexNumber(hex)
  return number < 0 ? hex : placeName(board, number, wordsFor(locale))
}

/** "2 × Normal Train, Lay Rails". */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const copies = names.filter((other) => other === name).length
    return copies > 1 ? `${copies} × ${name}` : name
  })
}

/** The points kind by kind, each with the places that bring them. */
function scoring(props: TableProps<State>, n: number): RecapStep[] {
  const { view, speaker } = props
  const board = boardOf(view)
  const sheets = scoreSheets(view)
  const held = (kind: number) => board.ids.filter((_, hex) => board.kind[hex] === kind && view.rails[hex] !== 0)
  const places: Readonly<Record<string, readonly string[]>> = {
    cities: held(CITY).filter((id) => view.stations[board.hexNumber(id)] > 0),
    remotes: held(REMOTE),
    routes: view.routeOwner.flatMap((owner, marker) => {
      const { from, to } = board.routes[view.routes[marker]]
      return owner < 0 ? [] : [board.ids[from], board.ids[to]]
    }),
  }
  return sheets[0].parts
    .map(({ source }) => source)
    .filter((source) => sheets.some(({ parts }) => parts.some((part) => part.source === source && part.points > 0)))
    .map((source) => ({
      seat: null,
      act: speaker.word(`source.${source}`),
      result: (
        <span className={styles.scored}>
          {sheets.map(({ seat, parts }) => (
            <span key={seat}>
              <SeatMark seat={seat} size={18} title={speaker.seat(seat)} /> {parts.find((part) => part.source === source)?.points ?? 0}
            </span>
          ))}
        </span>
      ),
      from: n,
      to: n,
      places: [...new Set(places[source] ?? [])],
    }))
}
