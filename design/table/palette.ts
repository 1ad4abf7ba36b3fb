import { useLayoutEffect } from 'react'

/** Says at the root of the page in whose colours all of it stands. A rule `:root:has(…)` would look for the table anew with every move. */
export function usePalette(name: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.palette = name
    return () => {
      delete dataset.palette
    }
  }, [name])
}
