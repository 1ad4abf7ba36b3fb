/**
 * What lies on a player's desk and is nobody else's business: what is looked at, what is sketched, moves to be made one after
 * another. Board and panels are drawn apart and share it; who subscribes to a part of it is redrawn for that part only.
 */
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand'
import type { Attention } from './attention.ts'

export interface Desk<Sketch> {
  now(): Sketch
  change(change: Partial<Sketch>): void
  subscribe(listener: () => void): () => void
}

export interface Desks<Sketch> {
  /** The desk of a table. */
  deskOf(attention: Attention): Desk<Sketch>
  useDesk<Part extends Sketch[keyof Sketch]>(attention: Attention, pick: (sketch: Sketch) => Part): Part
}

/** The desks of one game's tables, each empty at first. */
export function desksFor<Sketch extends object>(empty: Sketch): Desks<Sketch> {
  const desks = new WeakMap<Attention, Desk<Sketch>>()

  function deskOf(attention: Attention): Desk<Sketch> {
    let desk = desks.get(attention)
    if (desk === undefined) {
      desk = newDesk(empty)
      desks.set(attention, desk)
    }
    return desk
  }

  function useDesk<Part extends Sketch[keyof Sketch]>(attention: Attention, pick: (sketch: Sketch) => Part): Part {
    const desk = deskOf(attention)
    const part = () => pick(desk.now())
    return useSyncExternalStore(desk.subscribe, part, part)
  }

  return { deskOf, useDesk }
}

function newDesk<Sketch extends object>(empty: Sketch): Desk<Sketch> {
  const store = createStore<Sketch>(() => empty)
  return {
    now: store.getState,
    change(change) {
      const [sketch, keys] = [store.getState(), Object.keys(change) as (keyof Sketch)[]]
      if (keys.some((key) => sketch[key] !== change[key])) store.setState(change)
    },
    subscribe: (listener) => store.subscribe(() => listener()),
  }
}
