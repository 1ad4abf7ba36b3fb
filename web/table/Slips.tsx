import { Button, later, SeatMark, Terms, useTable } from '@branchline/design'
import type { Refusal } from '@branchline/engine'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Clause } from './Clause.tsx'
import { useFrame } from './frame.ts'
import { SlipLine } from './SlipLine.tsx'
import styles from './Slips.module.css'
import { useSlips } from './slipStore.ts'

const ClockSlips = later(async () => (await import('./rest.ts')).ClockSlips)
const ConnectionLine = later(async () => (await import('./rest.ts')).ConnectionLine)
const StandIn = later(async () => (await import('./rest.ts')).StandIn)
const Wish = later(async () => (await import('./rest.ts')).Wish)

/** One line each above the bar: a refusal with its reason, a lost line, what was done for you, what others ask. */
export function Slips() {
  const t = useTranslations('table')
  const shell = useTranslations('shell')
  const { model } = useTable()
  const { report } = useFrame()
  const { refused, told, drop } = useSlips()
  return (
    <div className={styles.slips} data-slips="">
      {model.connection === 'local' ? null : (
        <>
          <ConnectionLine />
          <ClockSlips />
          <Wish />
        </>
      )}
      {model.connection !== 'local' || model.players.some(({ standIn }) => standIn) ? <StandIn onRefused={report} /> : null}
      {model.trouble ? <SlipLine kind="warn">{model.trouble}</SlipLine> : null}
      {told === null ? null : (
        <SlipLine testId="told" end={<Shut label={shell('close')} onClick={drop} />}>
          {told.seat === null ? null : <SeatMark seat={told.seat} size={18} />} <span className={styles.said}>{told.text}</span>
        </SlipLine>
      )}
      {refused === null ? null : <Refused refused={refused} end={<Shut label={shell('close')} onClick={drop} />} because={t('because')} />}
    </div>
  )
}

function Refused({ refused, because, end }: { refused: Refusal; because: string; end: ReactNode }) {
  const t = useTranslations('table')
  const { speaker } = useTable()
  return (
    <SlipLine
      kind="warn"
      end={
        <>
          <Clause id={refused.clause} label={t('why')} />
          {end}
        </>
      }
    >
      <span>
        <strong>{because}</strong>{' '}
        {refused.clause === 'server' ? t(`problem.${problemOf(refused.code)}`) : <Terms text={speaker.refusal(refused)} />}
      </span>
    </SlipLine>
  )
}

const Shut = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button look="quiet" icon small label={label} onClick={onClick}>
    <X size={17} aria-hidden />
  </Button>
)

/** What the server says for itself, by the codes of the protocol. */
function problemOf(code: string): 'stale' | 'notYourTurn' | 'tooMany' | 'stored' | 'notAwayLong' | 'other' {
  switch (code) {
    case 'stale':
      return 'stale'
    case 'not-your-turn':
    case 'not-your-seat':
      return 'notYourTurn'
    case 'not-away-long':
      return 'notAwayLong'
    case 'too-many':
      return 'tooMany'
    case 'storage':
    case 'closing':
      return 'stored'
    default:
      return 'other'
  }
}
