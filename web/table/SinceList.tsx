import { BarButton, light, type RecapStep, SeatMark, useTable } from '@branchline/design'
import { labelled, type Seat } from '@branchline/engine'
import { Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFrame } from './frame.ts'
import { isPhone } from './layout.ts'
import { useRecap } from './recapStore.ts'
import styles from './SinceList.module.css'

/** Sign, act, result of every step since one's own last turn. Hover lights the places, a click plays that step. */
export function SinceList({ steps }: { steps: readonly RecapStep[] }) {
  const t = useTranslations('table')
  const { attention, locale, model } = useTable()
  const isOwn = (seat: Seat) => model.mine.length === 1 && model.mine.includes(seat)
  const { layout, shut } = useFrame()
  const { at, play } = useRecap()
  const show = (from: number) => {
    // On a phone the sheet lies over the board on which it is played.
    if (isPhone(layout)) shut()
    play(steps, from)
  }
  if (steps.length === 0) return <p className={styles.empty}>{t('sinceEmpty')}</p>
  return (
    <div className={styles.since}>
      <ol data-testid="since">
        {steps.map((step, place) => (
          <li key={`${step.from} ${step.seat} ${step.act}`}>
            <button
              type="button"
              className={styles.step}
              aria-current={at === place || undefined}
              onClick={() => show(place)}
              onPointerEnter={() => light(attention, step.places)}
              onPointerLeave={() => light(attention, [])}
              onFocus={() => light(attention, step.places)}
              onBlur={() => light(attention, [])}
            >
              {step.seat === null ? <span /> : <SeatMark seat={step.seat} size={26} />}
              <span className={styles.told}>
                <span className={styles.act}>
                  {step.seat !== null && isOwn(step.seat) ? labelled(locale, t('you'), step.act) : step.act}
                </span>
                <span className={styles.result}>{step.result}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <BarButton className={styles.play} onClick={() => show(0)} data-bar-button={undefined}>
        <Play size={17} aria-hidden />
        {t('playOnBoard')}
      </BarButton>
    </div>
  )
}
