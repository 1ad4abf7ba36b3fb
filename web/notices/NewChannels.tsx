/** A further channel: this device, an e-mail address, a webhook. */
import { Button, Notice, Select, TextField } from '@branchline/design/parts'
import type { Notices } from '@branchline/server/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import type { Act } from './act.ts'
import styles from './Notices.module.css'
import { type PushState, pushState, subscribe, unsubscribe } from './push.ts'

export function NewChannels({ notices, act }: { notices: Notices; act: Act }) {
  return (
    <div className={styles.further}>
      <ThisDevice notices={notices} act={act} />
      {notices.can.email ? <ByMail act={act} /> : null}
      <ByWebhook act={act} />
    </div>
  )
}

function ThisDevice({ notices, act }: { notices: Notices; act: Act }) {
  const t = useTranslations('notices')
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => {
    pushState(notices)
      .then(setState)
      .catch(() => setState('unable'))
  }, [notices])
  const turnOn = () =>
    act(async () => {
      const now = await subscribe(notices)
      if (now !== 'denied') return now
      setState('denied')
      return notices
    })
  if (state === null) return null
  if (state === 'unable') return <p className={styles.quiet}>{t('pushUnable')}</p>
  if (state === 'denied') return <Notice>{t('pushDenied')}</Notice>
  return (
    <div className={styles.stackSmall}>
      <p className={styles.quiet}>{t(state === 'on' ? 'pushOn' : 'pushHelp')}</p>
      <div>
        {state === 'on' ? (
          <Button onClick={() => void act(() => unsubscribe(notices))}>{t('pushStop')}</Button>
        ) : (
          <Button onClick={() => void turnOn()}>{t('pushStart')}</Button>
        )}
      </div>
    </div>
  )
}

function ByMail({ act }: { act: Act }) {
  const t = useTranslations('notices')
  const [address, setAddress] = useState('')
  const add = async () => {
    if (await act(() => ask<Notices>('/me/notices/channels', { kind: 'email', address }))) setAddress('')
  }
  return (
    <Adding onAdd={add} label={t('emailAdd')} isReady={address.includes('@')}>
      <TextField label={t('email')} help={t('emailHelp')} value={address} onChange={setAddress} maxLength={254} autoComplete="email" />
    </Adding>
  )
}

const HOOKS = ['discord', 'slack', 'webhook'] as const

function ByWebhook({ act }: { act: Act }) {
  const t = useTranslations('notices')
  const [kind, setKind] = useState<(typeof HOOKS)[number]>('discord')
  const [url, setUrl] = useState('')
  const add = async () => {
    if (await act(() => ask<Notices>('/me/notices/channels', { kind, url }))) setUrl('')
  }
  return (
    <Adding onAdd={add} label={t('webhookAdd')} isReady={/^https?:\/\/./.test(url)}>
      <Select
        label={t('webhookKind')}
        value={kind}
        onChange={setKind}
        choices={HOOKS.map((hook) => ({ value: hook, label: t(`kinds.${hook}`) }))}
      />
      <TextField
        label={t('webhook')}
        help={t(kind === 'webhook' ? 'webhookHelpAny' : 'webhookHelp')}
        value={url}
        onChange={setUrl}
        maxLength={1000}
        placeholder="https://"
      />
    </Adding>
  )
}

function Adding(props: { onAdd: () => Promise<void>; label: string; isReady: boolean; children: ReactNode }) {
  return (
    <form
      className={styles.stackSmall}
      onSubmit={(event) => {
        event.preventDefault()
        if (props.isReady) void props.onAdd()
      }}
    >
      {props.children}
      <div>
        <Button type="submit" disabled={!props.isReady}>
          {props.label}
        </Button>
      </div>
    </form>
  )
}
