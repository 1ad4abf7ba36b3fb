import { classes, useTable } from '@branchline/design'
import { History, LayoutGrid, List, Map as MapIcon, Users } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFrame } from './frame.ts'
import styles from './PhoneNav.module.css'
import { type TrayTab, trayOnTop } from './Trays.tsx'

/** The bottom row of a phone: the board, what this phase is played with, the players, what happened, all moves. */
export function PhoneNav({ trays, steps }: { trays: readonly TrayTab[]; steps: number }) {
  const t = useTranslations('table')
  const { model } = useTable()
  const { sheet, tray, shut, showTray, toggle } = useFrame()
  const first = trays.find(({ id }) => id !== 'since')
  const isTray = (id: string | undefined) => sheet === 'tray' && trayOnTop(trays, tray) === id
  const isReading = isTray('since')
  const [readAt, setReadAt] = useState(-1)
  useEffect(() => {
    if (isReading) setReadAt(model.n)
  }, [isReading, model.n])
  return (
    <nav className={styles.nav} aria-label={t('regions')} data-rail>
      <Entry name={t('board')} icon={<MapIcon size={22} aria-hidden />} isOn={sheet === null} onClick={shut} />
      {first === undefined || first.id === 'log' ? null : (
        <Entry
          name={first.label}
          icon={<LayoutGrid size={22} aria-hidden />}
          isOn={isTray(first.id)}
          onClick={() => (isTray(first.id) ? shut() : showTray(first.id))}
        />
      )}
      <Entry name={t('players')} icon={<Users size={22} aria-hidden />} isOn={sheet === 'players'} onClick={() => toggle('players')} />
      <Entry
        name={t('recap')}
        icon={<History size={22} aria-hidden />}
        isOn={isReading}
        badge={model.at === model.n && readAt < model.n ? steps : 0}
        onClick={() => (isReading ? shut() : showTray('since'))}
      />
      <Entry name={t('movesShort')} icon={<List size={22} aria-hidden />} isOn={sheet === 'moves'} onClick={() => toggle('moves')} />
    </nav>
  )
}

interface EntryProps {
  readonly name: string
  readonly icon: ReactNode
  readonly isOn: boolean
  readonly badge?: number
  readonly onClick: () => void
}

function Entry({ name, icon, isOn, badge = 0, onClick }: EntryProps) {
  return (
    <button type="button" className={classes(styles.entry, isOn && styles.on)} aria-pressed={isOn} onClick={onClick}>
      {icon}
      {badge > 0 ? <em>{badge}</em> : null}
      <span>{name}</span>
    </button>
  )
}
