import { Button, ButtonLink, classes, Dialog, useTable } from '@branchline/design'
import { ArrowLeft, BookOpen, Bot, Download, Ellipsis, Flag as FlagIcon, Globe, Keyboard, Link2, WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ThemeSwitch } from '../shell/Frame.tsx'
import { go } from '../shell/route.ts'
import { putOnline } from './putOnline.ts'
import { useOwnStandIn } from './StandIn.tsx'
import { saveRecord } from './saveRecord.ts'
import styles from './TopBar.module.css'

export function TopBar({ onRules, onKeys }: { onRules: () => void; onKeys: () => void }) {
  const t = useTranslations('table')
  const shell = useTranslations('shell')
  const fromRecord = useTranslations('table.fromRecord')
  const { model, source } = useTable()
  const [isOpen, setOpen] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const [isResigning, setResigning] = useState(false)
  const copy = () => {
    void navigator.clipboard?.writeText(location.href)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  const keepSeat = useOwnStandIn()
  const line = model.connection
  return (
    <header className={styles.bar}>
      <ButtonLink look="quiet" icon href="/" label={t('home')}>
        <ArrowLeft size={20} aria-hidden />
      </ButtonLink>
      <h1 className={styles.title}>{model.game.title}</h1>
      {model.viewer === 'spectator' && model.kind === 'online' ? <span className={styles.badge}>{t('spectator')}</span> : null}
      {model.fromRecord ? (
        <span className={styles.badge} title={fromRecord('said', bringer(model.fromRecord.by))} data-testid="from-record">
          {fromRecord('mark')}
        </span>
      ) : null}
      {line === 'local' ? null : (
        <span
          className={classes(styles.line, line !== 'connected' && styles.broken)}
          role="status"
          data-testid="connection"
          data-line={line}
        >
          {line === 'connected' ? null : <WifiOff size={16} aria-hidden />}
          {line === 'connected' ? t('connected') : line === 'connecting' ? t('connecting') : t('lostLine')}
        </span>
      )}
      <span className={styles.space} />
      <Button look="quiet" icon label={t('rules')} onClick={onRules} data-testid="rules">
        <BookOpen size={20} aria-hidden />
      </Button>
      <ThemeSwitch />
      <Button look="quiet" icon label={t('menu')} onClick={() => setOpen(true)}>
        <Ellipsis size={20} aria-hidden />
      </Button>
      <Dialog title={t('menu')} closeLabel={shell('close')} open={isOpen} onClose={() => setOpen(false)}>
        <ul className={styles.menu}>
          <Entry icon={<Link2 size={18} aria-hidden />} onClick={copy}>
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
            <Entry
              icon={<Globe size={18} aria-hidden />}
              onClick={() => void source.record().then((record) => record && putOnline(record, model.players).then((path) => go(path)))}
            >
              {t('putOnline')}
            </Entry>
          ) : null}
          <Entry
            icon={<Keyboard size={18} aria-hidden />}
            onClick={() => {
              setOpen(false)
              onKeys()
            }}
          >
            {t('shortcuts')}
          </Entry>
          {keepSeat === null ? null : (
            <Entry
              icon={<Bot size={18} aria-hidden />}
              onClick={() => {
                setOpen(false)
                keepSeat()
              }}
            >
              {t('standIn.forMeAsk')}
            </Entry>
          )}
          {source.resign && model.mine.length > 0 && model.toAct !== null ? (
            <Entry icon={<FlagIcon size={18} aria-hidden />} onClick={() => (isResigning ? source.resign?.() : setResigning(true))}>
              {isResigning ? t('resignAsk') : t('resign')}
            </Entry>
          ) : null}
        </ul>
      </Dialog>
    </header>
  )
}

const bringer = (by: string) => ({ by, named: by === '' ? 'no' : 'yes' })

function Entry({ icon, onClick, disabled, children }: { icon: ReactNode; onClick: () => void; disabled?: boolean; children: ReactNode }) {
  return (
    <li>
      <button type="button" className={styles.entry} onClick={onClick} disabled={disabled}>
        {icon}
        {children}
      </button>
    </li>
  )
}
