/** The five ways in which the regions of a table are put together; the style sheet goes by `data-layout`, what is drawn at all by this. */
import { useCallback, useSyncExternalStore } from 'react'

export type Layout = 'phone' | 'phone-across' | 'upright' | 'across' | 'laptop'

const QUERIES: readonly (readonly [Layout, string])[] = [
  ['phone-across', '(max-height: 499.98px) and (orientation: landscape)'],
  ['laptop', '(min-width: 1200px)'],
  ['across', '(min-width: 900px) and (orientation: landscape)'],
  ['upright', '(min-width: 600px)'],
]

export function useLayout(): Layout {
  return useSyncExternalStore(
    useCallback((listener) => {
      const lists = QUERIES.map(([, query]) => matchMedia(query))
      for (const list of lists) list.addEventListener('change', listener)
      return () => {
        for (const list of lists) list.removeEventListener('change', listener)
      }
    }, []),
    () => QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone',
  )
}

export const isPhone = (layout: Layout): boolean => layout === 'phone' || layout === 'phone-across'

/** Elsewhere its name alone, between the buttons. */
export const hasRibbon = (layout: Layout): boolean => layout === 'laptop' || layout === 'across'

/** Whether the tray lies open beside or below the board; elsewhere it is a sheet. */
export function hasTray(layout: Layout, isHandInBar: boolean): boolean {
  return layout === 'laptop' || layout === 'upright' || (layout === 'across' && isHandInBar)
}
