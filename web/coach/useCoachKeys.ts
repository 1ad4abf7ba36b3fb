/** A asks the coach. */
import { useEffect } from 'react'

export function useCoachKeys(ask: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (event.key.toLowerCase() !== 'a' || target.matches('input, textarea, select')) return
      event.preventDefault()
      ask()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [ask])
}
