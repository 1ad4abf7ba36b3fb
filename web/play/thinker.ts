/** The worker: bots decide here, and positions are played out here, so that the page never waits for either. */
import { diceFrom } from '@branchline/bots/dice'
import { keepBots } from '@branchline/bots/keep'
import { botWith } from '@branchline/bots/with-insight'
import {
  type AnyGame,
  type AnyInsight,
  type GameRecord,
  type GameState,
  isRefusal,
  type Locale,
  openRecord,
  type Seat,
  stateAt,
} from '@branchline/engine'
import { expose } from 'comlink'
import { loadGame, titles } from '../home/titles.ts'

export interface Advice {
  readonly move: string
  readonly reason: string
}

/** The bots of the tables played last keep what they found for one decision for the next. */
const kept = keepBots({ bots: 8, positions: 20_000 })

const thinker = {
  async decide(id: string, table: string, view: GameState, seat: Seat, level: string): Promise<string> {
    const game = await gameFor(id)
    const insight = await insightFor(id)
    const make = () => {
      const bot = botWith(insight, level, game, { now: () => performance.now(), seed: `${table} ${seat}` })
      if (isRefusal(bot)) throw new Error(`no bot ${level}`)
      return bot
    }
    return game.print(view, kept.decide(`${table} ${seat} ${level}`, make, view, seat))
  },

  async advise(id: string, view: GameState, seat: Seat, locale: Locale): Promise<Advice> {
    const game = await gameFor(id)
    const bot = botWith(await insightFor(id), 'inspector:milliseconds=2000', game, { now: () => performance.now(), seed: 'advice' })
    if (isRefusal(bot)) throw new Error('no bot to ask')
    const move = bot.decide(view, seat)
    return { move: game.print(view, move), reason: bot.reason(view, seat, move, locale) }
  },

  /**
   * Shares of victory after each of some positions: games played out from there by chance, with hidden things dealt anew. Rough, the
   * same for every game, and honest about what could be known.
   */
  async outlook(record: GameRecord, positions: readonly number[], playouts: number, tell: (part: number) => void): Promise<number[][]> {
    const game = await gameFor(record.game)
    const { history } = openRecord(game, record)
    const shares: number[][] = []
    for (const [index, at] of positions.entries()) {
      if (at <= history.steps.length)
        shares.push(playOut(game, stateAt(history, at) as GameState, record.seats, playouts, `${record.seed} ${at}`))
      tell((index + 1) / positions.length)
      await new Promise((resolve) => setTimeout(resolve))
    }
    return shares
  },
}
export type Thinker = typeof thinker

/** Milliseconds for one position, and the fewest games that say anything about it. */
const PATIENCE = 180
const FEWEST = 2

function playOut(game: AnyGame, state: GameState, seats: number, playouts: number, seed: string): number[] {
  const dice = diceFrom(seed)
  const wins = Array.from({ length: seats }, () => 0)
  const until = performance.now() + PATIENCE
  const isOver = game.toAct(state) === null
  for (let round = 0; round < (isOver ? 1 : playouts) && (round < FEWEST || performance.now() < until); round++) {
    const world: GameState = isOver ? state : game.sample(game.view(state, 'spectator'), 'spectator', dice)
    for (let step = 0; step < 20_000 && game.toAct(world) !== null; step++) {
      const moves = game.moves(world)
      game.play(world, moves[dice.below(moves.length)])
    }
    const first = game.standing(world).filter(({ rank }) => rank === 1)
    for (const { seat } of first) wins[seat]! += 1 / first.length
  }
  const total = wins.reduce((sum, share) => sum + share, 0)
  return wins.map((share) => share / total)
}

async function gameFor(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}

const INSIGHTS = import.meta.glob<{ insight: AnyInsight }>('../../games/*/bot/index.ts')

/** What the bots know of a game: fetched for the one that is played. */
async function insightFor(id: string): Promise<AnyInsight> {
  const folder = titles.find((title) => title.id === id)?.rules.split('/')[0]
  const load = INSIGHTS[`../../games/${folder}/bot/index.ts`]
  if (load === undefined) throw new Error(`no bots for ${id}`)
  return (await load()).insight
}

expose(thinker)
