/** The worker: bots decide here, and positions are played out here, so that the page never waits for either. */
import { type AdvisedMove, adviseMoves } from '@branchline/bots/foresight'
import { keepBots } from '@branchline/bots/keep'
import { type Known, knownOf } from '@branchline/bots/known'
import { botFor } from '@branchline/bots/registry'
import { type Review, reviewing } from '@branchline/bots/review'
import { type GameRecord, type GameState, isRefusal, type Locale, loadLanguage, type Refusal, type Seat } from '@branchline/engine'
import { expose } from 'comlink'
import { findTitle, once } from '../titles/titles.ts'

/** The bots of the tables played last keep what they found for one decision for the next. */
const kept = keepBots({ bots: 8, positions: 20_000 })

/** Milliseconds of a long thought before somebody else may ask. */
const BETWEEN = 50

const thinker = {
  async decide(id: string, table: string, view: GameState, seat: Seat, level: string): Promise<string> {
    const known = await loadKnown(id)
    const make = () => {
      const bot = botFor(level, known, { now: () => performance.now(), seed: `${table} ${seat}` })
      if (isRefusal(bot)) throw new Error(`no bot ${level}`)
      return bot
    }
    return known.game.print(view, kept.decide(`${table} ${seat} ${level}`, make, view, seat).move)
  },

  /** The five best moves for the seat to act, with what each seat can expect after them. */
  async advise(id: string, view: GameState, locale: Locale): Promise<readonly AdvisedMove[]> {
    const settings = { locale, milliseconds: 2_000, now: () => performance.now() }
    const known = await loadKnown(id)
    await loadLanguage(locale)
    return adviseMoves(known, view, settings)
  },

  /** Where a game turned, and what everybody could expect after every move, as somebody sees it who knows no secrets. */
  async review(record: GameRecord, locale: Locale, tell: (part: number) => void): Promise<Review | Refusal> {
    const known = await loadKnown(record.game)
    await loadLanguage(locale)
    const review = reviewing(known, record, { locale })
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

/** The rules of a title with what bots know of them; of one that brings nothing along they know the score sheet. */
const loadKnown = once(async (id): Promise<Known> => {
  const title = await findTitle(id)
  if (title === undefined) throw new Error(`no game ${id}`)
  return knownOf(title)
})

expose(thinker)
