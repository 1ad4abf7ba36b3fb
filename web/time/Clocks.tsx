import { Button, classes, SeatMark, type TableClock, useTable } from '@branchline/design'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './Clocks.module.css'
import { useServerNow, useTimeInWords } from './left.ts'

/** The time of each seat: what is left to the one whose turn it is, counted down; what the others have. */
export function Clocks() {
  const { model } = useTable()
  const { clock } = model
  if (clock == null || model.toAct === null) return null
  return (
    <>
      <Running clock={clock} />
      <Corrected clock={clock} />
      <LateVote clock={clock} />
    </>
  )
}

function Running({ clock }: { clock: TableClock }) {
  const t = useTranslations('time')
  const format = useFormatter()
  const { model, speaker } = useTable()
  const words = useTimeInWords()
  const now = useServerNow(clock.ahead, clock.deadline)
  const isByDays = clock.kind === 'days'
  return (
    <ul className={styles.clocks} aria-label={t('clocks')} data-testid="clocks">
      {model.players.map(({ seat, away }) => {
        const isRunning = clock.seat === seat
        const isLate = isRunning && clock.missed > 0
        const time = isRunning ? clock.deadline - now : (clock.left[seat] ?? 0)
        const said = isLate
          ? t('isLate')
          : isRunning
            ? t('left', { time: words(time) })
            : isByDays
              ? t('inBank', { time: words(time) })
              : words(time)
        return (
          <li key={seat} className={classes(styles.clock, isRunning && styles.running, isLate && styles.late)}>
            <SeatMark seat={seat} size={16} title={speaker.seat(seat)} />
            <time
              dateTime={isRunning ? new Date(clock.deadline).toISOString() : undefined}
              title={isRunning ? format.dateTime(clock.deadline, DATE) : undefined}
            >
              {said}
            </time>
            {away == null ? null : (
              <span>
                {away.from > now
                  ? t('awayFrom', { day: format.dateTime(away.from, DAY) })
                  : t('awayUntil', { day: format.dateTime(away.until, DAY) })}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The server slept, or its clock was set: what is left is as it was. */
function Corrected({ clock }: { clock: TableClock }) {
  const t = useTranslations('time')
  const words = useTimeInWords()
  const { corrected } = clock
  if (corrected == null) return null
  return (
    <p className={styles.corrected} role="status" data-testid="clock-corrected">
      {t(corrected.by > 0 ? 'movedOn' : 'setBack', { time: words(Math.abs(corrected.by)) })}
    </p>
  )
}

const DATE = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
const DAY = { day: 'numeric', month: 'short' } as const
const CHOICES = ['wait', 'move', 'seat'] as const

/** Somebody's time is up, and the others decide. */
function LateVote({ clock }: { clock: TableClock }) {
  const t = useTranslations('time')
  const { model, source, speaker } = useTable()
  const { vote, seat } = clock
  if (vote === null || seat === null) return null
  const isAsked = vote.waiting.some((voter) => model.mine.includes(voter))
  return (
    <div className={styles.vote} role="status" data-testid="vote">
      <span>{t('voteAsk', { name: speaker.seat(seat) })}</span>
      {isAsked ? (
        <span className={styles.choices}>
          {CHOICES.map((choice) => (
            <Button key={choice} small onClick={() => source.vote?.(choice)}>
              {t(`vote.${choice}`)}
            </Button>
          ))}
        </span>
      ) : (
        <span>{t('voted', { n: vote.votes.length, of: vote.votes.length + vote.waiting.length })}</span>
      )}
    </div>
  )
}
