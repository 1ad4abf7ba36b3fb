/**
 * Moves that are being shown, one after the other: several rivals are never in motion at once. From the fourth that waits on they go twice as fast,
 * and what waits too long is not shown at all: the recap tells it. Nothing here waits for anything but time.
 */
import { endOf, type Flight, type Interlude, type LogEntry, type TimedFlight, timed } from '@branchline/design'
import type { Seat } from '@branchline/engine'
import { createStore } from 'zustand'

export interface Act {
  /** Whose move it is; null for the game's own. */
  readonly seat: Seat | null
  readonly entries: readonly LogEntry[]
  readonly flights: readonly Flight[]
  /** It is looked at for at least so long, also where nothing flies. */
  readonly least?: number
  /** It is over after so long, however much flies. */
  readonly most?: number
  /** What the bar says meanwhile. */
  readonly interlude?: Interlude
}

export interface PlayedAct extends Act {
  readonly id: number
  readonly flights: readonly Flight[]
  readonly timed: readonly TimedFlight[]
  /** Twice as fast: 2. */
  readonly speed: number
  /** In milliseconds. */
  readonly lasts: number
}

interface MotionState {
  readonly act: PlayedAct | null
  readonly waiting: readonly Act[]
  readonly isPaused: boolean
  /** Nothing is shown until somebody has to decide. */
  readonly isHurried: boolean
}

/** This many may wait; older ones are left out. */
const MOST_WAITING = 8
/** From this many on they go twice as fast. */
const HURRY = 4

export function newMotionQueue() {
  const store = createStore<MotionState>(() => ({ act: null, waiting: [], isPaused: false, isHurried: false }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let count = 0
  let listeners: (() => void)[] = []

  const next = () => {
    clearTimeout(timer)
    const { waiting, isPaused } = store.getState()
    const [first, ...others] = waiting
    if (first === undefined || isPaused) {
      store.setState({ act: null })
      if (!isPaused) settle()
      return
    }
    const list = timed(first.flights)
    const time = Math.max(endOf(list), first.least ?? 0)
    // What is to be read is read no faster because more waits.
    const haste = waiting.length >= HURRY && first.interlude === undefined ? 2 : 1
    const speed = Math.max(haste, first.most === undefined || time === 0 ? 1 : time / first.most) * pace
    store.setState({ act: { ...first, id: ++count, timed: list, speed, lasts: time / speed }, waiting: others })
    timer = setTimeout(next, time / speed)
  }
  const settle = () => {
    const told = listeners
    listeners = []
    for (const listener of told) listener()
  }
  let pace = 1

  return {
    store,
    /** How fast all of it goes: 1 as a rule. */
    setPace(wanted: number): void {
      pace = wanted
    },
    add(act: Act): void {
      if (store.getState().isHurried || (act.flights.length === 0 && (act.least ?? 0) === 0)) return
      store.setState(({ waiting }) => ({ waiting: [...waiting, act].slice(-MOST_WAITING) }))
      if (store.getState().act === null) next()
    },
    /** What is shown now stands until somebody goes on. */
    stay(): void {
      clearTimeout(timer)
      store.setState(({ act }) => (act === null ? {} : { act: { ...act, lasts: Number.POSITIVE_INFINITY } }))
    },
    /** Everything is where it belongs, at once. */
    clear(): void {
      clearTimeout(timer)
      const { act, waiting, isPaused } = store.getState()
      if (act !== null || waiting.length > 0 || isPaused) store.setState({ act: null, waiting: [], isPaused: false })
      settle()
    },
    /** What is under way comes to its end; the next one waits. */
    pause(isPaused: boolean): void {
      store.setState({ isPaused })
      if (!isPaused && store.getState().act === null) next()
    },
    /** What others do is there at once, and nobody waits for it to be seen. */
    hurry(isHurried: boolean): void {
      if (store.getState().isHurried === isHurried) return
      store.setState({ isHurried })
      if (isHurried) this.clear()
    },
    get isIdle(): boolean {
      const { act, waiting, isPaused } = store.getState()
      return act === null && waiting.length === 0 && !isPaused
    },
    /** When all has been shown. */
    whenIdle(listener: () => void): void {
      if (this.isIdle) listener()
      else listeners.push(listener)
    },
  }
}
