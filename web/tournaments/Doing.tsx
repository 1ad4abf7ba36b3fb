import { Button, ButtonLink, Notice } from '@branchline/design/parts'
import type { Tournament } from '@branchline/server/protocol'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { becomeSomebody } from '../account/person.ts'
import { YourName } from '../account/YourName.tsx'
import { ask } from '../http/client.ts'
import { inSentence } from '../online/inSentence.ts'
import styles from './Tournaments.module.css'
import { useWhen } from './when.ts'

type Way = 'enter' | 'withdraw' | 'begin' | 'close'

/** What one can do now: enter, play, begin. */
export function Doing({ tournament, onChange }: { tournament: Tournament; onChange: (next: Tournament) => void }) {
  const t = useTranslations('tournaments')
  const when = useWhen()
  const [asked, setAsked] = useState<Way | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { id, status, you, entrants, standings, system, drawn, rounds, entered, most, least, nextAt } = tournament
  const mine = entrants.find((one) => one.id === you.entrant)
  const isIn = mine !== undefined && mine.until === null
  const isOpen = status === 'open' || (status === 'running' && system !== 'knockout' && drawn < rounds)
  const mayEnter = isOpen && !isIn && entered < most
  const act = async (way: Way) => {
    setAsked(null)
    try {
      await becomeSomebody()
      onChange((await ask<{ tournament: Tournament }>(`/tournaments/${id}/${way}`, {})).tournament)
      setFailure(null)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  // What others feel is pressed twice.
  const twice = (way: Way) => (asked === way ? void act(way) : setAsked(way))
  const winners = standings
    .filter(({ rank }) => rank === 1)
    .map(({ entrant }) => inSentence(entrants.find((one) => one.id === entrant)?.name || t('gone')))
  return (
    <div className={styles.stack}>
      {status === 'finished' ? (
        <Notice kind="good">
          {t('over')} {drawn > 0 ? t('won', { names: winners.join(', '), count: winners.length }) : null}
        </Notice>
      ) : null}
      {status === 'closed' ? <Notice>{t('closed')}</Notice> : null}
      {status === 'running' && nextAt !== null ? <Notice>{t('nextRound', { when: when(nextAt) })}</Notice> : null}
      {status === 'running' && isIn && you.table === null && nextAt === null ? <Notice>{t('waiting')}</Notice> : null}
      {mayEnter ? <YourName /> : null}
      <div className={styles.acts}>
        {status === 'running' && you.table !== null ? (
          <ButtonLink look="primary" href={`/t/${you.table.table}`}>
            {t('toTable')}
          </ButtonLink>
        ) : null}
        {mayEnter ? (
          <Button look="primary" onClick={() => void act('enter')}>
            {status === 'open' ? t('enter') : t('enterLate')}
          </Button>
        ) : null}
        {isIn && status !== 'finished' ? <span>{t('youAreIn')}</span> : mine !== undefined && !isIn ? <span>{t('withdrawn')}</span> : null}
        {isIn && status === 'open' ? <Button onClick={() => void act('withdraw')}>{t('withdraw')}</Button> : null}
        {isIn && status === 'running' ? (
          <Button onClick={() => twice('withdraw')}>{t(asked === 'withdraw' ? 'withdrawSure' : 'withdraw')}</Button>
        ) : null}
        {status === 'open' && you.organiser ? (
          <>
            <Button look="primary" onClick={() => void act('begin')} disabled={entered < least}>
              {t('begin')}
            </Button>
            <Button onClick={() => twice('close')}>{t(asked === 'close' ? 'giveUpSure' : 'giveUp')}</Button>
          </>
        ) : null}
      </div>
      {status === 'open' && you.organiser ? (
        <p className={styles.soft}>{entered < least ? t('tooFew', { min: least }) : t('ready')}</p>
      ) : null}
      {failure ? <Notice kind="warn">{failure}</Notice> : null}
    </div>
  )
}
