import { Button, ButtonLink } from '@branchline/design/parts'
import { LANGUAGE_NAMES } from '@branchline/engine/locales'
import type { Table } from '@branchline/server/protocol'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { BegunFrom } from '../online/BegunFrom.tsx'
import { inSentence } from '../online/inSentence.ts'
import { wishSeat } from '../online/seatWish.ts'
import { useOptionsInWords } from '../setup/optionsInWords.ts'
import { usePaceInWords } from '../time/pace.ts'
import { nameOf } from '../titles/titles.ts'
import styles from './LobbyPage.module.css'
import type { Lobby } from './lobby.ts'

/** Where a seat is free: what is played, how fast, with whom, and since when it waits. */
export function WaitingTables({ lobby: { waiting, more }, fitting }: { lobby: Lobby; fitting: boolean }) {
  const t = useTranslations('lobby')
  const shown = waiting.filter(({ mayJoin }) => mayJoin || !fitting)
  return (
    <>
      {shown.length === 0 ? (
        <p className={styles.soft}>{t('nothing')}</p>
      ) : (
        <ul className={styles.list} data-testid="waiting">
          {shown.map(({ table, mayJoin }) => (
            <li key={table.id} className={styles.table}>
              <About table={table} />
              <Way table={table} mayJoin={mayJoin} />
            </li>
          ))}
        </ul>
      )}
      {more === null ? null : (
        <Button look="quiet" onClick={more}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Way({ table: { id, you }, mayJoin }: { table: Table; mayJoin: boolean }) {
  const t = useTranslations('lobby')
  const isMine = you.seat !== null || you.owner
  return (
    <ButtonLink small href={`/t/${id}`} look={mayJoin ? 'primary' : 'quiet'} onClick={() => mayJoin && !isMine && wishSeat(id)}>
      {isMine ? t('goOn') : mayJoin ? t('take') : t('look')}
    </ButtonLink>
  )
}

function About({ table }: { table: Table }) {
  const t = useTranslations('lobby')
  const format = useFormatter()
  const now = useNow({ updateInterval: 30_000 })
  const pace = usePaceInWords()
  const free = table.seats.filter(({ kind }) => kind === 'open').length
  const { language, ratings } = table
  return (
    <div className={styles.what}>
      <strong>{nameOf(table.game)}</strong>
      <span>
        {t('by', { name: inSentence(table.ownerName), free, seats: table.seats.length })} · {pace(table.pace)}
      </span>
      <Options table={table} />
      <small>
        {[
          language === null ? null : LANGUAGE_NAMES[language],
          ratings === null ? null : t('rating', { kind: kindOf(ratings), from: String(ratings.from), to: String(ratings.to) }),
          format.relativeTime(Math.min(table.createdAt, now.getTime()), now),
        ]
          .filter((word) => word !== null)
          .join(' · ')}
      </small>
      <BegunFrom table={table} />
    </div>
  )
}

const kindOf = ({ from, to }: NonNullable<Table['ratings']>) => (from === null ? 'to' : to === null ? 'from' : 'both')

/** Only what is other than usual. */
function Options({ table }: { table: Table }) {
  const said = useOptionsInWords(table.game, table.options, 'unusual')
  return said === '' ? null : <span className={styles.options}>{said}</span>
}
