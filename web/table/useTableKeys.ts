/** Keys at the table. They stay out of the way of whoever types. */

import type { TableSource } from '@branchline/design'
import { useEffect } from 'react'

export function useTableKeys({
  source,
  openRules,
  openKeys,
}: {
  source: TableSource
  openRules: (clause: string | null) => void
  openKeys: () => void
}): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const isTyping = target.matches('input:not([type="range"]), textarea, select') || document.querySelector('dialog[open]') !== null
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const act = actionFor(event.key, target)
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    const actionFor = (key: string, target: HTMLElement): (() => void) | undefined => {
      const isSlider = target.matches('input[type="range"], [role="slider"]')
      if (/^[1-9]$/.test(key)) return () => document.querySelector<HTMLElement>(`[data-number="${key}"]`)?.focus()
      switch (key) {
        case 'ArrowLeft':
          return isSlider ? undefined : () => source.look(Math.max(0, source.model().at - 1))
        case 'ArrowRight':
          return isSlider ? undefined : () => source.look(source.model().at + 1)
        case 'Home':
          return isSlider ? undefined : () => source.look(0)
        case 'End':
          return isSlider ? undefined : () => source.look(null)
        case 'u':
          return () => void source.undo()
        case 'y':
          return () => void source.redo()
        case 'r':
          return () => openRules(source.model().prompt?.clause ?? null)
        case 'a':
          return () => dispatchEvent(new CustomEvent('branchline:key', { detail: 'advice' }))
        case '/':
          return () => document.getElementById('command-line')?.focus()
        case '?':
          return openKeys
        default:
          return undefined
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [source, openRules, openKeys])
}
