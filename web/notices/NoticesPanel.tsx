/** How one wishes to be told of one's tables: by which channels, for what, and at which tables otherwise. */
import { Button, Notice, Panel, Radios, Select } from '@branchline/design/parts'
import type { NoticeMode, Notices } from '@branchline/server/protocol'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { becomeSomebody } from '../account/person.ts'
import { Words } from '../account/Words.tsx'
import { ask } from '../http/client.ts'
import { useMyOnlineTables } from '../online/tables.ts'
import { useSettings } from '../settings/settings.ts'
import { nameOf } from '../titles/titles.ts'
import type { Act } from './act.ts'
import { ChannelCard } from './ChannelCard.tsx'
import { NewChannels } from './NewChannels.tsx'
import styles from './Notices.module.css'

const MODES = ['all', 'turn', 'digest', 'off'] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

export function NoticesPanel() {
  return (
    <Words>
      <Panels />
    </Words>
  )
}

function Panels() {
  const t = useTranslations('notices')
  const home = useTranslations('home')
  const [notices, setNotices] = useState<Notices | 'unknown' | 'nobody' | 'offline'>('unknown')
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    ask<{ person: unknown }>('/me')
      .then(async ({ person }) => setNotices(person === null ? 'nobody' : await ask<Notices>('/me/notices')))
      .catch(() => setNotices('offline'))
  }, [])
  const underWay = useRef(0)
  const crossed = useRef(false)
  /** Answers to wishes that crossed each other know nothing of one another: then the server is asked what came of all. */
  const settle = () => {
    underWay.current--
    if (underWay.current > 0 || !crossed.current) return
    crossed.current = false
    ask<Notices>('/me/notices')
      .then(setNotices)
      .catch((error: Error) => setFailure(error.message))
  }
  const act: Act = async (work, foreseen) => {
    const before = notices
    underWay.current++
    if (underWay.current > 1) crossed.current = true
    setFailure(null)
    if (foreseen !== undefined) setNotices((now) => (typeof now === 'string' ? now : { ...now, ...foreseen }))
    try {
      const answer = await work()
      if (!crossed.current) setNotices(answer)
      return true
    } catch (error) {
      if (foreseen !== undefined && !crossed.current) setNotices(before)
      setFailure((error as Error).message)
      return false
    } finally {
      settle()
    }
  }
  return (
    <Panel title={t('title')}>
      <div className={styles.stack} data-testid="notices">
        {notices === 'unknown' ? null : notices === 'offline' ? (
          <Notice kind="warn">{home('offline')}</Notice>
        ) : notices === 'nobody' ? (
          <Begin act={act} />
        ) : (
          <Choices notices={notices} act={act} />
        )}
        {failure === null ? null : <Notice kind="warn">{failure}</Notice>}
      </div>
    </Panel>
  )
}

/** Letters come in the language and by the clock of whoever gets them. */
const mine = () => ({ locale: useSettings.getState().locale, zone: Intl.DateTimeFormat().resolvedOptions().timeZone })

function Begin({ act }: { act: Act }) {
  const t = useTranslations('notices')
  const begin = async () => {
    await becomeSomebody()
    return ask<Notices>('/me/notices', mine(), 'PUT')
  }
  return (
    <>
      <p>{t('lead')}</p>
      <div>
        <Button onClick={() => void act(begin)}>{t('begin')}</Button>
      </div>
    </>
  )
}

function Choices({ notices, act }: { notices: Notices; act: Act }) {
  const t = useTranslations('notices')
  const wantsDigest = notices.mode === 'digest' || notices.tables.some(({ mode }) => mode === 'digest')
  const choose = (change: Partial<Notices>) => void act(() => ask<Notices>('/me/notices', { ...mine(), ...change }, 'PUT'), change)
  return (
    <>
      <p>{t('lead')}</p>
      <Radios<NoticeMode>
        label={t('mode')}
        value={notices.mode}
        onChange={(mode) => choose({ mode })}
        choices={MODES.map((mode) => ({ value: mode, label: t(`modes.${mode}`), hint: t(`modeHints.${mode}`) }))}
      />
      {wantsDigest ? (
        <Select
          label={t('digestHour', { zone: notices.zone })}
          value={String(notices.digestHour)}
          onChange={(hour) => choose({ digestHour: Number(hour) })}
          choices={HOURS.map((hour) => ({ value: hour, label: `${hour.padStart(2, '0')}:00` }))}
        />
      ) : null}
      <h3 className={styles.heading}>{t('channels')}</h3>
      {notices.channels.length === 0 ? <p className={styles.quiet}>{t('noChannels')}</p> : null}
      <ul className={styles.channels}>
        {notices.channels.map((channel) => (
          <ChannelCard
            key={channel.id}
            channel={channel}
            act={act}
            foreseen={(events) => ({ channels: notices.channels.map((one) => (one.id === channel.id ? { ...one, events } : one)) })}
          />
        ))}
      </ul>
      <NewChannels notices={notices} act={act} />
      <ByTable notices={notices} act={act} />
    </>
  )
}

/** Single tables can be louder or quieter than the rest. */
function ByTable({ notices, act }: { notices: Notices; act: Act }) {
  const t = useTranslations('notices')
  const tables = useMyOnlineTables().tables.filter(({ status, you }) => you.seat !== null && (status === 'running' || status === 'open'))
  if (tables.length === 0) return null
  const modeOf = (id: string) => notices.tables.find(({ table }) => table === id)?.mode ?? 'usual'
  const choose = (id: string, mode: NoticeMode | 'usual') => {
    const others = notices.tables.filter(({ table }) => table !== id)
    const tables = mode === 'usual' ? others : [...others, { table: id, mode }]
    void act(() => ask<Notices>(`/me/notices/tables/${id}`, { mode: mode === 'usual' ? null : mode }, 'PUT'), { tables })
  }
  return (
    <>
      <h3 className={styles.heading}>{t('byTable')}</h3>
      <ul className={styles.tables}>
        {tables.map(({ id, game, seats }) => {
          const title = nameOf(game)
          const others = seats.flatMap(({ name }) => name ?? []).join(', ')
          return (
            <li key={id} className={styles.table}>
              <a href={`/t/${id}`}>
                {title} <span className={styles.quiet}>{others}</span>
              </a>
              <Select
                label={t('modeAt', { title })}
                hideLabel
                value={modeOf(id)}
                onChange={(mode) => choose(id, mode)}
                choices={(['usual', ...MODES] as const).map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
