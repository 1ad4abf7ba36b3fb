/**
 * What a page shows of something that changes by itself: a table, the address, the titles. Put together when somebody asks for it, and the
 * same object until it is said that something has changed. Zustand keeps who is told.
 */
import { createStore } from 'zustand/vanilla'

export interface Observed<Shown> {
  now(): Shown
  /** Something it is made of is another: it is put together anew, and whoever looks is told. */
  changed(): void
  subscribe(listener: () => void): () => void
  /** Whether anybody looks. */
  readonly isWatched: boolean
}

export function observed<Shown>(make: () => Shown): Observed<Shown> {
  const changes = createStore<{ readonly count: number }>(() => ({ count: 0 }))
  let made: { readonly of: number; readonly shown: Shown } | null = null
  let watchers = 0
  return {
    now() {
      const { count } = changes.getState()
      if (made?.of !== count) made = { of: count, shown: make() }
      return made.shown
    },
    changed: () => changes.setState(({ count }) => ({ count: count + 1 })),
    subscribe(listener) {
      const leave = changes.subscribe(() => listener())
      watchers++
      return () => {
        leave()
        watchers--
      }
    },
    get isWatched() {
      return watchers > 0
    },
  }
}
