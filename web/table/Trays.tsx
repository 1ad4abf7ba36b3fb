import { type AnyTable, classes, later, type RecapStep, type TableProps, useTable } from '@branchline/design'
import { Tabs } from '@branchline/design/parts'
import { type ComponentType, useEffect, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { SoftFault } from '../shell/Fault.tsx'
import { useFrame } from './frame.ts'
import styles from './Trays.module.css'

const Log = later(async () => (await import('./rest.ts')).Log)
const SinceList = later(async () => (await import('./rest.ts')).SinceList)

export interface TrayTab {
  readonly id: string
  readonly label: string
  readonly content: () => React.ReactNode
}

/** The title's trays, what happened since one's turn, the log; and what else the page has to show. */
export function useTrays(
  drawn: AnyTable | null,
  props: TableProps,
  steps: readonly RecapStep[],
  extra: readonly TrayTab[],
): readonly TrayTab[] {
  const t = useTranslations('table')
  const { model } = useTable()
  return useMemo(() => {
    const place = `${model.at}/${model.n}`
    const shown = (Content: ComponentType<TableProps>) => (
      <SoftFault at={place} onFault={() => undefined}>
        <Content {...props} />
      </SoftFault>
    )
    const own = (drawn?.trays?.(props) ?? []).map(({ id, label, Content }): TrayTab => ({ id, label, content: () => shown(Content) }))
    const under = own.find(({ id }) => id === 'since')
    const since: TrayTab = {
      id: 'since',
      label: t('since'),
      content: () => (
        <>
          <SinceList steps={steps} />
          {under?.content()}
        </>
      ),
    }
    const listed = under === undefined ? [...own.slice(0, 1), since, ...own.slice(1)] : own.map((tab) => (tab === under ? since : tab))
    return [...extra, ...listed, { id: 'log', label: t('log'), content: () => <Log drawn={drawn} props={props} /> }]
  }, [drawn, props, steps, extra, model.at, model.n, t])
}

/** Until one is chosen the first is on top. */
export const trayOnTop = (trays: readonly TrayTab[], chosen: string): string => chosen || (trays[0]?.id ?? '')

/** Follows the phase: when another tray comes first, it comes on top. */
export function useFirstTray(trays: readonly TrayTab[], beginWith: (id: string) => void): void {
  const first = trays[0]?.id ?? ''
  // Not by its name: a table that is opened would be drawn a second time to learn it.
  useEffect(() => beginWith(first), [first, beginWith])
}

/** The tray as it lies open; on a desk the log stands below it. */
export function Trays({ trays, isDesk }: { trays: readonly TrayTab[]; isDesk: boolean }) {
  const t = useTranslations('table')
  const { tray, showTray } = useFrame()
  const tabs = isDesk ? trays.filter(({ id }) => id !== 'log') : trays
  return (
    <div className={classes(styles.tray, isDesk && styles.desk)} id="sheets" tabIndex={-1} data-keeps-focus="tray">
      {/* While others decide no question stands above what lies in a tray. */}
      <h2 className="visually-hidden">{t('trays')}</h2>
      <Tabs label={t('trays')} tabs={tabs} chosen={tray} onChoose={showTray} />
      {isDesk ? (
        <section className={styles.log} aria-label={t('log')}>
          {trays.find(({ id }) => id === 'log')?.content()}
        </section>
      ) : null}
    </div>
  )
}

/** Where the width beside the board holds only their names: an upright list that opens sheets. */
export function TrayNames({ trays }: { trays: readonly TrayTab[] }) {
  const t = useTranslations('table')
  const { sheet, tray, showTray, toggle } = useFrame()
  const shown = sheet === 'tray' ? trayOnTop(trays, tray) : null
  return (
    <nav className={styles.names} aria-label={t('trays')} id="sheets" tabIndex={-1}>
      {trays.map(({ id, label }) => (
        <button key={id} type="button" className={classes(styles.nameButton, id === shown && styles.on)} onClick={() => showTray(id)}>
          {label}
        </button>
      ))}
      <button type="button" className={classes(styles.nameButton, sheet === 'moves' && styles.on)} onClick={() => toggle('moves')}>
        {t('allMoves')}
      </button>
    </nav>
  )
}
