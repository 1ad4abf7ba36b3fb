import { Button, ButtonLink, Figures, Notice, Panel } from '@branchline/design/parts'
import type { Mark, Me, PublicPerson } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Words } from '../account/Words.tsx'
import { ask } from '../http/client.ts'
import { mark } from '../online/company.ts'
import { inSentence } from '../online/inSentence.ts'
import { nameOf } from '../titles/titles.ts'
import { RatingFigure } from './RatingFigure.tsx'
import styles from './StatisticsPage.module.css'

/** What somebody shows of themselves. */
export function PersonPage({ id }: { id: string }) {
  return (
    <Words>
      <Page id={id} />
    </Words>
  )
}

function Page({ id }: { id: string }) {
  const t = useTranslations('statistics')
  const words = useTranslations('people')
  const format = useFormatter()
  const [person, setPerson] = useState<PublicPerson | 'hidden' | null>(null)
  useEffect(() => {
    let current = true
    ask<PublicPerson>(`/people/${id}`)
      .then((found) => current && setPerson(found))
      .catch(() => current && setPerson('hidden'))
    return () => {
      current = false
    }
  }, [id])
  useEffect(() => {
    document.title = `${person === null || person === 'hidden' ? t('title') : inSentence(person.name)} · Branchline`
  }, [person, t])
  if (person === null) return null
  if (person === 'hidden')
    return (
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <Notice>{t('hidden')}</Notice>
      </div>
    )
  return (
    <div className={styles.page}>
      <div>
        <h1 dir="auto">{inSentence(person.name)}</h1>
        <p className={styles.soft}>{t('since', { date: format.dateTime(person.createdAt, { dateStyle: 'long' }) })}</p>
      </div>
      <Marks person={person} onMark={(next) => setPerson({ ...person, mark: next })} />
      <Shared person={person} />
      {person.style === null ? null : (
        <Panel title={words('style')}>
          <p>
            {words('styleOf', {
              ...person.style,
              place: person.style.meanPlace,
              game: nameOf(person.style.favourite.game),
              seats: person.style.favourite.seats,
            })}
          </p>
        </Panel>
      )}
      <Panel title={t('rating')}>
        {person.ratings.length === 0 ? (
          <p>{person.isShown ? t('noRatings') : words('notShown')}</p>
        ) : (
          <Figures
            caption={t('of', { name: inSentence(person.name) })}
            rows={person.ratings}
            rowKey={({ game, seats, pool }) => `${game} ${seats} ${pool}`}
            columns={[
              { key: 'game', head: t('game'), cell: (one) => nameOf(one.game) },
              { key: 'players', head: t('players'), figure: true, cell: (one) => one.seats },
              { key: 'pool', head: t('pool'), cell: (one) => t(one.pool) },
              { key: 'games', head: t('games'), figure: true, cell: (one) => one.games },
              { key: 'rating', head: t('rating'), figure: true, cell: (one) => <RatingFigure of={one} /> },
            ]}
          />
        )}
      </Panel>
      <div>
        <ButtonLink href="/statistics">{t('best')}</ButtonLink>
      </div>
    </div>
  )
}

/** Follow, mute, block: each a press, and the way back. */
function Marks({ person, onMark }: { person: PublicPerson; onMark: (mark: Mark | null) => void }) {
  const words = useTranslations('people')
  const [me, setMe] = useState<string | null | 'asking'>('asking')
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    ask<Me>('/me').then(
      (known) => setMe(known.person?.id ?? null),
      () => setMe(null),
    )
  }, [])
  if (me === 'asking' || me === null) return null
  if (me === person.id) return <p className={styles.soft}>{words('yourself')}</p>
  const choose = (next: Mark | null) =>
    void mark(person.id, next).then(
      () => {
        setTrouble(null)
        onMark(next)
      },
      (error: Error) => setTrouble(error.message),
    )
  const button = (kind: Mark, on: string, off: string) => (
    <Button onClick={() => choose(person.mark === kind ? null : kind)} aria-pressed={person.mark === kind} data-testid={kind}>
      {person.mark === kind ? off : on}
    </Button>
  )
  return (
    <div className={styles.marks}>
      <div className={styles.choices}>
        {button('follow', words('follow'), words('unfollow'))}
        {button('mute', words('mute'), words('unmute'))}
        {button('block', words('block'), words('unblock'))}
      </div>
      <p className={styles.soft}>{words('followHelp')}</p>
      {trouble === null ? null : <Notice kind="warn">{words('failed', { why: trouble })}</Notice>}
    </div>
  )
}

function Shared({ person }: { person: PublicPerson }) {
  const words = useTranslations('people')
  const format = useFormatter()
  return (
    <Panel title={words('shared')}>
      {person.shared.length === 0 ? (
        <p className={styles.soft}>{words('noShared')}</p>
      ) : (
        <ul className={styles.shared} data-testid="shared">
          {person.shared.map(({ table, game, at, seats, yourRank, theirRank }) => (
            <li key={table}>
              <a href={`/t/${table}`}>{nameOf(game)}</a>
              <span>{words('sharedPlaces', { yours: yourRank, theirs: theirRank, name: inSentence(person.name), seats })}</span>
              <small>{format.dateTime(at, { dateStyle: 'medium' })}</small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
