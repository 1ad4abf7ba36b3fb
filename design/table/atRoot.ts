import { useLayoutEffect } from 'react'

/** Says at the root of the page whose table stands on it, for colours that all of it wears. A rule `:root:has(…)` would look for it anew with every move. */
export function useTableAtRoot(name: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.table = name
    return () => {
      delete dataset.table
    }
  }, [name])
}
