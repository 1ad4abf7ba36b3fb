import { Button, Dialog, Stamp, Ticket } from '@branchline/design/parts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BegunFrom } from '../online/BegunFrom.tsx'
import { inSentence } from '../online/inSentence.ts'
import { nameAt } from '../online/nameAt.ts'
import type { ListOfTables } from '../online/tables.ts'
import { useSettings } from '../settings/settings.ts'
import { removeTable, type StoredTable, storedTables } from '../store/localTables.ts'
import { TimeLeft } from '../time/TimeLeft.tsx'
import { nameOf } from '../titles/titles.ts'
import styles from './MyTables.module.css'

/** A ticket for every table one sits at; those that wait for you come first. */
export function MyTables({ tables: online, more }: ListOfTables) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  const ownName = useSettings(({ name }) => name)
  const [stored, setStored] = useState(storedTables)
  const [doomed, setDoomed] = useState<StoredTable | null>(null)
  if (stored.length + online.length === 0) return null
  return (
    <section aria-labelledby="my-tables" className={styles.section}>
      <h2 id="my-tables">{t('continue')}</h2>
      <div className={styles.tickets}>
        {online.map((table) => {
          const free = table.seats.filter(({ kind }) => kind === 'open').length
          const acting = table.toAct === null ? null : nameAt(table, table.toAct)
          return (
            <Ticket
              key={table.id}
              href={`/t/${table.id}`}
              title={nameOf(table.game)}
              number={String(table.n).padStart(4, '0')}
              stamp={table.you.yourTurn ? <Stamp>{t('yourTurn')}</Stamp> : undefined}
            >
              <span>{table.seats.map(({ seat }) => nameAt(table, seat)).join(' · ')}</span>
              {table.you.invitedBy && table.status === 'open' ? (
                <strong>{t('invited', { name: inSentence(table.you.invitedBy) })}</strong>
              ) : null}
              <span>
                {t('onServer')}
                {' · '}
                {table.status === 'open'
                  ? t('waiting', { n: free })
                  : table.status === 'running' && acting
                    ? t('turnOf', { name: inSentence(acting) })
                    : t('over')}
                <TimeLeft clock={table.clock} />
              </span>
              <BegunFrom table={table} />
            </Ticket>
          )
        })}
        {stored.map((table) => {
          const acting = table.toAct === null ? null : table.occupants[table.toAct]
          return (
            <Ticket
              key={table.id}
              href={`/play/${table.id}`}
              title={nameOf(table.record.game)}
              number={String(table.record.moves.length).padStart(4, '0')}
              stamp={acting?.kind === 'person' ? <Stamp>{t('yourTurn')}</Stamp> : undefined}
              action={
                <Button look="quiet" icon small label={t('remove')} onClick={() => setDoomed(table)}>
                  <Trash2 size={16} aria-hidden />
                </Button>
              }
            >
              <span>
                {table.occupants.map(({ name }, seat) => name || ownName || t('player', { number: String(seat + 1) })).join(' · ')}
              </span>
              <span>
                {t('local')}
                {' · '}
                {acting ? t('moves', { n: table.record.moves.length }) : t('over')}
              </span>
            </Ticket>
          )
        })}
      </div>
      {more ? (
        <div>
          <Button look="quiet" onClick={more}>
            {t('moreTables')}
          </Button>
        </div>
      ) : null}
      <Dialog title={t('remove')} closeLabel={shell('close')} open={doomed !== null} onClose={() => setDoomed(null)}>
        <p>{t('removeAsk')}</p>
        <div className={styles.answers}>
          <Button onClick={() => setDoomed(null)}>{shell('cancel')}</Button>
          <Button
            look="primary"
            onClick={() => {
              if (doomed) removeTable(doomed.id)
              setStored(storedTables())
              setDoomed(null)
            }}
          >
            {t('remove')}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
