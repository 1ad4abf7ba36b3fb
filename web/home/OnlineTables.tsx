import { Button, ButtonLink, Figures, Notice, Panel, TextField } from '@branchline/design/parts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { nameAt, usePublicTables } from '../online/tables.ts'
import { go } from '../shell/route.ts'
import { usePaceInWords } from '../time/pace.ts'
import { nameOf } from '../titles/titles.ts'
import { BegunFrom } from './BegunFrom.tsx'
import styles from './OnlineTables.module.css'

/** Tables anybody may see, and the way in for those who have a link. */
export function OnlineTables() {
  const t = useTranslations('home')
  const pace = usePaceInWords()
  const tables = usePublicTables()
  return (
    <div className={styles.online}>
      <Panel title={t('publicTables')}>
        {tables.state === 'offline' ? <Notice>{t('offline')}</Notice> : null}
        {tables.state === 'known' && tables.tables.length === 0 ? <p className={styles.none}>{t('noPublic')}</p> : null}
        {tables.state === 'known' && tables.tables.length > 0 ? (
          <Figures
            caption={t('publicTables')}
            rows={tables.tables}
            rowKey={(table) => table.id}
            columns={[
              {
                key: 'game',
                head: t('game'),
                cell: (table) => (
                  <span className={styles.game}>
                    {nameOf(table.game)}
                    <small>{pace(table.pace)}</small>
                    <BegunFrom table={table} />
                  </span>
                ),
              },
              { key: 'who', head: t('seats'), cell: (table) => table.seats.map(({ seat }) => nameAt(table, seat)).join(' · ') },
              {
                key: 'go',
                head: '',
                cell: (table) => (
                  <ButtonLink small href={`/t/${table.id}`}>
                    {table.status === 'open' ? t('take') : t('watch')}
                  </ButtonLink>
                ),
              },
            ]}
          />
        ) : null}
        {tables.state === 'known' && tables.more ? (
          <Button look="quiet" onClick={tables.more}>
            {t('moreTables')}
          </Button>
        ) : null}
      </Panel>
      <JoinByLink />
    </div>
  )
}

function JoinByLink() {
  const t = useTranslations('home')
  const [link, setLink] = useState('')
  const [isBad, setBad] = useState(false)
  const join = (event: FormEvent) => {
    event.preventDefault()
    const found = /\/t\/([A-Za-z0-9]{12})(@\d+)?(?:\?invite=([A-Za-z0-9]{16}))?|^\s*([A-Za-z0-9]{12})\s*$/.exec(link)
    const id = found?.[1] ?? found?.[4]
    if (id === undefined) return setBad(true)
    go({ page: 'table', id, ...(found?.[3] ? { invite: found[3] } : {}) })
  }
  return (
    <Panel title={t('join')}>
      <form className={styles.join} onSubmit={join}>
        <TextField label={t('joinHelp')} value={link} onChange={setLink} />
        <Button type="submit">{t('joinButton')}</Button>
      </form>
      {isBad ? <Notice kind="warn">{t('joinBad')}</Notice> : null}
    </Panel>
  )
}
