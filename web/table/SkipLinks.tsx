import { useTranslations } from 'use-intl'
import frame from '../shell/Frame.module.css'

/** The first stops of the Tab key: straight to the board, to the question, to what lies beside the board, to the log. */
export function SkipLinks({ hasPanels }: { hasPanels: boolean }) {
  const t = useTranslations('table.skip')
  const places = ['board', ...(hasPanels ? (['panels'] as const) : []), 'question', 'sheets'] as const
  return (
    <nav aria-label={t('label')}>
      {places.map((place) => (
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
    </nav>
  )
}

/** On the board the first lit place, elsewhere the part itself, from where Tab goes on. */
function focusIn(id: string): void {
  const part = document.getElementById(id)
  const lit = id === 'board' ? part?.querySelector<SVGElement>('[data-move][tabindex="0"], [tabindex="0"]') : null
  ;(lit ?? part)?.focus()
}
