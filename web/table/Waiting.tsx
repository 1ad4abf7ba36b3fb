import { type AnyTable, later, SeatMark, type TableProps, useTable } from '@branchline/design'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { SoftFault } from '../shell/Fault.tsx'
import styles from './ActionBar.module.css'
import { useFrame } from './frame.ts'
import { useAct } from './motion/motion.ts'
import { stepsOf } from './since.ts'
import { useAside } from './useAside.ts'
import { deedOf } from './wording.ts'

const Pacing = later(async () => (await import('./rest.ts')).Pacing)

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
  const { model, speaker, locale } = useTable()
  const { layout } = useFrame()
  const aside = useAside()
  const act = useAct()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each move that is shown
  const step = useMemo(() => (act === null ? undefined : stepsOf(drawn, act.entries, props).at(-1)), [act])
  const isTold = step !== undefined && step.act !== ''
  // Whose move it was need not be whose deed it is: who passes last makes another the buyer, and dividends are nobody's.
  const seat = isTold ? step.seat : (act?.seat ?? model.toAct ?? 0)
  const actor = seat === null ? undefined : model.players[seat]
  const isBot = actor?.kind === 'bot' || actor?.standIn
  return (
    <p className={styles.waiting} role="status" data-testid="doing">
      {seat === null ? null : <SeatMark seat={seat} size={26} />}
      <span>
        {!isTold
          ? t(isBot ? 'thinking' : 'turnOf', { name: actor?.name ?? '' })
          : seat === null
            ? step.act
            : deedOf(locale, speaker.seat(seat), step.act)}
        {isTold && step.result ? <b> {step.result}</b> : null}
        {aside === null || !layout.startsWith('phone') ? null : <small>{aside}</small>}
      </span>
    </p>
  )
}
