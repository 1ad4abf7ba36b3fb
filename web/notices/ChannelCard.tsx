/** One channel: what it is used for, whether it works, and how to be rid of it. */
import { Button, Notice } from '@branchline/design/parts'
import type { Channel, Notices, Reason } from '@branchline/server/protocol'
import { Bell, Mail, Webhook } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import type { Act } from './act.ts'
import styles from './Notices.module.css'

const EVENTS = ['turn', 'undo', 'vote', 'time', 'started', 'finished', 'chat', 'invited', 'digest'] as const satisfies readonly Reason[]

export function ChannelCard(props: { channel: Channel; act: Act; foreseen: (events: Reason[]) => Partial<Notices> }) {
  const { channel, act, foreseen } = props
  const t = useTranslations('notices')
  const [isTried, setTried] = useState(false)
  const { id, kind, label, events, verified, trouble } = channel
  const path = `/me/notices/channels/${id}`
  const toggle = (event: Reason, isOn: boolean) => {
    const wanted = isOn ? [...events, event] : events.filter((one) => one !== event)
    void act(() => ask<Notices>(path, { events: wanted }, 'PUT'), foreseen(wanted))
  }
  const tryIt = async () => setTried(await act(() => ask<Notices>(`${path}/try`, {})))
  const Icon = kind === 'push' ? Bell : kind === 'email' ? Mail : Webhook
  return (
    <li className={styles.channel} data-trouble={trouble ?? undefined}>
      <div className={styles.channelHead}>
        <Icon size={20} aria-hidden />
        <strong>{t(`kinds.${kind}`)}</strong>
        <span className={styles.address}>{label}</span>
      </div>
      {trouble !== null ? <Notice kind="warn">{t(`troubles.${trouble}`)}</Notice> : null}
      {verified ? null : <Notice>{t('unconfirmed')}</Notice>}
      {channel.key === undefined ? null : (
        <p className={styles.quiet}>
          {t('key')} <code className={styles.key}>{channel.key}</code>
        </p>
      )}
      <fieldset className={styles.events}>
        <legend className="visually-hidden">{t('eventsOf', { channel: `${t(`kinds.${kind}`)} ${label}` })}</legend>
        {EVENTS.map((event) => (
          <label key={event} className={styles.event}>
            <input type="checkbox" checked={events.includes(event)} onChange={(change) => toggle(event, change.target.checked)} />
            {t(`events.${event}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.row}>
        <Button small disabled={!verified} onClick={() => void tryIt()}>
          {t('try')}
        </Button>
        <Button small look="quiet" onClick={() => void act(() => ask<Notices>(path, undefined, 'DELETE'))}>
          {t('remove')}
        </Button>
        {isTried ? <span role="status">{t('tried')}</span> : null}
      </div>
    </li>
  )
}
