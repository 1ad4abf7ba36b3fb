/**
 * Whether the house was open, and what time it is. Every process leaves a sign of life now and then; a gap between two of them is time in which nobody could
 * move, and nobody loses it: all clocks that ran are moved on by it, in the commit that closes the gap, so it is done once. The same is done when the clock on
 * the wall was set, or the machine slept: the time of the house (steady.ts) follows the wall, and all that runs is moved along.
 */
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import { NotStored, Overtaken, type Write } from '../storage/group.ts'
import type { Storage } from '../storage/storage.ts'
import type { Correction } from './correction.ts'
import { CORRECTION, moveOn, moveWithClock } from './move-on.ts'
import { JUMP, type SteadyClock } from './steady.ts'

export interface Heartbeat {
  /** Closes the gap since the house was open last; from now on it beats by itself. */
  begin(): Promise<void>
  /** After a time without storage, or in which this process slept: closes the gap. Otherwise nothing. */
  beat(): Promise<void>
  /** Another process has corrected the clocks: this one follows. */
  heard(): Promise<void>
  /** What was done to all clocks last; null if nothing ever was. */
  correction(): Correction | null
  close(): Promise<void>
}

export interface HeartbeatSettings {
  readonly storage: Storage
  readonly now: () => number
  /** Null where the time is set by hand. */
  readonly clock: SteadyClock | null
  /** What the clock is held against: the wall's, or, for several processes, that of the database they share. */
  readonly witness: () => Promise<number>
  readonly log: Logger
  readonly bus: Bus | null
  /** Called when clocks were moved on, and with `by` what else counts durations: what is in memory of them is no longer true. Other processes hear of it. */
  onMoved(by: number): void
}

const EVERY = 30_000
const LOOK_EVERY = 1_000
/** Shorter gaps are not worth the trouble: a restart, a slow disk. */
export const LEAST_GAP = 5 * 60_000
/** Where other processes are awake there is a sign of theirs that is no older. */
const FRESH = EVERY + 15_000
const NAME = 'pulse'

export function openHeartbeat(settings: HeartbeatSettings): Heartbeat {
  const { storage, now, clock, log, bus } = settings
  const { db } = storage
  let isFailing = false
  let lastBeat = performance.now()
  let corrected: Correction | null = null
  /** One thing after the other: a comparison between the two halves of a beat would count the same time twice. */
  let busy: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = busy.then(act)
    busy = done.catch(() => {})
    return done
  }

  /**
   * Frozen, and woken again: nobody could reach this process. The clock on the wall does not tell that from being set, so the other is
   * asked. Where other processes were awake they have left signs meanwhile, and there is no gap.
   */
  const hasSlept = () => performance.now() - lastBeat >= LEAST_GAP

  async function lastSign(): Promise<number | null> {
    const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst()
    return row === undefined ? null : Number(row.value)
  }

  async function readCorrection(): Promise<void> {
    const row = await db.selectFrom('settings').select('value').where('name', '=', CORRECTION).executeTakeFirst()
    corrected = row === undefined ? null : (JSON.parse(row.value) as Correction)
  }

  const signed = (at: number): Write =>
    db
      .insertInto('settings')
      .values({ name: NAME, value: String(at) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(at) }))
      .compile()

  /** Takes the old sign away: only one process can. */
  function taken(before: number): Write {
    const write = db.deleteFrom('settings').where('name', '=', NAME).where('value', '=', String(before)).compile()
    return { ...write, mustChange: 1, ...(bus === null ? {} : { tell: bus.words({ type: 'clocks' }) }) }
  }

  /** False when another process was quicker, and did what was to be done. */
  async function correct(before: number, correction: Correction, also: readonly Write[] = []): Promise<boolean> {
    try {
      await storage.commit([taken(before), ...moveOn(storage, correction), ...also, signed(correction.at)])
    } catch (error) {
      if (error instanceof Overtaken || (error instanceof NotStored && error.cause instanceof Overtaken)) return false
      throw error
    }
    corrected = correction
    return true
  }

  async function sign(isAfterGap: boolean): Promise<void> {
    const at = now()
    const before = isAfterGap ? await lastSign() : null
    const gap = before === null ? 0 : at - before
    // The last sign lies ahead: the clock was set back while the house was closed.
    if (before === null || (gap < LEAST_GAP && gap > -JUMP)) return storage.commit([signed(at)])
    if (!(await correct(before, { at, by: gap }))) return
    if (gap > 0) log.info({ minutes: Math.round(gap / 60_000) }, 'the house was closed: all clocks are moved on')
    else
      log.warn(
        { seconds: Math.round(gap / 1000) },
        'the clock was set back while the house was closed: running clocks go on from where they were',
      )
    settings.onMoved(0)
  }

  async function compare(): Promise<void> {
    if (clock === null) return
    clock.tick()
    const by = clock.behind(await settings.witness())
    if (by === 0) return
    const at = now() + Math.round(by)
    const before = await lastSign()
    // Others are awake, and count on: this process alone slept, or its news of the correction are late.
    const isOnlyMine = bus !== null && before !== null && before <= at + JUMP && before >= at - FRESH
    const seconds = Math.round(by / 1000)
    if (isOnlyMine || before === null) {
      clock.moveBy(by)
      await readCorrection()
      log.warn({ seconds }, 'this process slept, or was set: it follows the time of the others')
      return
    }
    const isMine = await correct(before, { at, by: Math.round(by) }, moveWithClock(storage, Math.round(by)))
    clock.moveBy(by)
    if (!isMine) return readCorrection()
    log.warn({ seconds }, 'the clock was set, or the machine slept: running clocks are corrected, nobody loses or gains time')
    settings.onMoved(Math.round(by))
  }

  async function beat(): Promise<void> {
    const began = performance.now()
    await sign(isFailing || hasSlept())
    isFailing = false
    lastBeat = began
  }

  function tick(): void {
    inTurn(beat).catch(() => {
      isFailing = true
    })
  }

  let timer: ReturnType<typeof setInterval> | undefined
  let looks: ReturnType<typeof setInterval> | undefined
  let compared = performance.now()
  return {
    async begin() {
      // A first look at the witness: until now there was none.
      if (clock !== null) clock.moveBy((await settings.witness()) - clock.now())
      await inTurn(() => sign(true))
      await readCorrection()
      timer = setInterval(tick, EVERY)
      looks = setInterval(() => {
        clock?.tick()
        // The database is not asked every second.
        if (bus !== null && performance.now() - compared < 10 * LOOK_EVERY) return
        compared = performance.now()
        inTurn(compare).catch(() => {})
      }, LOOK_EVERY)
      timer.unref()
      looks.unref()
    },
    async beat() {
      await inTurn(compare)
      if (isFailing || hasSlept()) await inTurn(beat)
    },
    heard: () => inTurn(() => compare().then(readCorrection)),
    correction: () => corrected,
    async close() {
      clearInterval(timer)
      clearInterval(looks)
      await inTurn(() => sign(false)).catch(() => {})
    },
  }
}
