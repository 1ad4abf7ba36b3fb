/** Keys at the table. They stay out of the way of whoever types. */
import { type Attention, pick, type TableSource } from '@branchline/design'
import { useLayoutEffect } from 'react'
import { isCoached } from '../coach/coached.ts'
import type { FrameTools, SheetId } from './frame.ts'
import { useRecap } from './recapStore.ts'
import { useSlips } from './slipStore.ts'

interface Keyed {
  readonly source: TableSource
  readonly attention: Attention
  readonly frame: FrameTools
  readonly pending: string | null
  choose(text: string): void
  dropPending(): void
  focusOn(part: 'board' | 'question'): void
}

const SHEETS: Readonly<Record<string, SheetId>> = { m: 'moves', k: 'key', w: 'words', p: 'players', n: 'notes', t: 'talk', a: 'advice' }

export function useTableKeys(keyed: Keyed): void {
  // With the table itself, not after it was painted: whoever sees it may press a key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector('dialog[open]')) return
      const isTyping = target.matches('input:not([type="range"]), textarea, select')
      // The digit then falls into the field.
      if (!isTyping && /^[1-9]$/.test(event.key) && useRecap.getState().at === null && sumToType() !== null) return sumToType()?.focus()
      const act = event.key === 'Escape' ? () => letGo(keyed) : isTyping ? undefined : actionFor(keyed, event, target)
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [keyed])
}

/** The topmost layer only: recap, sheet, what is asked, what was told, history, then what is chosen or planned. */
function letGo({ source, attention, frame, pending, dropPending }: Keyed): void {
  const slips = useSlips.getState()
  const { at, n, kind } = source.model()
  if (useRecap.getState().at !== null) return useRecap.getState().stop()
  if (frame.sheet !== null) return frame.shut()
  if (pending !== null) return dropPending()
  if (slips.refused !== null || slips.told !== null) return slips.drop()
  if (kind !== 'replay' && (frame.isHistory || at < n)) {
    frame.setHistory(false)
    return source.look(null)
  }
  const free = document.querySelector<HTMLButtonElement>('[data-testid="prompt"] [data-lets-go]:not(:disabled)')
  if (free !== null) free.click()
  pick(attention, null)
}

function actionFor(keyed: Keyed, event: KeyboardEvent, target: HTMLElement): (() => void) | undefined {
  const { source, attention, frame } = keyed
  const { key, shiftKey } = event
  const recap = useRecap.getState()
  if (recap.at !== null) {
    if (key === 'ArrowLeft' || key === 'ArrowRight') return () => recap.go(key === 'ArrowLeft' ? -1 : 1)
    if (key === ' ') return () => recap.pause(!recap.isPaused)
  }
  if (/^[1-9]$/.test(key)) return () => barButtons()[Number(key) - 1]?.click()
  if (shiftKey && key !== '?') return undefined
  const isSlider = target.matches('input[type="range"], [role="slider"]')
  const sheet = SHEETS[key.toLowerCase()]
  if (sheet !== undefined) return isThere(sheet, source, frame) ? () => frame.toggle(sheet) : undefined
  switch (key) {
    case 'Enter': {
      const { chosen } = attention.getState()
      // On what is chosen already, Space lets go of it and Enter does it.
      if (target.matches('[data-lit][aria-pressed="true"]')) return mainButton() === null ? undefined : () => mainButton()?.click()
      const isFree = target === document.body || target.matches('[tabindex="-1"]')
      return chosen !== null && isFree ? () => doIt(chosen, keyed) : undefined
    }
    case 'ArrowLeft':
      return isSlider ? undefined : () => source.look(Math.max(0, source.model().at - 1))
    case 'ArrowRight':
      return isSlider ? undefined : () => source.look(source.model().at + 1)
    case 'Home':
      return isSlider ? undefined : () => source.look(0)
    case 'End':
      return isSlider
        ? undefined
        : () => {
            frame.setHistory(false)
            source.look(null)
          }
    case '[':
    case ']':
      return () => nextLit(key === ']' ? 1 : -1)
    case 'u':
      return frame.takeBack
    case 'y':
      return frame.playAgain
    case 'f':
      return () => document.querySelector<HTMLButtonElement>('[data-testid="fast-forward"]')?.click()
    case 'h':
      return () => frame.setHistory(!frame.isHistory)
    case 'l':
      return () => frame.showTray('log')
    case 'r':
      return () => frame.openRules(source.model().prompt?.clause ?? null)
    case 'b':
      return () => keyed.focusOn('board')
    case 'd':
      return () => keyed.focusOn('question')
    case '/':
      return () => {
        if (frame.sheet !== 'moves') frame.toggle('moves')
        focusSoon('command-line')
      }
    case '?':
      return frame.openKeys
    default:
      return undefined
  }
}

/** What the bar's main button does: it may be more than the move that was chosen. */
function doIt(chosen: string, { choose }: Keyed): void {
  const main = mainButton()
  if (main === null) choose(chosen)
  else main.click()
}

const mainButton = () => document.querySelector<HTMLButtonElement>('[data-testid="prompt"] [data-bar-button="primary"]:not(:disabled)')

function isThere(sheet: SheetId, source: TableSource, frame: FrameTools): boolean {
  const model = source.model()
  if (frame.sheet === sheet) return true
  if (sheet === 'talk') return model.chat !== null
  if (sheet === 'notes') return model.viewer !== 'spectator'
  // Where the coach sits, A asks it.
  if (sheet === 'advice') return model.advice && model.moves.length > 0 && !isCoached(model)
  return true
}

/** A sum that is asked for: digits are its own, and the number of no button. */
const sumToType = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-testid="prompt"] [data-sum]')].find((field) => field.checkVisibility()) ?? null

const barButtons = () => [...document.querySelectorAll<HTMLButtonElement>('[data-testid="prompt"] [data-bar-button]:not(:disabled)')]

/** From one lit thing to the next, on the board and in the tray. */
function nextLit(by: 1 | -1): void {
  const lit = [
    ...document.querySelectorAll<HTMLElement>(
      '#board :is([data-move], [data-start], [data-lit])[tabindex="0"], [data-keeps-focus="tray"] :is([data-move], [data-lit]):not(:disabled)',
    ),
  ]
  if (lit.length === 0) return
  const at = lit.indexOf(document.activeElement as HTMLElement)
  lit[at < 0 ? (by > 0 ? 0 : lit.length - 1) : (at + by + lit.length) % lit.length]?.focus()
}

/** The sheet may have to be fetched first. */
function focusSoon(id: string, tries = 60): void {
  const field = document.getElementById(id)
  if (field !== null) field.focus()
  else if (tries > 0) requestAnimationFrame(() => focusSoon(id, tries - 1))
}
