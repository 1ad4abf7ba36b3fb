/** What the eye is on: the move under the pointer or focus, and the places a line of the log speaks of. A store of its own, so that a hover redraws one target and not the board. */
import { createStore, type StoreApi, useStore } from 'zustand'

export interface AttentionState {
  readonly considered: string | null
  /** Chosen, and shown in the bar with what it would bring; the bar's button, a second click on it or Enter does it. */
  readonly chosen: string | null
  readonly lit: ReadonlySet<string>
}
export type Attention = StoreApi<AttentionState>

const NOTHING: ReadonlySet<string> = new Set()

export function newAttention(): Attention {
  return createStore<AttentionState>(() => ({ considered: null, chosen: null, lit: NOTHING }))
}

export function consider(attention: Attention, text: string | null): void {
  if (attention.getState().considered !== text) attention.setState({ considered: text })
}

/** Chooses a move without making it; null lets go. */
export function pick(attention: Attention, text: string | null): void {
  if (attention.getState().chosen !== text) attention.setState({ chosen: text })
}

export function useChosen(attention: Attention): string | null {
  return useStore(attention, (state) => state.chosen)
}

export function useIsChosen(attention: Attention, text: string): boolean {
  return useStore(attention, (state) => state.chosen === text)
}

/** What a target is to the eye. Asked at once: a board may have a hundred of them, and each question is a listener. */
export function useRegard(attention: Attention, text: string): 'chosen' | 'considered' | null {
  return useStore(attention, ({ chosen, considered }) => (chosen === text ? 'chosen' : considered === text ? 'considered' : null))
}

/** Lights the places named: ids as they stand in notation and events. */
export function light(attention: Attention, ids: readonly string[]): void {
  attention.setState({ lit: ids.length === 0 ? NOTHING : new Set(ids) })
}

export function useConsidered(attention: Attention): string | null {
  return useStore(attention, (state) => state.considered)
}

export function useLit(attention: Attention): ReadonlySet<string> {
  return useStore(attention, (state) => state.lit)
}

/** All ids an event or a move mentions: strings in its parameters, parts of its notation. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split(/[\s~+>,]+/)]
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => (key === 'type' || key === 'clause' ? [] : idsIn(item)))
  return []
}
