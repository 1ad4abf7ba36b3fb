/** Positions met in games played by chance, and the props a frame would give. */
import { type Attention, type LegalMove, legalMoves, newAttention, type TableProps } from '@branchline/design'
import { type AnyGame, randomFrom, speaker } from '@branchline/engine'
import { nuremberg as nurembergTable } from '../index.tsx'
import { type Move, nuremberg, type State, wensleydale } from '../rules.ts'

// Both boards, as a page fetches them before it draws one.
await nurembergTable.prepare?.()

export interface SetUp {
  readonly game: AnyGame
  readonly options: unknown
  readonly seats: number
}

const NUREMBERG = { map: 'nuremberg', rounds: 'printed', swapFixed: false, largerSouth: false } as const

/** Both titles, both maps, two to four players. */
export const SET_UPS: readonly SetUp[] = [
  { game: wensleydale, options: {}, seats: 3 },
  { game: wensleydale, options: {}, seats: 4 },
  { game: nuremberg, options: NUREMBERG, seats: 2 },
  { game: nuremberg, options: NUREMBERG, seats: 4 },
  { game: nuremberg, options: { ...NUREMBERG, map: 'wensleydale', largerSouth: true }, seats: 3 },
]

/** At a desk each title, each map and each number of players once; in CI every set-up. */
const AT_A_DESK = [1, 2, 4].map((n) => SET_UPS[n])
export const inCiWhereSeldom = (setUp: SetUp) => ({ tags: AT_A_DESK.includes(setUp) ? [] : 'ci' })

/** Plays a game by chance, short bids and long chains, and shows every position to `look` before its move. */
export function wander({ game, options, seats }: SetUp, seed: string, look: (state: State, moves: readonly LegalMove[]) => void): State {
  const state: State = game.setup(options, seats, seed)
  const random = randomFrom(`wander ${seed}`)
  while (game.toAct(state) !== null) {
    const legal: readonly Move[] = game.moves(state)
    look(state, legalMoves<State, Move>(game, state))
    const sensible = legal.filter((move) =>
      move.do === 'bid' ? move.amount < 6 : move.do !== 'done' && (move.do !== 'pass' || state.phase === 'takeover'),
    )
    const choices = sensible.length > 0 && random.below(12) > 0 ? sensible : legal
    game.play(state, choices[random.below(choices.length)])
  }
  look(state, [])
  return state
}

export function propsFor(
  { game, options, seats }: SetUp,
  view: State,
  moves: readonly LegalMove[],
  attention: Attention = newAttention(),
): TableProps<State> {
  const names = ['Ann', 'Bob', 'Cara', 'Dan'].slice(0, seats)
  return {
    game,
    view,
    options,
    viewer: 0,
    players: names.map((name, seat) => ({ seat, name, kind: 'person' })),
    locale: 'en',
    speaker: speaker(game, 'en', names),
    moves,
    attention,
    recap: null,
    choose: () => undefined,
    askWhy: () => undefined,
  }
}
