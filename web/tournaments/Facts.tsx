import type { Tournament } from '@branchline/server/protocol'
import { useTranslations } from 'use-intl'
import { useOptionsInWords } from '../setup/optionsInWords.ts'
import { usePaceInWords } from '../time/pace.ts'
import { nameOf } from '../titles/titles.ts'
import styles from './Tournaments.module.css'
import { useWhen } from './when.ts'

/** What is played, and how. */
export function Facts({ tournament }: { tournament: Tournament }) {
  const t = useTranslations('tournaments')
  const pace = usePaceInWords()
  const when = useWhen()
  const { system, rounds, drawn, status, entered, most, beginsAt, duplicate, pause } = tournament
  const facts: (readonly [string, string])[] = [
    [t('game'), nameOf(tournament.game)],
    [t('how'), [t(`system.${system}`), ...(duplicate ? [t('duplicate')] : [])].join(' · ')],
    [t('set.seats'), String(tournament.seats)],
    ...(system === 'knockout' ? [] : ([[t('set.rounds'), String(rounds)]] as const)),
    [t('pace'), [pace(tournament.pace), ...(pause > 0 ? [t('pause', { minutes: pause })] : [])].join(' · ')],
    [t('field'), t('entered', { entered, most })],
    [
      t('state'),
      status === 'running'
        ? t('roundOf', { drawn, rounds })
        : status === 'open' && beginsAt !== null
          ? t('beginsAt', { when: when(beginsAt) })
          : t(status),
    ],
  ]
  const options = useOptionsInWords(tournament.game, tournament.options, 'all')
  return (
    <dl className={styles.facts}>
      {[...facts, ...(options === '' ? [] : [[t('options'), options] as const])].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
