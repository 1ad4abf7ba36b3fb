/**
 * The time of the house: as long as it is, by a clock that nobody sets; which day it is, by the one on the wall. So a wall clock that is set
 * takes nobody's time and gives nobody any: it is noticed (`behind`), and what counts durations is corrected before the house follows it.
 *
 * Time in which this process did not run is not counted either. A machine that sleeps stops the steady clock on most systems; where it
 * goes on, and where the process alone was frozen, nobody looked at it for so long.
 */
export interface Sources {
  /** Milliseconds since 1970; may jump. */
  readonly wall: () => number
  /** Milliseconds from any moment; never jumps. */
  readonly monotonic: () => number
}

export interface SteadyClock {
  now(): number
  /** To be called every second or so. */
  tick(): void
  /** How far it is behind the wall, or, where there is a better witness of the time, behind that. Small differences are made up for slowly. */
  behind(witness?: number): number
  /** Follows the wall after what counts durations was corrected. */
  moveBy(milliseconds: number): void
}

/** Nobody looked at the clock for so long: the process did not run. */
export const FROZEN = 10_000
/** A clock that is set by more has jumped. */
export const JUMP = 5_000
/** Clocks that are disciplined over the net are hurried or held back by half of this. */
const MOST_DRIFT = 0.001

export function steadyClock({ wall, monotonic }: Sources): SteadyClock {
  let shown = wall()
  let looked = monotonic()
  let unslewed = 0

  function look(): number {
    const at = monotonic()
    const passed = at - looked
    looked = at
    if (passed >= FROZEN) return shown
    unslewed += passed
    shown += passed
    return shown
  }

  return {
    now: () => Math.floor(look()),
    tick: () => void look(),
    behind(witness = wall()) {
      const off = witness - look()
      if (Math.abs(off) >= JUMP) return off
      const most = unslewed * MOST_DRIFT
      unslewed = 0
      shown += Math.max(-most, Math.min(most, off))
      return 0
    },
    moveBy(milliseconds) {
      shown += milliseconds
    },
  }
}
