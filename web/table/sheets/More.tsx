import { useTable } from '@branchline/design'
import {
  BookOpen,
  Bot,
  Download,
  Flag,
  Globe,
  History,
  Keyboard,
  Lightbulb,
  Link2,
  List,
  Map as MapIcon,
  MessageCircle,
  Moon,
  NotebookPen,
  ScrollText,
  Settings2,
  Text,
  Users,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isCoached } from '../../coach/coached.ts'
import { reviewLink } from '../../replay/reviewLink.ts'
import { useSettings } from '../../settings/settings.ts'
import { go, pathOf } from '../../shell/route.ts'
import { type SheetId, useFrame } from '../frame.ts'
import { putOnline } from '../putOnline.ts'
import { useOwnStandIn } from '../StandIn.tsx'
import { saveRecord } from '../saveRecord.ts'
import { useUnread } from '../unread.ts'
import styles from './More.module.css'

/** All that is needed now and then: what has no button of its own on this screen, and what belongs to the table as a whole. */
export function More({ hasKey }: { hasKey: boolean }) {
  const t = useTranslations('table')
  const shell = useTranslations('shell')
  const { model, source } = useTable()
  const frame = useFrame()
  const [isCopied, setCopied] = useState(false)
  const [isResigning, setResigning] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const change = useSettings((settings) => settings.change)
  const unread = useUnread()
  const keepSeat = useOwnStandIn()
  const isPlayer = model.viewer !== 'spectator'
  const copy = async () => {
    // A game on this device is nowhere else: its link carries it whole.
    const record = model.kind === 'local' ? await source.record() : null
    const path = record === null ? source.address(model.at) : await reviewLink(record, model.at)
    await navigator.clipboard?.writeText(new URL(path, location.href).href)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  const goOnline = () =>
    void source
      .record()
      .then((record) => record && putOnline(record, model.players).then((path) => go(path)))
      .catch(() => setTrouble(t('offline')))
  const switchPaper = () => {
    const { theme } = useSettings.getState()
    const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    change({ theme: isDark ? 'light' : 'dark' })
  }
  const sheet = (id: SheetId, icon: ReactNode, label: string, key?: string) => (
    <Entry icon={icon} shortcut={key} onClick={() => frame.toggle(id)}>
      {label}
    </Entry>
  )
  return (
    <ul className={styles.menu}>
      {model.chat === null ? null : (
        <Entry icon={<MessageCircle size={18} aria-hidden />} shortcut="T" count={unread} onClick={() => frame.toggle('talk')}>
          {t('chat')}
        </Entry>
      )}
      <Entry icon={<BookOpen size={18} aria-hidden />} shortcut="R" onClick={() => frame.openRules(model.prompt?.clause ?? null)}>
        {t('rules')}
      </Entry>
      {hasKey ? sheet('key', <MapIcon size={18} aria-hidden />, t('key'), 'K') : null}
      {keepSeat === null ? null : (
        <Entry
          icon={<Bot size={18} aria-hidden />}
          onClick={() => {
            frame.shut()
            keepSeat()
          }}
        >
          {t('standIn.forMeAsk')}
        </Entry>
      )}
      <li>
        <a className={styles.entry} href={pathOf({ page: 'settings', table: source.address(model.at === model.n ? null : model.at) })}>
          <Settings2 size={18} aria-hidden />
          {shell('settings')}
        </a>
      </li>
      {isPlayer ? sheet('notes', <NotebookPen size={18} aria-hidden />, t('notes'), 'N') : null}
      {source.orders === undefined || !isPlayer ? null : sheet('orders', <ScrollText size={18} aria-hidden />, t('orders'))}
      {sheet('players', <Users size={18} aria-hidden />, t('players'), 'P')}
      {sheet('moves', <List size={18} aria-hidden />, t('allMoves'), 'M')}
      {sheet('words', <Text size={18} aria-hidden />, t('boardText'), 'W')}
      <Entry icon={<ScrollText size={18} aria-hidden />} shortcut="L" onClick={() => frame.showTray('log')}>
        {t('log')}
      </Entry>
      <Entry
        icon={<History size={18} aria-hidden />}
        shortcut="H"
        onClick={() => {
          frame.shut()
          frame.setHistory(true)
        }}
      >
        {t('history')}
      </Entry>
      {model.advice && model.moves.length > 0 && !isCoached(model)
        ? sheet('advice', <Lightbulb size={18} aria-hidden />, t('advice'), 'A')
        : null}
      <Entry isOfKeys icon={<Keyboard size={18} aria-hidden />} shortcut="?" onClick={frame.openKeys}>
        {t('shortcuts')}
      </Entry>
      <Entry icon={<Link2 size={18} aria-hidden />} onClick={() => void copy()}>
        {isCopied ? t('copied') : t('copyLink')}
      </Entry>
      <Entry
        icon={<Download size={18} aria-hidden />}
        onClick={() => void source.record().then((record) => record && saveRecord(record))}
        disabled={model.kind === 'online' && model.toAct !== null}
      >
        {t('export')}
      </Entry>
      {model.kind === 'local' ? (
        <Entry icon={<Globe size={18} aria-hidden />} onClick={goOnline}>
          {t('putOnline')}
        </Entry>
      ) : null}
      {trouble === null ? null : (
        <li className={styles.trouble} role="alert">
          {trouble}
        </li>
      )}
      <Entry icon={<Moon size={18} aria-hidden />} onClick={switchPaper}>
        {t('paper')}
      </Entry>
      {source.resign && model.mine.length > 0 && model.toAct !== null && !model.players[model.mine[0]]?.resigned ? (
        <Entry
          icon={<Flag size={18} aria-hidden />}
          onClick={() => {
            setResigning(true)
            if (!isResigning) return
            source.resign?.()
            frame.shut()
          }}
        >
          {isResigning ? t('resignAsk') : t('resign')}
        </Entry>
      ) : null}
    </ul>
  )
}

interface EntryProps {
  readonly icon: ReactNode
  readonly shortcut?: string | undefined
  /** Left out where there are no keys. */
  readonly isOfKeys?: boolean
  readonly count?: number
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Entry({ icon, shortcut, isOfKeys, count = 0, disabled, onClick, children }: EntryProps) {
  return (
    <li className={isOfKeys ? styles.ofKeys : undefined}>
      <button type="button" className={styles.entry} onClick={onClick} disabled={disabled}>
        {icon}
        {children}
        {count > 0 ? <span className={styles.count}>{count}</span> : null}
        {shortcut === undefined ? null : <span className={styles.shortcut}>{shortcut}</span>}
      </button>
    </li>
  )
}
