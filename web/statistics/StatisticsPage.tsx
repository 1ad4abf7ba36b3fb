import { Figures, LineChart, Notice, Panel, Select } from '@branchline/design/parts'
import type { Statistics } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Words } from '../account/Words.tsx'
import { ask, ServerError } from '../http/client.ts'
import { OwnPages } from '../settings/OwnPages.tsx'
import { nameOf } from '../titles/titles.ts'
import { Leaders } from './Leaders.tsx'
import { RatingFigure } from './RatingFigure.tsx'
import styles from './StatisticsPage.module.css'

type Kind = Statistics['kinds'][number]
const keyOf = ({ game, seats, pool }: Kind) => `${game} ${seats} ${pool}`
const LATEST = 12

export function StatisticsPage() {
  return (
    <Words>
      <Page />
    </Words>
  )
}

function Page() {
  const t = useTranslations('statistics')
  const account = useTranslations('account')
  const [mine, setMine] = useState<readonly Kind[] | 'nobody' | 'offline' | null>(null)
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
  }, [t])
  useEffect(() => {
    let current = true
    ask<Statistics>('/me/statistics')
      .then(({ kinds }) => current && setMine(kinds))
      .catch((error: unknown) => current && setMine(error instanceof ServerError && error.code === 'sign-in' ? 'nobody' : 'offline'))
    return () => {
      current = false
    }
  }, [])
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <OwnPages here="statistics" />
      {mine === 'offline' ? <Notice kind="warn">{account('offline')}</Notice> : null}
      {mine === 'nobody' ? (
        <Notice>
          {t('nobody')} <a href="/account">{account('signIn')}</a>
        </Notice>
      ) : null}
      {Array.isArray(mine) ? <MyGames kinds={mine} /> : null}
      {mine === null || mine === 'offline' ? null : <Leaders first={Array.isArray(mine) ? mine[0] : undefined} />}
    </div>
  )
}

function MyGames({ kinds }: { kinds: readonly Kind[] }) {
  const t = useTranslations('statistics')
  const format = useFormatter()
  const [chosen, setChosen] = useState(kinds[0] === undefined ? '' : keyOf(kinds[0]))
  const kind = kinds.find((one) => keyOf(one) === chosen)
  const two = (value: number) => format.number(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const kindInWords = (one: Kind) => t('curveOf', { game: nameOf(one.game), seats: one.seats, pool: t(one.pool) })
  return (
    <Panel title={t('mine')}>
      {kind === undefined ? (
        <p>{t('none')}</p>
      ) : (
        <div className={styles.stack}>
          <Figures
            caption={t('mine')}
            rows={kinds}
            rowKey={keyOf}
            emphasis={(one) => kinds.length > 1 && keyOf(one) === chosen}
            columns={[
              { key: 'game', head: t('game'), cell: (one) => nameOf(one.game) },
              { key: 'rating', head: t('rating'), figure: true, cell: (one) => <RatingFigure of={one} /> },
              { key: 'players', head: t('players'), figure: true, cell: (one) => one.seats },
              { key: 'pool', head: t('pool'), cell: (one) => t(one.pool) },
              { key: 'games', head: t('games'), figure: true, cell: (one) => one.games },
              {
                key: 'wins',
                head: t('wins'),
                figure: true,
                cell: (one) => t('winsOf', { n: one.wins, part: Math.round((100 * one.wins) / one.games) }),
              },
              { key: 'rank', head: t('meanRank'), figure: true, cell: (one) => two(one.meanRank) },
              { key: 'score', head: t('meanScore'), figure: true, cell: (one) => two(one.meanScore) },
            ]}
          />
          {kinds.length > 1 ? (
            <Select
              label={t('which')}
              value={chosen}
              onChange={setChosen}
              choices={kinds.map((one) => ({ value: keyOf(one), label: kindInWords(one) }))}
            />
          ) : null}
          <div>
            <h3>{t('curve')}</h3>
            <LineChart
              title={`${t('curve')}, ${kindInWords(kind)}`}
              curves={[
                {
                  seat: 0,
                  name: t('rating'),
                  values: [...(kind.curve.length === kind.games ? [1500] : []), ...kind.curve.map(({ rating }) => rating)],
                },
              ]}
              floor={1500}
              pieces={false}
              format={(value) => String(Math.round(value))}
            />
            <p className={styles.soft}>{t('how')}</p>
          </div>
          <Figures
            caption={t('last')}
            showCaption
            rows={kind.curve.slice(-LATEST).reverse()}
            rowKey={({ table }) => table}
            columns={[
              {
                key: 'date',
                head: t('date'),
                cell: ({ at, table }) => <a href={`/t/${table}`}>{format.dateTime(at, { dateStyle: 'medium' })}</a>,
              },
              { key: 'place', head: t('place'), figure: true, cell: ({ rank }) => rank },
              { key: 'score', head: t('score'), figure: true, cell: ({ score }) => format.number(score) },
              { key: 'rating', head: t('change'), figure: true, cell: ({ rating }) => Math.round(rating) },
            ]}
          />
        </div>
      )}
    </Panel>
  )
}
