/** What a round has brought everybody, worked out from what happened in it: the state knows only how all stand now. */
import type { LogEntry } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { boardOf, clone, type State, standing } from './rules.ts'

/** By seat, between the last two beginnings of a round; the log reaches back to the first move. */
export function broughtByRound(view: State, log: readonly LogEntry[]): readonly number[] {
  const events = log.flatMap((entry) => entry.events)
  const begins = events.flatMap(({ type }, place) => (type === 'round-begins' ? [place] : []))
  const from = (begins.at(-2) ?? -1) + 1
  const before = taken(view, events.slice(from, begins.at(-1)), events.slice(0, from))
  const scores = (state: State) => standing(state).map(({ score }) => score)
  const then = scores(before)
  return scores(view).map((score, seat) => score - (then[seat] as number))
}

/** The position with what scored in the round taken back; nothing else in it is asked for. */
function taken(view: State, round: readonly GameEvent[], earlier: readonly GameEvent[]): State {
  const before = clone(view)
  const { kinds } = boardOf(view)
  before.profit.fill(0)
  // Handed over may be what was built in the same round: counted first, set at the end.
  const links = view.links.map(({ length }) => length)
  for (const { type, seat, profit } of earlier) if (type === 'profit') before.profit[Number(seat)] = Number(profit)
  for (const event of round) {
    const seat = Number(event.seat)
    switch (event.type) {
      case 'piece-moved': {
        const place = seat * 4 + kinds.indexOf(String(event.kind).replace('-passenger', ''))
        before.points[seat] = (before.points[seat] as number) - Number(event.points)
        before.won[place] = (before.won[place] as number) - 1
        break
      }
      case 'link-built':
        links[seat] = (links[seat] as number) - 1
        break
      case 'takeover':
        links[seat] = (links[seat] as number) + Number(event.links)
        break
      case 'fuerth-bonus':
        before.bonus[seat] = (before.bonus[seat] as number) - Number(event.points)
        break
    }
  }
  before.links = links.map((length) => new Array<number>(length).fill(0))
  return before
}
