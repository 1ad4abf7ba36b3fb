/** What a lesson points at, and what it asks one to point at. One table is on the page at a time; the board and its surroundings show it. */
import type { AnyTable, Spot } from '@branchline/design'
import type { GameState } from '@branchline/engine'
import type { Target } from '@branchline/engine/lessons'
import { create } from 'zustand'

export interface Pointed {
  /** Changes with every step and with all that is lit: a close-up goes there. */
  readonly aim: string
  readonly lit: readonly Target[]
  /** What the words name: a close-up goes there and lights nothing. */
  readonly about: readonly Target[]
  readonly isVeiled: boolean
  /** To be answered by pointing. */
  readonly choices: readonly Target[]
  readonly found: ReadonlySet<Target>
  nameOf(target: Target): string
  choose(target: Target): void
}

export const usePointed = create<{ readonly pointed: Pointed | null }>(() => ({ pointed: null }))

/** Where a target lies. Seats and their figures stand in the strip; all else the title's table knows. */
export function spotOf(drawn: AnyTable | null, view: GameState, target: Target): Spot | null {
  const [kind = '', name = ''] = target.split(/:(.*)/s)
  if (kind === 'seat') return { selector: `#strip [data-seat="${name}"]` }
  if (kind === 'figure') return { selector: `#strip [data-figure="${name}"]` }
  return drawn?.spot?.(target, view) ?? null
}

const RING = 'outline: 3px solid var(--legal); outline-offset: -3px; border-radius: 3px;'

/** Rings what stands around the board, and answers a click on what is asked for. The style sheet follows whatever is drawn anew. */
export function ringElements(selectors: readonly string[], quiet: readonly string[]): () => void {
  const sheet = new CSSStyleSheet()
  const rules = [
    ...selectors.map((selector) => `${selector} { ${RING} }`),
    ...quiet.map((id) => `[role="tab"][id$="-${CSS.escape(id)}"], #strip [data-figure="${CSS.escape(id)}"] { opacity: 0.38; }`),
  ]
  sheet.replaceSync(rules.join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

export function answerByClick(choices: ReadonlyMap<string, Target>, choose: (target: Target) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    for (const [selector, target] of choices) {
      if (event.target.closest(selector) === null) continue
      event.preventDefault()
      event.stopPropagation()
      return choose(target)
    }
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
