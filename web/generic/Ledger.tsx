/** The plain table: any game, from its view alone. What each seat has stands in a column; what changed last is marked. */

import type { TableProps } from '@branchline/design'
import { Count, classes, SeatName } from '@branchline/design/parts'
import type { GameState } from '@branchline/engine'
import { useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Ledger.module.css'
import { type LedgerPage, ledgerOf } from './page.ts'

export function Ledger({ view, players, speaker }: TableProps) {
  const t = useTranslations('table')
  const page = useMemo(() => ledgerOf(view, players.length), [view, players.length])
  const before = usePrevious(page)
  const changed = (key: string, value: string) => before !== undefined && before.printed.get(key) !== value
  const word = (name: string) => fieldName(name, speaker.word(`field.${name}`))
  return (
    <div className={styles.ledger} data-testid="ledger">
      <table className={styles.seats}>
        <caption>{t('ledger')}</caption>
        <thead>
          <tr>
            <td />
            {players.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <SeatName seat={seat} name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.bySeat.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{word(name)}</th>
              {values.map((value, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the seat
                <td key={seat} className={classes(changed(`${name}.${seat}`, String(value)) && styles.changed)}>
                  {typeof value === 'number' ? (
                    <Count value={value} />
                  ) : value === '' ? (
                    <span className={styles.none}>{t('nothing')}</span>
                  ) : (
                    value
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={styles.heading}>{t('common')}</h3>
      <dl className={styles.common}>
        {page.figures.map(({ name, value }) => (
          <div key={name} className={classes(changed(name, value) && styles.changed)}>
            <dt>{word(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.strips}>
        {page.strips.map(({ name, cells }) => (
          <div key={name} className={styles.strip}>
            <span className={styles.stripName}>{word(name)}</span>
            <span className={styles.cells}>
              {cells.map((cell, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what it means
                  key={index}
                  className={classes(styles.cell, cell === '0' && styles.zero, changed(`${name}.${index}`, cell) && styles.changed)}
                  title={`${word(name)} ${index + 1}: ${cell}`}
                >
                  {cell}
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}

function fieldName(name: string, worded: string): string {
  if (worded !== `field.${name}`) return worded
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function usePrevious(page: LedgerPage): LedgerPage | undefined {
  const pages = useRef<{ now: LedgerPage; before: LedgerPage | undefined }>({ now: page, before: undefined })
  if (pages.current.now !== page) pages.current = { now: page, before: pages.current.now }
  return pages.current.before
}

/** The plain table has no drawing to zoom: it is all ledger. */
export function describeLedger(view: GameState, seats: number, name: (seat: number) => string): string[] {
  const page = ledgerOf(view, seats)
  return [
    ...page.bySeat.map(
      (row) => `${fieldName(row.name, `field.${row.name}`)}: ${row.values.map((value, seat) => `${name(seat)} ${value}`).join(', ')}.`,
    ),
    ...page.figures.map((figure) => `${fieldName(figure.name, `field.${figure.name}`)}: ${figure.value}.`),
  ]
}
