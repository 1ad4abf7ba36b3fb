/** The worker: bots decide here, and positions are played out here, so that the page never waits for either. */
import { type Coaching, coaching, judging, type Missed } from '@branchline/bots/coach'
import { dailyMove } from '@branchline/bots/daily'
import { type AdvisedMove, adviseMoves } from '@branchline/bots/foresight'
import { keepBots } from '@branchline/bots/keep'
import { type Known, knownOf } from '@branchline/bots/known'
import { type ToldPuzzle, tellPuzzle, themesOf, type Verdict, verdictOnPlayed } from '@branchline/bots/puzzles'
import { botFor } from '@branchline/bots/registry'
import { type Review, reviewing } from '@branchline/bots/review'
import {
  type GameRecord,
  type GameState,
  isRefusal,
  type Locale,
  loadLanguage,
  type Puzzle,
  type Refusal,
  type Seat,
} from '@branchline/engine'
import { expose } from 'comlink'
import { findTitle, once } from '../titles/titles.ts'

/** The bots of the tables played last keep what they found for one decision for the next. */
const kept = keepBots({ bots: 8, positions: 20_000 })

/** Milliseconds of a long thought before somebody else may ask. */
const BETWEEN = 50
/** Somebody looks at the board and waits for no more. */
const JUDGED_IN = [0, 900] as const

/** Who asks the coach anew wants no answer to what was asked before. */
let lastAsked = 0

/** Thinks as long as it is wanted, and lets others ask in between. */
async function inTurns<Told>(thoughts: Generator<Told | null, void>, isWanted: () => boolean, tell: (told: Told) => void): Promise<void> {
  let rested = performance.now()
  for (const told of thoughts) {
    if (told !== null) tell(told)
    if (performance.now() - rested < BETWEEN) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (!isWanted()) return
    rested = performance.now()
  }
}

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

  /** What the opponent of the day plays there: the same on every machine. */
  async decideOfDay(id: string, seed: string, n: number, view: GameState, seat: Seat): Promise<string> {
    return dailyMove(await loadKnown(id), seed, n, view, seat)
  },

  /** The five best moves for the seat to act, with what each seat can expect after them. */
  async advise(id: string, view: GameState, locale: Locale): Promise<readonly AdvisedMove[]> {
    const settings = { locale, milliseconds: 2_000, now: () => performance.now() }
    const known = await loadKnown(id)
    await loadLanguage(locale)
    return adviseMoves(known, view, settings)
  },

  /** What one could do that differs in kind, told soon and then better; false where the title has no coach. */
  async coach(
    id: string,
    view: GameState,
    seat: Seat,
    players: readonly string[],
    locale: Locale,
    tell: (told: Coaching) => void,
  ): Promise<boolean> {
    const mine = ++lastAsked
    const known = await loadKnown(id)
    await loadLanguage(locale)
    if (known.insight.coach === undefined) return false
    const thoughts = coaching(known, view, seat, { players, locale, now: () => performance.now() })
    await inTurns(thoughts, () => mine === lastAsked, tell)
    return true
  },

  /** What a decision cost, where it cost much. */
  async judge(
    id: string,
    view: GameState,
    seat: Seat,
    played: readonly string[],
    players: readonly string[],
    locale: Locale,
  ): Promise<Missed | null> {
    const known = await loadKnown(id)
    await loadLanguage(locale)
    let found: Missed | null = null
    const settings = { players, locale, now: () => performance.now(), milliseconds: JUDGED_IN }
    await inTurns(
      judging(known, view, seat, played, settings),
      () => true,
      ({ missed }) => {
        found = missed
      },
    )
    return found
  },

  /** Whether what was played so far solves a puzzle. */
  async verdict(
    id: string,
    view: GameState,
    seat: Seat,
    solutions: readonly (readonly string[])[],
    played: readonly unknown[],
  ): Promise<Verdict> {
    return verdictOnPlayed(await loadKnown(id), view, seat, solutions, played)
  },

  async tellPuzzle(id: string, puzzle: Puzzle, players: readonly string[], locale: Locale): Promise<ToldPuzzle | null> {
    const { game, insight } = await loadKnown(id)
    await loadLanguage(locale)
    return insight.coach === undefined ? null : tellPuzzle(game, insight.coach, puzzle, locale, players)
  },

  /** What the themes of puzzles are called. */
  async themes(id: string, themes: readonly string[], locale: Locale): Promise<Readonly<Record<string, string>>> {
    const { game, insight } = await loadKnown(id)
    await loadLanguage(locale)
    return insight.coach === undefined ? {} : themesOf(game, insight.coach, themes, locale)
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
