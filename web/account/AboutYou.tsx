import { Button, Flag, Notice, Panel, Select, TextField } from '@branchline/design/parts'
import type { Account } from '@branchline/server/protocol'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { guestInWords } from '../http/client.ts'
import { useSettings } from '../settings/settings.ts'
import styles from './AccountPage.module.css'
import { change, ownTimeZone, rename } from './api.ts'

const NO_ZONE = ''

export function AboutYou({ account, put }: { account: Account; put: (account: Account) => void }) {
  const t = useTranslations('account')
  const settings = useTranslations('settings')
  const shown = guestInWords(account.person.name)
  const [name, setName] = useState(shown)
  const [timeZone, setTimeZone] = useState(account.profile.timeZone ?? NO_ZONE)
  const [isPublic, setPublic] = useState(account.profile.isPublic)
  const [outcome, setOutcome] = useState<'saved' | Error | null>(null)
  const zones = useMemo(() => zonesWith(account.profile.timeZone), [account.profile.timeZone])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setOutcome(null)
    try {
      if (name.trim() !== shown) {
        await rename(name)
        useSettings.getState().change({ name: name.trim() })
      }
      put(await change({ timeZone: timeZone === NO_ZONE ? null : timeZone, isPublic }))
      setOutcome('saved')
    } catch (error) {
      setOutcome(error as Error)
    }
  }
  return (
    <Panel title={t('person')}>
      <form className={styles.stack} onSubmit={(event) => void save(event)}>
        <TextField
          label={settings('name')}
          help={settings('nameHelp')}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={setName}
        />
        <div>
          <Select
            label={t('timeZone')}
            value={timeZone}
            onChange={setTimeZone}
            choices={[
              { value: NO_ZONE, label: t('unknownZone') },
              ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
            ]}
          />
          <p className={styles.soft}>{t('timeZoneHelp')}</p>
        </div>
        {account.isAccount ? <Flag label={t('isPublic')} help={t('isPublicHelp')} value={isPublic} onChange={setPublic} /> : null}
        <div className={styles.row}>
          <Button type="submit" look={account.isAccount ? 'primary' : 'plain'} disabled={name.trim() === ''}>
            {t('save')}
          </Button>
          {outcome === 'saved' ? <span role="status">{t('saved')}</span> : null}
        </div>
        {outcome instanceof Error ? <Notice kind="warn">{t('failed', { why: outcome.message })}</Notice> : null}
        {account.isAccount ? (
          <p className={styles.soft}>
            {t('preferences')} <a href="/settings">{t('settings')}</a>.
          </p>
        ) : null}
      </form>
    </Panel>
  )
}

/** All that this browser knows; one's own comes first. */
function zonesWith(chosen: string | null): string[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return [...new Set([ownTimeZone(), ...(chosen === null ? [] : [chosen]), ...zones])]
}
