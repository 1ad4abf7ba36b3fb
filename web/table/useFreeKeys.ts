/** Keys that belong to no field, no dialog and no shortcut of the browser: of lessons, puzzles and the coach. */
import { useLayoutEffect } from 'react'

/** `onKey` returns whether the key was its own. `isFree`: nothing has the focus that would take Enter itself. */
export function useFreeKeys(onKey: (key: string, isFree: boolean) => boolean): void {
  // With what is drawn, not after it was painted: whoever sees a step may press its key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (target.matches('input, textarea, select')) return
      const isFree = target === document.body || target.matches('[tabindex="-1"]')
      if (onKey(event.key.length === 1 ? event.key.toLowerCase() : event.key, isFree)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [onKey])
}

export function press(testId: string): boolean {
  document.querySelector<HTMLElement>(`[data-testid="${testId}"]`)?.click()
  return true
}
