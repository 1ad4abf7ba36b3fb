/** The worker: bots decide here, and positions are played out here, so that the page never waits for either. */
import { type AdvisedMove, adviseWith } from '@branchline/bots/foresight'
import { keepBots } from '@branchline/bots/keep'
import { type Review, reviewing } from '@branchline/bots/review'
import { botWith } from '@branchline/bots/with-insight'
import {
  type AnyGame,
  type AnyInsight,
  type GameRecord,
  type GameState,
  isRefusal,
  type Locale,
  type Refusal,
  type Seat,
} from '@branchline/engine'
import { expose } from 'comlink'
import { loadGame, titles } from '../home/titles.ts'

/** The bots of the tables played last keep what they found for one decision for the next. */
const kept = keepBots({ bots: 8, positions: 20_000 })

/** Milliseconds of a long thought before somebody else may ask. */
const BETWEEN = 50

const thinker = {
  async decide(id: string, table: string, view: GameState, seat: Seat, level: string): Promise<string> {
    const game = await gameFor(id)
    const insight = await insightFor(id)
    const make = () => {
      const bot = botWith(insight, level, game, { now: () => performance.now(), seed: `${table} ${seat}` })
      if (isRefusal(bot)) throw new Error(`no bot ${level}`)
      return bot
    }
    return game.print(view, kept.decide(`${table} ${seat} ${level}`, make, view, seat).move)
  },

  /** The five best moves for the seat to act, with what each seat can expect after them. */
  async advise(id: string, view: GameState, locale: Locale): Promise<readonly AdvisedMove[]> {
    const settings = { locale, milliseconds: 2_000, now: () => performance.now() }
    return adviseWith(await insightFor(id), await gameFor(id), view, settings)
  },

  /** Where a game turned, and what everybody could expect after every move, as somebody sees it who knows no secrets. */
  async review(record: GameRecord, locale: Locale, tell: (part: number) => void): Promise<Review | Refusal> {
    const review = reviewing(await insightFor(record.game), await gameFor(record.game), record, { locale })
    let step = review.next()
    let told = performance.now()
    for (; step.done !== true; step = review.next()) {
      if (performance.now() - told < BETWEEN) continue
      tell(step.value)
      // Whoever waits for a decision meanwhile is served first.
      await new Promise((resolve) => setTimeout(resolve))
      told = performance.now()
    }
    return step.value
  },
}
export type Thinker = typeof thinker

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
