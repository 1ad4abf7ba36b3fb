import { BarButton, useTable } from '@branchline/design'
import { FastForward, Pause, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from './ActionBar.module.css'
import { motion, useAct, useIsHurried, useIsPaused } from './motion/motion.ts'

/** How others are watched: stopped after the move that is being shown, skipped, or, where only bots are waited for, not shown at all until it is for oneself to decide. */
export function Pacing() {
  const t = useTranslations('table')
  const { model, source } = useTable()
  const act = useAct()
  const isPaused = useIsPaused()
  const isHurried = useIsHurried()
  const behind = model.behind ?? 0
  const isAlone = model.kind === 'local' && model.mine.length <= 1
  const isLookingOn = isAlone && model.mine.every((seat) => model.players[seat]?.standIn)
  const isShown = act !== null || isPaused || behind > 0 || isLookingOn
  if (!isShown && !isAlone) return null
  const skip = () => (source.catchUp === undefined ? motion.clear() : source.catchUp())
  return (
    <span className={styles.pacing} data-paces="">
      {isHurried || !isShown ? null : (
        <BarButton
          look="quiet"
          label={isPaused ? t('followOn') : t('followPause')}
          data-testid="follow"
          onClick={() => motion.pause(!isPaused)}
        >
          {isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
        </BarButton>
      )}
      {isAlone ? (
        <BarButton
          look="quiet"
          label={isHurried ? t('followOn') : t('followFast')}
          data-testid="fast-forward"
          aria-pressed={isHurried}
          onClick={() => motion.hurry(!isHurried)}
        >
          {isHurried ? <Play size={20} aria-hidden /> : <FastForward size={20} aria-hidden />}
        </BarButton>
      ) : null}
      {behind > 0 || isPaused ? (
        <BarButton onClick={skip} data-testid="catch-up">
          {t('followSkip', { n: behind })}
        </BarButton>
      ) : null}
    </span>
  )
}
