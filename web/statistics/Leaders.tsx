import { isBotLevel } from '@branchline/bots/levels'
import { Figures, Panel, Radios, Select } from '@branchline/design/parts'
import type { Rating, Leaders as Told } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import { inSentence } from '../online/inSentence.ts'
import { useTitles } from '../titles/drawn.ts'
import styles from './StatisticsPage.module.css'

/** The best at one kind of game; begins with the kind that is played most by who looks. */
export function Leaders({ first }: { first: Rating | undefined }) {
  const t = useTranslations('statistics')
  const setup = useTranslations('setup')
  const titles = useTitles()
  const [game, setGame] = useState(first?.game ?? titles[0]?.id ?? '')
  const [seats, setSeats] = useState(first?.seats ?? 3)
  const [pool, setPool] = useState<Rating['pool']>(first?.pool ?? 'people')
  const [leaders, setLeaders] = useState<Told['leaders'] | null>(null)
  const title = titles.find(({ id }) => id === game)
  const least = title?.seats.min ?? 2
  const counts = Array.from({ length: (title?.seats.max ?? 2) - least + 1 }, (_, index) => String(least + index))
  useEffect(() => {
    let current = true
    ask<Told>(`/leaders?game=${game}&seats=${seats}&pool=${pool}`)
      .then((told) => current && setLeaders(told.leaders))
      .catch(() => current && setLeaders([]))
    return () => {
      current = false
    }
  }, [game, seats, pool])
  const choose = (id: string) => {
    const range = titles.find((one) => one.id === id)?.seats ?? { min: 2, max: 2 }
    setGame(id)
    setSeats((before) => Math.min(range.max, Math.max(range.min, before)))
  }
  const levelOf = (bot: string) => (isBotLevel(bot) ? setup(`level.${bot}`) : bot)
  return (
    <Panel title={t('best')}>
      <div className={styles.stack}>
        <div className={styles.choices}>
          <Select label={t('game')} value={game} onChange={choose} choices={titles.map(({ id, name: label }) => ({ value: id, label }))} />
          <Select
            label={t('players')}
            value={String(seats)}
            onChange={(count) => setSeats(Number(count))}
            choices={counts.map((count) => ({ value: count, label: count }))}
          />
          <Radios
            label={t('pool')}
            value={pool}
            onChange={setPool}
            choices={[
              { value: 'people', label: t('people') },
              { value: 'bots', label: t('bots') },
            ]}
          />
        </div>
        {leaders === null ? null : leaders.length === 0 ? (
          <p>{t('noBest')}</p>
        ) : (
          <Figures
            caption={t('best')}
            rows={leaders.map((leader, index) => ({ ...leader, rank: index + 1 }))}
            rowKey={({ rank }) => rank}
            columns={[
              { key: 'rank', head: t('rank'), cell: ({ rank }) => rank },
              {
                key: 'name',
                head: t('name'),
                cell: ({ person, name, bot }) =>
                  bot !== null ? t('bot', { level: levelOf(bot) }) : <a href={`/people/${person ?? ''}`}>{inSentence(name ?? '')}</a>,
              },
              { key: 'rating', head: t('rating'), figure: true, cell: ({ rating }) => Math.round(rating) },
              { key: 'games', head: t('games'), figure: true, cell: ({ games }) => games },
            ]}
          />
        )}
      </div>
    </Panel>
  )
}
