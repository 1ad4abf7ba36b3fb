import { BarButton, BarStamp, Decide, light, motionWanted, SeatMark, useTable } from '@branchline/design'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../settings/settings.ts'
import bar from './ActionBar.module.css'
import { leavesByItself } from './lateTap.ts'
import styles from './RecapBar.module.css'
import { useRecap, useRecapStep } from './recapStore.ts'
import { deedOf } from './wording.ts'

const [LEAST, MOST, ALL] = [900, 2500, 9000]
const CALM = 1.5

/** The player of a recap: who did what, what it changed; arrows step, Space pauses, Esc leaves. */
export function RecapBar() {
  const t = useTranslations('table')
  const { model, speaker, locale, attention } = useTable()
  const { steps, at, isPaused, go, pause, stop } = useRecap()
  const step = useRecapStep()
  const isCalm = useSettings((settings) => settings.recap === 'calm')
  const time = Math.max(LEAST, Math.min(MOST, ALL / Math.max(1, steps.length))) * (isCalm ? CALM : 1)
  const runs = !isPaused && motionWanted()
  useEffect(() => {
    if (at === null || !runs) return
    const timer = setTimeout(() => {
      if (at === steps.length - 1) leavesByItself()
      go(1)
    }, time)
    return () => clearTimeout(timer)
  }, [at, runs, time, go, steps.length])
  // A table that does not draw steps itself lights their places.
  useEffect(() => {
    light(attention, step?.places ?? [])
    return () => light(attention, [])
  }, [attention, step])
  if (step === null || at === null) return null
  const stamp = <span className={bar.stamp}>{t('recapAt', { at: at + 1, of: steps.length })}</span>
  return (
    <BarStamp value={stamp}>
      <Decide
        question={
          <span className={styles.act}>
            {step.seat === null ? null : (
              <>
                <SeatMark seat={step.seat} size={24} />{' '}
              </>
            )}
            {step.seat === null ? step.act : deedOf(locale, speaker.seat(step.seat), step.act)}
          </span>
        }
        figures={step.result === undefined ? [] : [{ label: t('recapResult'), value: step.result }]}
        buttons={
          <>
            <span className={styles.steps} aria-hidden="true">
              {steps.map((one, place) => (
                <i key={`${one.from} ${one.seat}`} data-is={place < at ? 'done' : place === at ? 'now' : undefined} />
              ))}
            </span>
            <BarButton look="quiet" label={t('recapBack')} disabled={at === 0} onClick={() => go(-1)}>
              <ChevronLeft size={20} aria-hidden />
            </BarButton>
            {motionWanted() ? (
              <BarButton look="quiet" label={isPaused ? t('recapResume') : t('recapPause')} onClick={() => pause(!isPaused)}>
                {isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
              </BarButton>
            ) : null}
            <BarButton look="quiet" label={t('recapOn')} onClick={() => go(1)}>
              <ChevronRight size={20} aria-hidden />
            </BarButton>
            <BarButton look="primary" onClick={stop} data-testid="recap-skip">
              {model.moves.length > 0 ? t('recapToTurn') : t('recapEnd')}
            </BarButton>
          </>
        }
      />
    </BarStamp>
  )
}

/** Two or more moves came while one was away: they can be played. */
export function RecapOffer({ onPlay, onSkip, rivals }: { onPlay: () => void; onSkip: () => void; rivals: number }) {
  const t = useTranslations('table')
  return (
    <Decide
      question={t('recapOffer', { n: rivals })}
      buttons={
        <>
          <BarButton letsGo onClick={onSkip} data-testid="recap-no">
            {t('recapSkip')}
          </BarButton>
          <BarButton look="primary" onClick={onPlay} data-testid="recap-play">
            {t('recapPlay')}
          </BarButton>
        </>
      }
    />
  )
}
