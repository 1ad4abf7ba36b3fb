/** The hex under the pointer or focus, kept beside the frame's attention: board and panels of one table share it. */
import type { Attention } from '@branchline/design'
import { useSyncExternalStore } from 'react'
import type { Hex } from '../rules/board.ts'

interface Pointed {
  hex: Hex | null
  readonly listeners: Set<() => void>
}

const stores = new WeakMap<Attention, Pointed>()

function storeOf(attention: Attention): Pointed {
  let store = stores.get(attention)
  if (store === undefined) {
    store = { hex: null, listeners: new Set() }
    stores.set(attention, store)
  }
  return store
}

export function point(attention: Attention, hex: Hex | null): void {
  const store = storeOf(attention)
  if (store.hex === hex) return
  store.hex = hex
  for (const listener of store.listeners) listener()
}

export function usePointed(attention: Attention): Hex | null {
  const store = storeOf(attention)
  return useSyncExternalStore(
    (listener) => {
      store.listeners.add(listener)
      return () => store.listeners.delete(listener)
    },
    () => store.hex,
    () => null,
  )
}
