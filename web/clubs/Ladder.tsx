import { Figures, Panel, Select } from '@branchline/design/parts'
import type { ClubAnswer, LadderAnswer } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import { inSentence } from '../online/inSentence.ts'
import { useTitles } from '../titles/drawn.ts'
import { useOffered } from '../titles/offered.ts'
import styles from './Clubs.module.css'

/** Who is ahead, by the club's own games alone. */
export function Ladder({ shown, invite }: { shown: ClubAnswer; invite: string | undefined }) {
  const club = shown.club.id
  const t = useTranslations('clubs')
  const titles = useOffered(useTitles())
  const [game, setGame] = useState((shown.tables.find(({ status }) => status === 'finished')?.game ?? titles[0]?.id) as string)
  const [ladder, setLadder] = useState<LadderAnswer['ladder']>([])
  useEffect(() => {
    let current = true
    ask<LadderAnswer>(`/clubs/${club}/ladder?game=${game}${invite === undefined ? '' : `&invite=${invite}`}`).then(
      (told) => current && setLadder(told.ladder),
      () => current && setLadder([]),
    )
    return () => {
      current = false
    }
  }, [club, game, invite])
  return (
    <Panel title={t('ladder')}>
      <div className={styles.stack}>
        <Select label={t('game')} value={game} onChange={setGame} choices={titles.map(({ id, name: label }) => ({ value: id, label }))} />
        {ladder.length === 0 ? (
          <p className={styles.soft}>{t('noLadder')}</p>
        ) : (
          <Figures
            caption={t('ladder')}
            rows={ladder.map((one, index) => ({ ...one, place: index + 1 }))}
            rowKey={({ person }) => person}
            columns={[
              { key: 'place', head: t('place'), cell: ({ place }) => place },
              { key: 'name', head: t('player'), cell: ({ person, name }) => <a href={`/people/${person}`}>{inSentence(name)}</a> },
              { key: 'rating', head: t('rating'), figure: true, cell: ({ rating }) => Math.round(rating) },
              { key: 'games', head: t('games'), figure: true, cell: ({ games }) => games },
              { key: 'wins', head: t('wins'), figure: true, cell: ({ wins }) => wins },
            ]}
          />
        )}
      </div>
    </Panel>
  )
}
