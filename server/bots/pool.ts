/**
 * Bots think in worker threads, under a deadline. A thread that is stuck or broken is replaced; its question is answered by what looked best
 * to it at a glance. When more bots are asked than the machine can think for they take turns (queue.ts) and think for a shorter time, also
 * those that have begun; only who waited too long all the same is answered at a glance.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, Decision, Question } from './players.ts'
import { type Asker, fairQueue, type Ticket } from './queue.ts'

export interface BotPool {
  readonly levels: readonly string[]
  /** By game: those its bots may have. */
  readonly characters: ReadonlyMap<string, readonly string[]>
  /** The level that plays where nobody chose one. */
  readonly usual: string
  /**
   * Rejects when the thread crashed or the deadline passed and it had not even said what looks best at a glance. Null when nobody wants to
   * know any more (`isWanted`) by the time it would be thought about.
   */
  decide(question: Question, asker: Asker, isWanted?: () => boolean): Promise<Decision | null>
  /** Questions that wait for a thread. */
  readonly waiting: number
  close(): Promise<void>
}

export interface BotPoolSettings {
  readonly levels: readonly string[]
  readonly characters?: ReadonlyMap<string, readonly string[]>
  readonly usual: string
  /** The script that the threads run. */
  readonly worker: URL
  /** Folders of the packs that are played here. */
  readonly packs?: readonly string[] | undefined
  readonly threads?: number | undefined
  /** Milliseconds after which a thread that has not answered is stuck. */
  readonly deadline: number
  /** The level that answers at once. It is asked for tables that have waited as long as the deadline for a thread. */
  readonly atOnce?: string | undefined
  /** Milliseconds that a level thinks for when it may; null for those whose thought cannot be cut short. */
  readonly fullTime?: ((level: string) => number | null) | undefined
}

interface Job {
  readonly question: Question
  readonly isWanted: () => boolean
  isHurried: boolean
  isShort: boolean
  glance: string | null
  answer(decision: Decision | null): void
  fail(problem: Error): void
}

interface Thread {
  readonly worker: Worker
  /** The number of the question that is to end with what was found so far: the thread looks at it while it thinks. */
  readonly cut: Int32Array
  ticket: Ticket<Job> | null
  isReady: boolean
  deadline: NodeJS.Timeout | null
  enough: NodeJS.Timeout | null
  asked: number
}

/** Loading the games takes a moment on a busy machine. */
const START_DEADLINE = 30_000
/** More tables than all threads together keep bots for. */
const MOST_HOMES = 1000
const MEMORY = { maxOldGenerationSizeMb: 512 }

