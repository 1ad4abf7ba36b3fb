/** The one place where the server meets the bots. Runs in a worker thread: gives a seat's view, gets a move in notation. */
import { parentPort, workerData } from 'node:worker_threads'
import { botCode, botFor, type Known, keepBots } from '@branchline/bots'
import { isRefusal } from '@branchline/engine'

/** All that a bot is told. The view, never the state. */
export interface Question {
  /** Where the bot sits: it may have thought about this table before. */
  readonly table: string
  readonly game: string
  readonly level: string
  readonly character?: string | null | undefined
  readonly view: unknown
  readonly seat: number
  readonly seed: string
}
export interface Asked {
  readonly number: number
  readonly question: Question
}
/** A move in notation; `fallback` when it is not the one that the bot was looking for. */
export interface Decision {
  readonly move: string
  readonly fallback: boolean
  /** It had less time than it would have taken, because others waited. */
  readonly isShort?: boolean
}
/** Who thinks for long first says what looks best at a glance: that is played if nothing better comes in time. */
export type Answer =
  | { readonly number: number; readonly decision: Decision }
  | { readonly number: number; readonly glance: string }
  | { readonly number: number; readonly problem: string }

type Decide = (question: Question, glance: (move: string) => void) => Decision

const LEVELS_AT_ONCE = ['random', 'trainee', 'apprentice']

/** Answers with one of the registered bots, which stay at their seats as long as there is room for what they remember. */
export function playersOf(titles: readonly Known[]): Decide {
  const kept = keepBots()
  // Bots look at the time while they think: when others wait it is later than any moment, also than an end that a bot sets itself when it
  // begins after that, and they answer with the best they have found.
  const now = () => (isEnough() ? Number.POSITIVE_INFINITY : performance.now())
  return ({ table, game: id, level, character, view, seat, seed }, glance) => {
    const known = titles.find(({ game }) => game.id === id)
    if (known === undefined) throw new Error(`no game ${id}`)
    const { game } = known
    const make = (code: string) => {
      const bot = botFor(code, known, { seed, now })
      if (isRefusal(bot)) throw new Error(`no bot ${code}`)
      return bot
    }
    if (!LEVELS_AT_ONCE.includes(level)) glance(game.print(view, make('apprentice').decide(view, seat)))
    const code = botCode(level, character)
    const { move, thinking } = kept.decide(`${table} ${seat} ${code}`, () => make(code), view, seat)
    return { move: game.print(view, move), fallback: thinking.fallback }
  }
}

let thinkingAbout = 0

/** Whether the pool wants to have the answer now (see its `cut`). */
function isEnough(): boolean {
  const cut = (workerData as { readonly cut?: Int32Array } | null)?.cut
  return cut !== undefined && thinkingAbout > 0 && Atomics.load(cut, 0) === thinkingAbout
}

/** The loop of a worker thread. */
export function answerQuestions(decide: Decide): void {
  parentPort?.on('message', ({ number, question }: Asked) => {
    thinkingAbout = number
    let answer: Answer
    try {
      answer = { number, decision: decide(question, (glance) => parentPort?.postMessage({ number, glance } satisfies Answer)) }
    } catch (error) {
      answer = { number, problem: (error as Error).message }
    }
    parentPort?.postMessage(answer)
  })
  parentPort?.postMessage('ready')
}
