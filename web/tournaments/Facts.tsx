import { type AnyGame, speaker } from '@branchline/engine'
import type { Tournament } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '../settings/settings.ts'
import { isOfThisBoard } from '../setup/ofThisBoard.ts'
import { optionWords } from '../setup/optionWords.ts'
import { usePaceInWords } from '../time/pace.ts'
import { loadGame, nameOf } from '../titles/titles.ts'
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
  const options = useOptionsInWords(tournament)
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

/** Those that count on this board, in the words of the game. */
export function useOptionsInWords({ game: id, options }: Pick<Tournament, 'game' | 'options'>): string {
  const locale = useSettings((settings) => settings.locale)
  const [game, setGame] = useState<AnyGame | null>(null)
  useEffect(() => {
    let current = true
    loadGame(id).then(
      (loaded) => current && setGame(loaded ?? null),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [id])
  if (game === null) return ''
  const words = optionWords(game, speaker(game, locale))
  return Object.keys(game.options)
    .filter((name) => isOfThisBoard(game, name, options) && options[name] !== false)
    .map((name) => {
      const value = options[name]
      if (value === true) return words.label(name)
      const said = Array.isArray(value)
        ? value.map((one) => words.value(String(one), name)).join(', ')
        : typeof value === 'number'
          ? String(value)
          : words.value(String(value), name)
      return `${words.label(name)}: ${said}`
    })
    .join(' · ')
}
