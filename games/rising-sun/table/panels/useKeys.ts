/**
 * Keys in the panels: arrows go from card to card; H goes to the hand, B to what can be bought, M to the map, Q to a question; T plays the trains,
 * P passes, E ends the turn. After a move the focus goes on where it was.
 */
import type { LegalMove } from '@branchline/design'
import { useEffect, useRef } from 'react'

const PRESSES: Readonly<Record<string, string>> = { t: 'trains', p: 'pass', e: 'end' }
/** Where a letter takes the focus. */
const GOES: Readonly<Record<string, string>> = {
  h: '[data-row="hand"] button[data-lit]',
  b: '[data-row="supply"] button[data-lit]',
  m: '[data-testid="board"] [data-legal] [role="button"]',
  q: '[data-row="question"] button[data-lit]',
}
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export function useKeys(moves: readonly LegalMove[]) {
  const root = useRef<HTMLDivElement>(null)
  const lastRow = useRef<string | null>(null)
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const onFocus = ({ target }: FocusEvent) => {
      lastRow.current = (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row ?? null
    }
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const row = target.closest<HTMLElement>('[data-row]')
      const step = STEPS[event.key]
      if (row === null || step === undefined || !target.matches('button')) return
      const buttons = [...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
      buttons[(buttons.indexOf(target as HTMLButtonElement) + step + buttons.length) % buttons.length]?.focus()
      event.preventDefault()
    }
    const onPage = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (target.matches('input:not([type="range"]), textarea, select')) return
      const goal = GOES[event.key.toLowerCase()]
      if (goal !== undefined) {
        event.preventDefault()
        return document.querySelector<HTMLElement | SVGElement>(goal)?.focus()
      }
      const press = PRESSES[event.key.toLowerCase()]
      const button = press === undefined ? null : element.querySelector<HTMLButtonElement>(`[data-press="${press}"]:not(:disabled)`)
      if (button === null) return
      event.preventDefault()
      button.click()
    }
    element.addEventListener('focusin', onFocus)
    element.addEventListener('keydown', onKey)
    window.addEventListener('keydown', onPage)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('keydown', onKey)
      window.removeEventListener('keydown', onPage)
    }
  }, [])
  // A card that was played is gone, and the focus with it: go on at the next one of the same row.
  useEffect(() => {
    if (moves.length === 0 || lastRow.current === null || document.activeElement !== document.body) return
    for (const row of ['question', lastRow.current, 'hand', 'turn']) {
      const next = root.current?.querySelector<HTMLButtonElement>(`[data-row="${row}"] button[data-lit]:not(:disabled)`)
      if (next) return next.focus()
    }
  }, [moves])
  return root
}
