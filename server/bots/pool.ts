/**
 * Bots think in worker threads, under a deadline. A thread that is stuck or broken is replaced; its question is answered by what looked best
 * to it at a glance. So are questions that waited too long for a thread, when more bots are asked than the machine can think for.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, Decision, Question } from './players.ts'

export interface BotPool {
  readonly levels: readonly string[]
  /** The level that plays where nobody chose one. */
  readonly usual: string
  /** Rejects when the thread crashed or the deadline passed and it had not even said what looks best at a glance. */
  decide(question: Question): Promise<Decision>
  close(): Promise<void>
}

export interface BotPoolSettings {
  readonly levels: readonly string[]
  readonly usual: string
  /** The script that the threads run. */
  readonly worker: URL
  readonly threads?: number | undefined
  /** Milliseconds after which a thread that has not answered is stuck. */
  readonly deadline: number
  /** The level that answers at once. It is asked for tables that have waited as long as the deadline for a thread. */
  readonly atOnce?: string | undefined
}

interface Job {
  readonly question: Question
  readonly since: number
  isHurried: boolean
  glance: string | null
  answer(decision: Decision): void
  fail(problem: Error): void
}

interface Thread {
  readonly worker: Worker
  job: Job | null
  isReady: boolean
  deadline: NodeJS.Timeout | null
}

/** Loading the games takes a moment on a busy machine. */
const START_DEADLINE = 30_000
/** More tables than all threads together keep bots for. */
const MOST_HOMES = 1000
const MEMORY = { maxOldGenerationSizeMb: 512 }

export function openBots(settings: BotPoolSettings): BotPool {
  const most = settings.threads ?? Math.max(1, availableParallelism() - 1)
  const threads = new Set<Thread>()
  const waiting: Job[] = []
  let isClosed = false
  let asked = 0

  /** Which thread thought about a table last: it may still know what it found. Those asked about longest ago come first. */
  const homes = new Map<string, Thread>()

  function give(): void {
    if (isClosed) return
    while (waiting.length > 0) {
      const thread = threadFor((waiting[0] as Job).question.table)
      if (thread === undefined) break
      begin(thread, waiting.shift() as Job)
    }
    if (waiting.length > 0 && threads.size < most) start()
  }

  /** Nobody waits for the thread that knows the table: any that is free will do. */
  function threadFor(table: string): Thread | undefined {
    const home = homes.get(table)
    if (home !== undefined && isFree(home)) return home
    for (const thread of threads) if (isFree(thread)) return thread
    return undefined
  }

  const isFree = (thread: Thread) => threads.has(thread) && thread.isReady && thread.job === null

  function remember(table: string, thread: Thread): void {
    homes.delete(table)
    homes.set(table, thread)
    if (homes.size <= MOST_HOMES) return
    for (const oldest of homes.keys()) {
      homes.delete(oldest)
      return
    }
  }

  function begin(thread: Thread, job: Job): void {
    remember(job.question.table, thread)
    thread.job = job
    thread.deadline = setTimeout(() => end(thread, new Error('the bot did not answer in time')), settings.deadline)
    const { atOnce } = settings
    job.isHurried = atOnce !== undefined && performance.now() - job.since >= settings.deadline
    thread.worker.postMessage({ number: ++asked, question: job.isHurried ? { ...job.question, level: atOnce } : job.question })
  }

  function start(): void {
    const worker = new Worker(settings.worker, { resourceLimits: MEMORY })
    const thread: Thread = { worker, job: null, isReady: false, deadline: null }
    threads.add(thread)
    thread.deadline = setTimeout(() => end(thread, new Error('the bot did not start')), START_DEADLINE)
    worker.on('message', (message: 'ready' | Answer) => {
      const { job } = thread
      if (message !== 'ready' && 'glance' in message) {
        if (job !== null) job.glance = message.glance
        return
      }
      if (thread.deadline !== null) clearTimeout(thread.deadline)
      thread.isReady = true
      thread.job = null
      if (message !== 'ready' && job !== null) {
        if ('decision' in message) job.answer(job.isHurried ? { ...message.decision, fallback: true } : message.decision)
        else fallBack(job, new Error(message.problem))
      }
      give()
    })
    worker.on('error', (error) => end(thread, error))
    worker.on('exit', () => end(thread, new Error('the bot stopped')))
    worker.unref()
  }

  /** Ends a thread and, if questions wait, lets another take its place. */
  function end(thread: Thread, why: Error): void {
    if (!threads.delete(thread)) return
    for (const [table, home] of homes) if (home === thread) homes.delete(table)
    if (thread.deadline !== null) clearTimeout(thread.deadline)
    void thread.worker.terminate()
    if (thread.job !== null) fallBack(thread.job, why)
    // A thread that never came up would not come up again at once: those who wait are not kept waiting for it.
    if (!thread.isReady) for (const job of waiting.splice(0)) job.fail(why)
    give()
  }

  function fallBack({ glance, answer, fail }: Job, why: Error): void {
    if (glance === null || isClosed) fail(why)
    else answer({ move: glance, fallback: true })
  }

  return {
    levels: settings.levels,
    usual: settings.usual,
    decide: (question) =>
      new Promise((answer, fail) => {
        if (isClosed) return fail(new Error('closed'))
        waiting.push({ question, since: performance.now(), isHurried: false, glance: null, answer, fail })
        give()
      }),
    async close() {
      isClosed = true
      for (const job of waiting.splice(0)) job.fail(new Error('closed'))
      const ended = [...threads].map((thread) => thread.worker.terminate())
      for (const thread of threads) end(thread, new Error('closed'))
      await Promise.all(ended)
    },
  }
}
