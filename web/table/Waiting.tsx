import { type AnyTable, BarButton, SeatMark, type TableProps, useTable } from '@branchline/design'
import { Pause, Play } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { SoftFault } from '../shell/Fault.tsx'
import styles from './ActionBar.module.css'
import { motion, useAct, useIsPaused } from './motion/motion.ts'
import { stepsOf } from './since.ts'

/** While others decide: what the one who moves is doing, as long as it is being shown; whom one waits for; one's own hand. */
export function Waiting({ drawn, props }: { drawn: AnyTable | null; props: TableProps }) {
  return (
    <>
      <Doing drawn={drawn} props={props} />
      {drawn?.Watching ? (
        <SoftFault onFault={() => undefined}>
          <drawn.Watching {...props} />
        </SoftFault>
      ) : null}
      <Pacing />
    </>
  )
}

function Doing({ drawn, props }: { drawn: AnyTable | null; props: TableProps }) {
  const t = useTranslations('table')
  const { model, speaker } = useTable()
  const act = useAct()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each move that is shown
  const step = useMemo(() => (act === null ? undefined : stepsOf(drawn, act.entries, props).at(-1)), [act])
  const seat = act?.seat ?? model.toAct ?? 0
  const actor = model.players[seat]
  const isBot = actor?.kind === 'bot' || actor?.standIn
  return (
    <p className={styles.waiting} role="status" data-testid="doing">
      <SeatMark seat={seat} size={26} />
      <span>
        {step === undefined || step.act === ''
          ? t(isBot ? 'thinking' : 'turnOf', { name: actor?.name ?? '' })
          : `${speaker.seat(seat)}: ${step.act}`}
      </span>
    </p>
  )
}

/** Stops after the move that is being shown, goes on, or shows the present. */
function Pacing() {
  const t = useTranslations('table')
  const { model, source } = useTable()
  const isPaused = useIsPaused()
  const behind = model.behind ?? 0
  const isLookingOn = model.mine.every((seat) => model.players[seat]?.standIn)
  const act = useAct()
  if (act === null && !isPaused && behind === 0 && !(isLookingOn && model.kind === 'local')) return null
  const skip = () => (source.catchUp === undefined ? motion.clear() : source.catchUp())
  return (
    <span className={styles.pacing}>
      <BarButton
        look="quiet"
        label={isPaused ? t('followOn') : t('followPause')}
        data-testid="follow"
        onClick={() => motion.pause(!isPaused)}
      >
        {isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
      </BarButton>
      {behind > 0 || isPaused ? (
        <BarButton onClick={skip} data-testid="catch-up">
          {t('followSkip', { n: behind })}
        </BarButton>
      ) : null}
    </span>
  )
}
