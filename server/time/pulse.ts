/**
 * Whether the house was open. Every process leaves a sign of life now and then; a gap between two of them is time in which nobody could
 * move, and nobody loses it: all clocks that ran are moved on by it, in the commit that closes the gap, so it is done once.
 */
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import { NotStored, Overtaken, type Write } from '../storage/group.ts'
import type { Storage } from '../storage/storage.ts'
import { DEADLINE } from './at-table.ts'

export interface Pulse {
  /** Closes the gap since the house was open last; from now on it beats by itself. */
  begin(): Promise<void>
  /** After a time without storage, or in which this process slept: closes the gap. Otherwise nothing. */
  beat(): Promise<void>
  close(): Promise<void>
}

const EVERY = 30_000
/** Shorter gaps are not worth the trouble: a restart, a slow disk. */
export const LEAST_GAP = 5 * 60_000
const NAME = 'pulse'

/** `onMoved` is called when clocks were moved on: what is in memory of them is no longer true. Other processes hear of it. */
export function openPulse(storage: Storage, now: () => number, log: Logger, bus: Bus | null, onMoved: () => void): Pulse {
  const { db } = storage
  let isFailing = false
  let lastBeat = performance.now()
  /**
   * Frozen, and woken again: nobody could reach this process. The clock on the wall does not tell that from being set, so the other is
   * asked. Where other processes were awake they have left signs meanwhile, and there is no gap.
   */
  const hasSlept = () => performance.now() - lastBeat >= LEAST_GAP
  const lastSign = async () => {
    const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst()
    return row === undefined ? null : Number(row.value)
  }

  /** Takes the old sign away: only one process can. */
  function taken(before: string): Write {
    const write = db.deleteFrom('settings').where('name', '=', NAME).where('value', '=', before).compile()
    return { ...write, mustChange: 1, ...(bus === null ? {} : { tell: bus.words({ type: 'clocks' }) }) }
  }

  async function sign(isAfterGap: boolean): Promise<void> {
    const before = await lastSign()
    const at = now()
    const gap = isAfterGap && before !== null ? at - before : 0
    const shift = gap >= LEAST_GAP ? gap : 0
    try {
      await storage.commit([
        ...(shift === 0 ? [] : [taken(String(before)), ...moveOn(storage, shift)]),
        db
          .insertInto('settings')
          .values({ name: NAME, value: String(at) })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(at) }))
          .compile(),
      ])
    } catch (error) {
      // Another process was quicker, and did what was to be done.
      if (error instanceof Overtaken || (error instanceof NotStored && error.cause instanceof Overtaken)) return
      throw error
    }
    if (shift === 0) return
    log.info({ minutes: Math.round(shift / 60_000) }, 'the house was closed: all clocks are moved on')
    onMoved()
  }

  async function beat(): Promise<void> {
    const began = performance.now()
    await sign(isFailing || hasSlept())
    isFailing = false
    lastBeat = began
  }

  function tick(): void {
    beat().catch(() => {
      isFailing = true
    })
  }

  let timer: ReturnType<typeof setInterval> | undefined
  return {
    async begin() {
      await sign(true)
      timer = setInterval(tick, EVERY)
      timer.unref()
    },
    async beat() {
      if (isFailing || hasSlept()) await beat()
    },
    async close() {
      clearInterval(timer)
      await sign(false).catch(() => {})
    },
  }
}

/** A new revision too: whoever has decided something on the clocks as they were is overtaken. */
function moveOn({ db }: Storage, by: number): Write[] {
  const clocks = { since: sql<number>`since + ${by}`, free_until: sql<number>`free_until + ${by}`, deadline: sql<number>`deadline + ${by}` }
  const running = db.selectFrom('clocks').select('table_id').where('seat', 'is not', null)
  return [
    db.updateTable('tables').set({ revision: sql<number>`revision + 1` }).where('id', 'in', running).compile(),
    db.updateTable('clocks').set(clocks).where('seat', 'is not', null).compile(),
    db
      .updateTable('jobs')
      .set({ due_at: sql<number>`due_at + ${by}`, holder: null, held_until: 0 })
      .where('kind', '=', DEADLINE)
      .compile(),
  ]
}
