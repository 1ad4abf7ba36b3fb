import { Button, type TableClock, useTable } from '@branchline/design'
import { useTranslations } from 'use-intl'
import { SlipLine } from '../table/SlipLine.tsx'
import { useTimeInWords } from './left.ts'

const CHOICES = ['wait', 'move', 'seat'] as const

/** What is to be said about the clocks above the bar: that they were set, and that somebody's time is up. */
export function ClockSlips() {
  const { model } = useTable()
  const { clock } = model
  if (clock == null || model.toAct === null) return null
  return (
    <>
      <Corrected clock={clock} />
      <LateVote clock={clock} />
    </>
  )
}

/** The server slept, or its clock was set: what is left is as it was. */
function Corrected({ clock: { corrected } }: { clock: TableClock }) {
  const t = useTranslations('time')
  const words = useTimeInWords()
  if (corrected == null) return null
  return (
    <SlipLine testId="clock-corrected">{t(corrected.by > 0 ? 'movedOn' : 'setBack', { time: words(Math.abs(corrected.by)) })}</SlipLine>
  )
}

/** The others decide. */
function LateVote({ clock: { vote, seat } }: { clock: TableClock }) {
  const t = useTranslations('time')
  const { model, source, speaker } = useTable()
  if (vote === null || seat === null) return null
  const isAsked = vote.waiting.some((voter) => model.mine.includes(voter))
  return (
    <SlipLine
      testId="vote"
      end={
        isAsked ? (
          CHOICES.map((choice) => (
            <Button key={choice} small onClick={() => source.vote?.(choice)}>
              {t(`vote.${choice}`)}
            </Button>
          ))
        ) : (
          <span>{t('voted', { n: vote.votes.length, of: vote.votes.length + vote.waiting.length })}</span>
        )
      }
    >
      {t('voteAsk', { name: speaker.seat(seat) })}
    </SlipLine>
  )
}
