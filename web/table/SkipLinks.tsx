import { useTranslations } from 'use-intl'
import frame from '../shell/Frame.module.css'
import { useFrame } from './frame.ts'

const PLACES = ['board', 'question', 'strip', 'sheets'] as const

/** The first stops of the Tab key: straight to the board, to the question, to the players, to the trays, to all moves. */
export function SkipLinks() {
  const t = useTranslations('table.skip')
  const { toggle } = useFrame()
  return (
    <nav aria-label={t('label')}>
      {PLACES.map((place) => (
        <a
          key={place}
          className={frame.skip}
          href={`#${place}`}
          onClick={(event) => {
            // The address belongs to the position.
            event.preventDefault()
            focusIn(place)
          }}
        >
          {t(place)}
        </a>
      ))}
      <button type="button" className={frame.skip} onClick={() => toggle('moves')}>
        {t('moves')}
      </button>
    </nav>
  )
}

/**
 * On the board the first lit place, or any from where arrows go on; in the bar the first lit card or its main button, and where it holds only ways out, what it asks for in the tray or
 * on the board; elsewhere the part itself, from where Tab goes on.
 */
export function focusIn(id: string): void {
  for (const wanted of FIRST[id] ?? []) {
    const found = document.querySelector<SVGElement | HTMLElement>(wanted)
    if (found) return found.focus()
  }
  document.getElementById(id)?.focus()
}

const LIT_PLACE = '#board :is([data-move], [data-start])[tabindex="0"]'
const FIRST: Readonly<Record<string, readonly string[]>> = {
  board: [LIT_PLACE, '#board [tabindex="0"]', '#board [data-walk][tabindex]'],
  // Cards lie before the buttons: from a button Tab would come to them only around the whole page, by every lit place of the board.
  question: [
    '#question [data-lit]:not(:disabled)',
    '#question [data-bar-button="primary"]:not(:disabled)',
    '#sheets [data-lit]:not(:disabled)',
    LIT_PLACE,
    '#question [data-bar-button]:not(:disabled)',
  ],
}