export function openBots(settings: BotPoolSettings): BotPool {
  const most = settings.threads ?? Math.max(1, availableParallelism() - 1)
  const threads = new Set<Thread>()
  const queue = fairQueue<Job>({ now: () => performance.now(), places: most, placesEach: Math.max(1, Math.floor(most / 2)) })
  let isClosed = false
  let asked = 0

  /** Which thread thought about a table last: it may still know what it found. Those asked about longest ago come first. */
  const homes = new Map<string, Thread>()

  function give(): void {
    if (isClosed) return
    while (queue.waiting > 0 && [...threads].some(isFree)) {
      const ticket = queue.next()
      if (ticket === null) break
      const { question, isWanted, answer } = ticket.item
      if (isWanted()) begin(threadFor(question.table) as Thread, ticket)
      else {
        queue.end(ticket)
        answer(null)
      }
    }
    if (queue.waiting > 0 && threads.size < most) start()
    for (const thread of threads) limit(thread)
  }

  /** Gives a thought the time that is due to it as things are: less when others have come, more when they have gone. */
  function limit(thread: Thread): void {
    const { ticket } = thread
    if (thread.enough !== null) clearTimeout(thread.enough)
    thread.enough = null
    if (ticket === null || ticket.begun === null || ticket.item.isShort || queue.waiting === 0) return
    const full = settings.fullTime?.(ticket.item.question.level) ?? null
    if (full === null) return
    const left = queue.timeOf(ticket, full) - (performance.now() - ticket.begun)
    const enough = () => {
      ticket.item.isShort = true
      Atomics.store(thread.cut, 0, thread.asked)
    }
    if (left <= 0) enough()
    else if (left < full) thread.enough = setTimeout(enough, left)
  }

  /** Nobody waits for the thread that knows the table: any that is free will do. */
  function threadFor(table: string): Thread | undefined {
    const home = homes.get(table)
    if (home !== undefined && isFree(home)) return home
    for (const thread of threads) if (isFree(thread)) return thread
    return undefined
  }

  const isFree = (thread: Thread) => threads.has(thread) && thread.isReady && thread.ticket === null

  function remember(table: string, thread: Thread): void {
    homes.delete(table)
    homes.set(table, thread)
    if (homes.size <= MOST_HOMES) return
    for (const oldest of homes.keys()) {
      homes.delete(oldest)
      return
    }
  }

  function begin(thread: Thread, ticket: Ticket<Job>): void {
    const job = ticket.item
    remember(job.question.table, thread)
    thread.ticket = ticket
    thread.deadline = setTimeout(() => end(thread, new Error('the bot did not answer in time')), settings.deadline)
    const { atOnce } = settings
    job.isHurried = atOnce !== undefined && (ticket.begun as number) - ticket.since >= settings.deadline
    thread.asked = ++asked
    thread.worker.postMessage({ number: asked, question: job.isHurried ? { ...job.question, level: atOnce } : job.question })
  }

  /** The thread has nothing to think about any more. */
  function free(thread: Thread): Job | null {
    const { ticket } = thread
    if (thread.deadline !== null) clearTimeout(thread.deadline)
    if (thread.enough !== null) clearTimeout(thread.enough)
    thread.ticket = null
    if (ticket === null) return null
    queue.end(ticket)
    return ticket.item
  }

  function start(): void {
    const cut = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const worker = new Worker(settings.worker, { resourceLimits: MEMORY, workerData: { cut, packs: settings.packs ?? [] } })
    const thread: Thread = { worker, cut, ticket: null, isReady: false, deadline: null, enough: null, asked: 0 }
    threads.add(thread)
    thread.deadline = setTimeout(() => end(thread, new Error('the bot did not start')), START_DEADLINE)
    worker.on('message', (message: 'ready' | Answer) => {
      if (message !== 'ready' && 'glance' in message) {
        if (thread.ticket !== null) thread.ticket.item.glance = message.glance
        return
      }
      const job = free(thread)
      thread.isReady = true
      if (message !== 'ready' && job !== null) {
        const { isShort, isHurried } = job
        if ('decision' in message)
          job.answer({ ...message.decision, fallback: message.decision.fallback || isHurried, ...(isShort ? { isShort } : {}) })
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
    const job = free(thread)
    void thread.worker.terminate()
    if (job !== null) fallBack(job, why)
    // A thread that never came up would not come up again at once: those who wait are not kept waiting for it.
    if (!thread.isReady) for (const { item } of queue.clear()) item.fail(why)
    give()
  }

  function fallBack({ glance, answer, fail }: Job, why: Error): void {
    if (glance === null || isClosed) fail(why)
    else answer({ move: glance, fallback: true })
  }

  return {
    levels: settings.levels,
    characters: settings.characters ?? new Map(),
    usual: settings.usual,
    decide: (question, asker, isWanted = () => true) =>
      new Promise((answer, fail) => {
        if (isClosed) return fail(new Error('closed'))
        queue.add(asker, { question, isWanted, isHurried: false, isShort: false, glance: null, answer, fail })
        give()
      }),
    get waiting() {
      return queue.waiting
    },
    async close() {
      isClosed = true
      for (const { item } of queue.clear()) item.fail(new Error('closed'))
      const ended = [...threads].map((thread) => thread.worker.terminate())
      for (const thread of threads) end(thread, new Error('closed'))
      await Promise.all(ended)
    },
  }
}
