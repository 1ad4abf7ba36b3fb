import { Button, ButtonLink, Dialog, Flag, Notice, Panel, Radios, TextField } from '@branchline/design/parts'
import { LANGUAGE_NAMES, LOCALES, type Locale } from '@branchline/engine/locales'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Words } from '../account/Words.tsx'
import { forgetProgress } from '../learn/withAccount.ts'
import { removeTable, storedTables } from '../store/localTables.ts'
import { MyTimePanel } from '../time/MyTime.tsx'
import { OwnPages } from './OwnPages.tsx'
import styles from './SettingsPage.module.css'
import { type Settings, useSettings } from './settings.ts'
import { keepWithAccount } from './toAccount.ts'

const NoticesPanel = lazy(async () => ({ default: (await import('../notices/NoticesPanel.tsx')).NoticesPanel }))

/** `part` is brought into sight. */
export function SettingsPage(props: { part: string | undefined; table?: string | undefined }) {
  return (
    <Words>
      <Page {...props} />
    </Words>
  )
}

function Page({ part, table }: { part: string | undefined; table?: string | undefined }) {
  const t = useTranslations('settings')
  const settings = useSettings()
  const change = (changes: Partial<Settings>) => {
    settings.change(changes)
    keepWithAccount(changes)
  }
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
  }, [t])
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => (part === undefined || page.current === null ? undefined : keepInSight(page.current, part)), [part])
  return (
    <div className={styles.page} ref={page}>
      {table === undefined ? null : (
        <div>
          <ButtonLink href={table} data-testid="to-table">
            {t('toTable')}
          </ButtonLink>
        </div>
      )}
      <h1>{t('title')}</h1>
      <OwnPages here="settings" />
      <Panel title={t('look')}>
        <div className={styles.stack}>
          <Radios<Locale>
            label={t('language')}
            value={settings.locale}
            onChange={(locale) => change({ locale })}
            choices={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
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
              { value: 'off', label: t('paceOff') },
              { value: 'brisk', label: t('brisk') },
              { value: 'steady', label: t('steady') },
              { value: 'slow', label: t('slow') },
            ]}
          />
          <Radios
            label={t('recap')}
            value={settings.recap}
            onChange={(recap) => change({ recap })}
            choices={[
              { value: 'offer', label: t('recapOffer') },
              { value: 'brisk', label: t('recapBrisk') },
              { value: 'calm', label: t('recapCalm') },
              { value: 'off', label: t('recapOff') },
            ]}
          />
          <Flag label={t('coach')} help={t('coachHelp')} value={settings.coach} onChange={(coach) => change({ coach })} />
          <Flag label={t('forced')} help={t('forcedHelp')} value={settings.forced} onChange={(forced) => change({ forced })} />
        </div>
      </Panel>
      <div id="notices" className={styles.part}>
        <Suspense fallback={null}>
          <NoticesPanel />
        </Suspense>
      </div>
      <div id="time" className={styles.part}>
        <MyTimePanel />
      </div>
      <Devices />
    </div>
  )
}

const SETTLED_AFTER = 2_000

/** Panels grow while they hear from the server: what was asked for stays in sight until they have, or until the person scrolls. */
function keepInSight(page: HTMLElement, part: string): () => void {
  const show = () => document.getElementById(part)?.scrollIntoView({ block: 'start' })
  const watching = new ResizeObserver(show)
  const stop = () => {
    watching.disconnect()
    clearTimeout(timer)
    for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown']) removeEventListener(sign, stop)
  }
  const timer = setTimeout(stop, SETTLED_AFTER)
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown']) addEventListener(sign, stop, { passive: true })
  watching.observe(page)
  return stop
}

/** The way to the account, and what is stored on this device. */
function Devices() {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const [isErasing, setErasing] = useState(false)
  const [isErased, setErased] = useState(false)
  const [isForgotten, setForgotten] = useState(false)
  return (
    <Panel title={t('device')}>
      <div className={styles.stack}>
        <div className={styles.row}>
          <ButtonLink href="/account">{t('account')}</ButtonLink>
          <Button onClick={() => setErasing(true)}>{t('erase')}</Button>
          <Button
            onClick={() => {
              forgetProgress()
              setForgotten(true)
            }}
            data-testid="forget-lessons"
          >
            {t('forgetLessons')}
          </Button>
        </div>
        {isForgotten ? <Notice kind="good">{t('forgottenLessons')}</Notice> : null}
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
