/** The vocabulary of these tests: a position is given, seats play in notation, refusals are named by clause and code. */
import { defaultOptions, type GameEvent, isRefusal, legalTexts, type Refusal, submit } from '@branchline/engine'
import { type Position, position } from '../position.ts'
import { nuremberg, wensleydale } from '../rules/index.ts'
import type { Move } from '../rules/move.ts'
import { areaNamed } from '../rules/notation.ts'
import { boardOf, type State } from '../rules/state.ts'

export type Title = 'wensleydale' | 'nuremberg'
export const gameOf = (title: Title) => (title === 'wensleydale' ? wensleydale : nuremberg)

/** Nuremberg without a wish, but by the tables of the first editions: most clauses are shown by their figures. */
export const USUAL = { ...defaultOptions<Parameters<typeof nuremberg.setup>[0]>(nuremberg.options), firstTables: true }

/** For clauses that both titles share. */
export const BOTH: readonly { title: Title; prefix: 'WD' | 'NB'; options?: { map: 'wensleydale' } }[] = [
  { title: 'wensleydale', prefix: 'WD' },
  { title: 'nuremberg', prefix: 'NB', options: { map: 'wensleydale' } },
]

export function given(wanted: Position) {
  return tableOf(wanted.title, position(wanted))
}

export function tableOf(title: Title, state: State) {
  const game = gameOf(title)
  const board = boardOf(state)
  const events: GameEvent[] = []
  const at = (counts: readonly number[], name: string) => counts[areaNamed(board, name) as number] as number

  /** Plays moves one after the other, whoever is to act. */
  function plays(...texts: string[]) {
    for (const text of texts) {
      const answer = submit(game as typeof wensleydale, state, text, (event) => events.push(event))
      if (answer.refused) throw new Error(`“${text}” is refused: ${answer.clause} ${answer.code}`)
    }
    return table
  }

  const table = {
    game,
    state,
    board,
    events,
    plays,
    /** The seat must be the one to act. */
    seat(seat: number) {
      if (state.actor !== seat) throw new Error(`seat ${state.actor} is to act, not ${seat}`)
      return { plays, passes: () => plays('pass'), bids: (amount: number, box: number) => plays(`bid ${amount} on box ${box}`) }
    },
    /** Clause and code of the refusal, or '' when the move is possible. */
    refusal(text: string): string {
      const parsed: Move | Refusal = game.parse(state, text)
      const refused = isRefusal(parsed) ? parsed : game.explain(state, parsed)
      return refused === null ? '' : `${refused.clause} ${refused.code}`
    },
    texts: () => legalTexts(game as typeof wensleydale, state),
    may: (text: string) => legalTexts(game as typeof wensleydale, state).includes(text),
    happened: (type: string) => events.filter((event) => event.type === type),
    goods: (name: string) => at(state.goods, name),
    red: (name: string) => at(state.red, name),
    green: (name: string) => at(state.green, name),
    opposition: (name: string) => at(state.white, name),
    company: (name: string) => ['none', 'red', 'green', 'both'][at(state.company, name)],
    influence(seat: number) {
      const [white, brown, red, green] = state.influence.slice(seat * 4, seat * 4 + 4)
      return { white, brown, red, green }
    },
    links: (seat: number) => (state.links[seat] as number[]).length,
    owner(name: string) {
      const [a, b] = name.split('~').map((part) => areaNamed(board, part)) as [number, number]
      const owner = state.owner[board.linkOf[a * board.areas + b] as number] as number
      return owner === 0 ? 'nobody' : owner === 5 ? 'red' : owner === 6 ? 'green' : owner - 1
    },
    score: (seat: number) => game.standing(state)[seat]?.score,
    part: (seat: number, source: string) => game.standing(state)[seat]?.parts.find((found) => found.source === source)?.points,
    /** Plays the first legal pass or end of a chain until the phase changes. */
    untilPhase(phase: State['phase']) {
      while (state.phase !== phase && state.actor >= 0)
        plays(state.due > 0 ? (table.texts()[0] as string) : state.phase === 'build' ? 'done' : 'pass')
      return table
    },
  }
  return table
}
