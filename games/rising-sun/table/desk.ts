/** What lies on the player's desk and is nobody else's business: the hex and the card looked at, and moves to be made one after another. */
import type { Attention } from '@branchline/design'
import { useSyncExternalStore } from 'react'

export interface Held {
  readonly id: string
  /** Where the small card lies on the screen: the large one opens beside it. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Sketch {
  readonly hex: number | null
  readonly card: Held | null
  /** Moves that follow one another, each submitted by itself when its time comes. */
  readonly queue: readonly string[]
}

export interface Desk {
  now(): Sketch
  change(change: Partial<Sketch>): void
  subscribe(listener: () => void): () => void
}

const EMPTY: Sketch = { hex: null, card: null, queue: [] }
const desks = new WeakMap<Attention, Desk>()

/** The desk of a table: board and panels, drawn apart, share it. */
export function deskOf(attention: Attention): Desk {
  let desk = desks.get(attention)
  if (desk === undefined) {
    desk = newDesk()
    desks.set(attention, desk)
  }
  return desk
}

/** Subscribes to one part of the desk, so that a hover redraws one label and not the board. */
export function useDesk<Part extends Sketch[keyof Sketch]>(attention: Attention, pick: (sketch: Sketch) => Part): Part {
  const desk = deskOf(attention)
  const part = () => pick(desk.now())
  return useSyncExternalStore(desk.subscribe, part, part)
}

function newDesk(): Desk {
  let sketch = EMPTY
  const listeners = new Set<() => void>()
  return {
    now: () => sketch,
    change(change) {
      const keys = Object.keys(change) as (keyof Sketch)[]
      if (keys.every((key) => sketch[key] === change[key])) return
      sketch = { ...sketch, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
