import { BarButton, Decide, type Interlude } from '@branchline/design'
import { Pause } from 'lucide-react'
import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './InterludeBar.module.css'
import { leavesByItself } from './lateTap.ts'
import { motion, useAct } from './motion/motion.ts'

/** What the game itself did, for as long as it is shown: a line fills until it goes on by itself. Whoever does anything goes on: a click, wherever it falls, or a key; or lets it stand, to read it. */
export function InterludeBar({ interlude }: { interlude: Interlude }) {
  const t = useTranslations('table')
  const act = useAct()
  // Where it is shown before its time, the time has not begun.
  const lasts = act?.interlude === interlude ? act.lasts : null
  const isStanding = lasts === Number.POSITIVE_INFINITY
  const { title, figures } = interlude
  const isLeft = useRef(false)
  const leave = useCallback(() => {
    isLeft.current = true
    motion.clear()
  }, [])
  useEffect(
    () =>
      motion.store.subscribe((now, before) => {
        const isOver = before.act?.interlude === interlude && now.act?.interlude !== interlude
        if (isOver && !isLeft.current) leavesByItself()
      }),
    [interlude],
  )
  useEffect(() => {
    const goOn = (event: Event) => event.isTrusted && leave()
    // After whatever it was meant for has been done with it.
    addEventListener('click', goOn)
    addEventListener('keydown', goOn)
    return () => {
      removeEventListener('click', goOn)
      removeEventListener('keydown', goOn)
    }
  }, [leave])
  return (
    <Decide
      question={title}
      figures={figures}
      buttons={
        <>
          {lasts === null || isStanding ? null : (
            <BarButton
              look="quiet"
              label={t('letStand')}
              onKeyDown={hold}
              onClick={(event) => {
                hold(event)
                motion.stay()
              }}
              data-testid="let-stand"
            >
              <Pause size={20} aria-hidden />
            </BarButton>
          )}
          <BarButton look="primary" className={styles.goOn} onClick={leave} data-testid="go-on">
            {t('goOn')}
            {lasts === null || isStanding ? null : (
              <i className={styles.time} style={{ animationDuration: `${lasts}ms` }} data-lasts={lasts} />
            )}
          </BarButton>
        </>
      }
    />
  )
}

/** It goes no further: any other click or key goes on. */
const hold = (event: SyntheticEvent) => event.stopPropagation()
