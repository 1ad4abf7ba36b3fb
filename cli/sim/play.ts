/** One simulated game. */
import { type Bot, botFor, diceFrom, type Known } from '@branchline/bots'
import { type AnyGame, type GameRecord, type GameState, hashOf, inspect, isRefusal, type Refusal, type Standing } from '@branchline/engine'
import { Problem } from '../problem.ts'

export interface SimPlan {
  readonly game: string
  readonly seats: number
  readonly seed: string
  readonly bots: readonly string[]
  /** The options of each game: one for all, or one drawn for each. */
  readonly options: readonly Readonly<Record<string, unknown>>[]
  readonly referee: boolean
  readonly record: boolean
  /** Folders of packs that have been admitted. */
  readonly packs: readonly string[]
}

export interface SimResult {
  readonly number: number
  readonly finished: boolean
  readonly decisions: number
  readonly hash: string
  readonly standing: readonly Standing[]
  readonly complaint?: string
  readonly record?: GameRecord
}

const LONGEST_GAME = 100_000

export function simulate(known: Known, plan: SimPlan, number: number): SimResult {
  const { game } = known
  const options = plan.options[number % plan.options.length]
  const seed = `${plan.seed}-${number}`
  const state: GameState = game.setup(options, plan.seats, seed)
  const decide = decider(known, plan, seed)
  const moves: string[] = []
  let decisions = 0
  let complaint: string | undefined
  for (let seat = game.toAct(state); seat !== null && decisions < LONGEST_GAME; seat = game.toAct(state)) {
    const move = decide(state, seat)
    if (plan.record) moves.push(game.print(state, move))
    game.play(state, move)
    decisions++
    if (plan.referee) {
      const found = inspect(game, state)[0]
      if (found !== undefined) {
        complaint = `game ${number} (seed “${seed}”), decision ${decisions}: ${found.what} (${found.clause})`
        break
      }
    }
  }
  const hash = hashOf(state)
  return {
    number,
    finished: game.toAct(state) === null,
    decisions,
    hash,
    standing: game.standing(state),
    ...(complaint === undefined ? {} : { complaint }),
    ...(plan.record ? { record: recordOfSim(game, plan, options, seed, moves, hash) } : {}),
  }
}

/** Random players choose straight from the list; all others are shown their view, as at a table. */
function decider(known: Known, plan: SimPlan, seed: string): (state: GameState, seat: number) => unknown {
  const { game } = known
  const dice = diceFrom(`${seed}-random`)
  const bots = Array.from({ length: plan.seats }, (_, seat) => {
    const code = plan.bots[seat % plan.bots.length]
    return code === 'random' ? null : (botFor(code, known, { seed: `${seed}-${seat}`, now: () => performance.now() }) as Bot)
  })
  return (state, seat) => {
    const bot = bots[seat]
    if (bot) return bot.decide(game.view(state, seat), seat)
    const moves = game.moves(state)
    return moves[dice.below(moves.length)]
  }
}

function recordOfSim(
  game: AnyGame,
  plan: SimPlan,
  options: unknown,
  seed: string,
  moves: readonly string[],
  finalHash: string,
): GameRecord {
  const names = Array.from({ length: plan.seats }, (_, seat) => `${plan.bots[seat % plan.bots.length]} ${seat + 1}`)
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as GameRecord['options'],
    seats: plan.seats,
    seed,
    moves,
    names,
    finalHash,
  }
}

/** The first bot code that is no bot, said for people; null when all are. */
export function mustBeBots(known: Known, codes: readonly string[]): void {
  if (codes.length === 0) throw new Problem((t) => t.noBots)
  for (const code of codes) {
    const bot = botFor(code, known)
    if (isRefusal(bot)) throw noSuchBot(code, bot)
  }
}

export function noSuchBot(code: string, refused: Refusal): Problem {
  const known = [refused.known].flat().map(String)
  if (refused.code === 'unknown-bot') return new Problem((t) => t.noBot({ code, known }))
  if (refused.code === 'no-character')
    return new Problem((t) => (known.length === 0 ? t.noCharacters({ code }) : t.noCharacter({ code, known })))
  return new Problem((t) => t.noParameter({ code, parameter: String(refused.parameter), known }))
}
