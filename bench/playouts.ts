/** Random playouts through the contract: moves, play, toAct. And what a state costs to copy and to hash. */
import { diceFrom } from '@branchline/bots'
import { type AnyGame, advance, defaultOptions, type GameState, hashOf, openRecord, recordOf, startHistory } from '@branchline/engine'
import { type Measured, measure, repeatFor } from './measure.ts'

export async function measurePlayouts(game: AnyGame, seats: number, rounds: number, milliseconds: number): Promise<Measured> {
  const options = defaultOptions<Record<string, unknown>>(game.options)
  const dice = diceFrom('bench')
  let number = 0
  return measure(
    `${game.id}: random playouts, ${seats} players`,
    'decisions',
    () =>
      repeatFor(milliseconds, () => {
        const state: GameState = game.setup(options, seats, `bench-${number++ % 50}`)
        let decisions = 0
        while (game.toAct(state) !== null) {
          const moves = game.moves(state)
          game.play(state, moves[dice.below(moves.length)])
          decisions++
        }
        return decisions
      }),
    rounds,
  )
}

/** Copying and hashing a position from the middle of a game; replaying a whole game from its record, every move checked. */
export async function measureStates(game: AnyGame, seats: number, rounds: number, milliseconds: number): Promise<Measured[]> {
  const history = startHistory(game, defaultOptions<Record<string, unknown>>(game.options), seats, 'bench')
  const dice = diceFrom('states')
  while (game.toAct(history.state) !== null) {
    const moves = game.moves(history.state)
    advance(history, game.print(history.state, moves[dice.below(moves.length)]))
  }
  const record = recordOf(history)
  const middle: GameState = openRecord(game, record, Math.floor(record.moves.length / 2)).history.state
  const many = (once: () => void) => () => {
    for (let n = 0; n < 100; n++) once()
    return 100
  }
  return [
    await measure(
      `${game.id}: clone`,
      'clones',
      () =>
        repeatFor(
          milliseconds,
          many(() => game.clone(middle)),
        ),
      rounds,
    ),
    await measure(
      `${game.id}: hash`,
      'hashes',
      () =>
        repeatFor(
          milliseconds,
          many(() => hashOf(middle)),
        ),
      rounds,
    ),
    await measure(
      `${game.id}: replay of a record of ${record.moves.length} moves`,
      'moves',
      () => repeatFor(milliseconds, () => openRecord(game, record).history.steps.length),
      rounds,
    ),
  ]
}
