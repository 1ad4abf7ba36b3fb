/** The one place where the server meets the bots. Runs in a worker thread: gives a seat's view, gets a move in notation. */
import { parentPort } from 'node:worker_threads'
import { botFor, keepBots } from '@branchline/bots'
import { type AnyGame, isRefusal } from '@branchline/engine'

/** All that a bot is told. The view, never the state. */
export interface Question {
  /** Where the bot sits: it may have thought about this table before. */
  readonly table: string
  readonly game: string
  readonly level: string
  readonly view: unknown
  readonly seat: number
  readonly seed: string
}
export interface Asked {
  readonly number: number
  readonly question: Question
}
export type Answer = { readonly number: number; readonly move: string } | { readonly number: number; readonly problem: string }

/** Answers with one of the registered bots, which stay at their seats as long as there is room for what they remember. */
export function playersOf(games: readonly AnyGame[]): (question: Question) => string {
  const kept = keepBots()
  return ({ table, game: id, level, view, seat, seed }) => {
    const game = games.find((one) => one.id === id)
    if (game === undefined) throw new Error(`no game ${id}`)
    const make = () => {
      const bot = botFor(level, game, { seed, now: () => performance.now() })
      if (isRefusal(bot)) throw new Error(`no bot ${level}`)
      return bot
    }
    return game.print(view, kept.decide(`${table} ${seat} ${level}`, make, view, seat))
  }
}

/** The loop of a worker thread. */
export function answerQuestions(decide: (question: Question) => string): void {
  parentPort?.on('message', ({ number, question }: Asked) => {
    let answer: Answer
    try {
      answer = { number, move: decide(question) }
    } catch (error) {
      answer = { number, problem: (error as Error).message }
    }
    parentPort?.postMessage(answer)
  })
  parentPort?.postMessage('ready')
}
