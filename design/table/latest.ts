/** What keeps a move from redrawing the places that it did not change. */
import { type DependencyList, useMemo, useRef } from 'react'

/** Callbacks that change with every position must not redraw every place of a board: they are read when they are called. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const ref = useRef(value)
  ref.current = value
  return ref
}

/** Every position has lists of its own; as long as one says the same it is the same. */
export function useSame<Item>(list: readonly Item[]): readonly Item[] {
  const ref = useRef(list)
  if (list.length !== ref.current.length || list.some((item, place) => item !== ref.current[place])) ref.current = list
  return ref.current
}

/**
 * What a place is called with all that lies there, when it is asked. It is put into words anew only where its state, told by `stateOf`, has changed: all of
 * them with every move took longer than drawing it. `words` are what the words themselves go by: other names or another language are other labels.
 */
export function useLabels(
  stateOf: (place: number) => string,
  say: (place: number) => string,
  words: DependencyList,
): (place: number) => string {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever calls knows what the words go by
  const known = useMemo(() => new Map<number, { readonly state: string; readonly label: string }>(), words)
  return (place) => {
    const state = stateOf(place)
    const before = known.get(place)
    if (before?.state === state) return before.label
    const label = say(place)
    known.set(place, { state, label })
    return label
  }
}
