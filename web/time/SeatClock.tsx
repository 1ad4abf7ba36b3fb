import { classes, useTable } from '@branchline/design'
import type { Seat } from '@branchline/engine'
import { useFormatter, useTranslations } from 'use-intl'
import { useServerNow, useTimeInWords } from './left.ts'
import styles from './SeatClock.module.css'

const DATE = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
const DAY = { day: 'numeric', month: 'short' } as const

/** The time of a seat, under its name: what is left to the one whose turn it is, counted down; what the others have. */
export function SeatClock({ seat }: { seat: Seat }) {
  const { model } = useTable()
  return model.clock == null || model.toAct === null ? null : <Running seat={seat} clock={model.clock} />
}

function Running({ seat, clock }: { seat: Seat; clock: NonNullable<ReturnType<typeof useTable>['model']['clock']> }) {
  const t = useTranslations('time')
  const format = useFormatter()
  const { model } = useTable()
  const words = useTimeInWords()
  const now = useServerNow(clock.ahead, clock.deadline)
  const away = model.players[seat]?.away
  const isRunning = clock.seat === seat
  const isLate = isRunning && clock.missed > 0
  const time = isRunning ? clock.deadline - now : (clock.left[seat] ?? 0)
  const said = isLate
    ? t('isLate')
    : isRunning
      ? t('left', { time: words(time) })
      : clock.kind === 'days'
        ? t('inBank', { time: words(time) })
        : words(time)
  return (
    <time
      className={classes(styles.clock, isLate && styles.late)}
      data-testid="clock"
      dateTime={isRunning ? new Date(clock.deadline).toISOString() : undefined}
      title={isRunning ? format.dateTime(clock.deadline, DATE) : undefined}
    >
      {said}
      {away == null
        ? null
        : ` · ${away.from > now ? t('awayFrom', { day: format.dateTime(away.from, DAY) }) : t('awayUntil', { day: format.dateTime(away.until, DAY) })}`}
    </time>
  )
}
