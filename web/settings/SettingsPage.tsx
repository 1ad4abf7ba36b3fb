import { Button, Dialog, Flag, Notice, Panel, Radios, TextField } from '@branchline/design'
import type { Locale } from '@branchline/engine'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ask } from '../home/server.ts'
import { removeTable, storedTables } from '../home/stored.ts'
import { becomeSomebody } from '../online/person.ts'
import { go } from '../shell/route.ts'
import styles from './SettingsPage.module.css'
import { useSettings } from './settings.ts'

export function SettingsPage({ code }: { code: string | undefined }) {
  const t = useTranslations('settings')
  const settings = useSettings()
  const { change } = settings
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
  }, [t])
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {code === undefined ? null : <Claim code={code} />}
      <Panel title={t('look')}>
        <div className={styles.stack}>
          <Radios<Locale>
            label={t('language')}
            value={settings.locale}
            onChange={(locale) => change({ locale })}
            choices={[
              { value: 'en', label: 'English' },
              { value: 'de', label: 'Deutsch' },
            ]}
          />
          <Radios
            label={t('theme')}
            value={settings.theme}
            onChange={(theme) => change({ theme })}
            choices={[
              { value: 'system', label: t('system') },
              { value: 'light', label: t('light') },
              { value: 'dark', label: t('dark') },
            ]}
          />
          <Radios
            label={t('motion')}
            value={settings.motion}
            onChange={(motion) => change({ motion })}
            choices={[
              { value: 'system', label: t('system') },
              { value: 'full', label: t('full') },
              { value: 'none', label: t('none') },
            ]}
          />
          <Radios
            label={t('contrast')}
            value={settings.contrast}
            onChange={(contrast) => change({ contrast })}
            choices={[
              { value: 'system', label: t('system') },
              { value: 'more', label: t('more') },
            ]}
          />
          <Flag label={t('sound')} help={t('soundHelp')} value={settings.sound} onChange={(sound) => change({ sound })} />
        </div>
      </Panel>
      <Panel title={t('play')}>
        <div className={styles.stack}>
          <TextField
            label={t('name')}
            help={t('nameHelp')}
            value={settings.name}
            maxLength={40}
            autoComplete="nickname"
            onChange={(name) => change({ name })}
          />
          <Flag label={t('confirm')} value={settings.confirm} onChange={(confirm) => change({ confirm })} />
          <Radios
            label={t('pace')}
            value={settings.pace}
            onChange={(pace) => change({ pace })}
            choices={[
              { value: 'brisk', label: t('brisk') },
              { value: 'steady', label: t('steady') },
              { value: 'slow', label: t('slow') },
            ]}
          />
        </div>
      </Panel>
      <Devices />
    </div>
  )
}

/** A second device, and what is stored on this one. */
function Devices() {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const home = useTranslations('home')
  const [path, setPath] = useState<string | null>(null)
  const [failure, setFailure] = useState(false)
  const [isErasing, setErasing] = useState(false)
  const [isErased, setErased] = useState(false)
  const makeLink = async () => {
    try {
      await becomeSomebody()
      const link = await ask<{ path: string }>('/me/links', {})
      setPath(new URL(link.path, location.origin).href)
    } catch {
      setFailure(true)
    }
  }
  return (
    <Panel title={t('device')}>
      <div className={styles.stack}>
        <div className={styles.row}>
          <Button onClick={() => void makeLink()}>{t('link')}</Button>
          <Button onClick={() => setErasing(true)}>{t('erase')}</Button>
        </div>
        {path ? <Notice kind="good">{t('linkHelp', { path })}</Notice> : null}
        {failure ? <Notice kind="warn">{home('offline')}</Notice> : null}
        {isErased ? <Notice kind="good">{t('erased')}</Notice> : null}
      </div>
      <Dialog title={t('erase')} closeLabel={shell('close')} open={isErasing} onClose={() => setErasing(false)}>
        <p>{t('eraseAsk')}</p>
        <div className={styles.row} style={{ marginTop: '1.5rem', justifyContent: 'flex-end' }}>
          <Button onClick={() => setErasing(false)}>{shell('cancel')}</Button>
          <Button
            look="primary"
            onClick={() => {
              for (const { id } of storedTables()) removeTable(id)
              setErasing(false)
              setErased(true)
            }}
          >
            {t('erase')}
          </Button>
        </div>
      </Dialog>
    </Panel>
  )
}

/** Opened on the second device with the code of the first. */
function Claim({ code }: { code: string }) {
  const t = useTranslations('settings')
  const [name, setName] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    ask<{ person: { name: string } }>('/me/claim', { code })
      .then(({ person }) => {
        useSettings.getState().change({ name: person.name })
        setName(person.name)
        go('/settings', 'replace')
      })
      .catch(() => setName(null))
  }, [code])
  if (name === undefined) return null
  return name === null ? <Notice kind="warn">{t('claimFailed')}</Notice> : <Notice kind="good">{t('claimed', { name })}</Notice>
}
