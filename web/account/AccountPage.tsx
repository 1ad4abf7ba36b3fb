import { ButtonLink, Notice, Panel } from '@branchline/design/parts'
import type { Account } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { inSentence } from '../online/inSentence.ts'
import { OwnPages } from '../settings/OwnPages.tsx'
import { AboutYou } from './AboutYou.tsx'
import styles from './AccountPage.module.css'
import { useAccount } from './api.ts'
import { Devices } from './Devices.tsx'
import { FollowLink } from './FollowLink.tsx'
import { GuestBefore } from './GuestBefore.tsx'
import { People } from './People.tsx'
import { SignIn } from './SignIn.tsx'
import { WaysIn } from './WaysIn.tsx'
import { Words } from './Words.tsx'
import { YourData } from './YourData.tsx'

/** `code` is that of a link somebody followed. */
export function AccountPage({ code }: { code: string | undefined }) {
  return <Words>{code === undefined ? <Page /> : <FollowLink key={code} code={code} />}</Words>
}

function Page() {
  const t = useTranslations('account')
  const { known, put } = useAccount()
  const [notice, setNotice] = useState<'added' | 'erased' | null>(null)
  useEffect(() => {
    document.title = `${t('title')} · Branchline`
  }, [t])
  const account = known.state === 'known' ? known.account : null
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <OwnPages here="account" />
      {known.state === 'offline' ? <Notice kind="warn">{t('offline')}</Notice> : null}
      {notice === null ? null : <Notice kind="good">{t(notice)}</Notice>}
      {known.state !== 'known' ? null : account?.isAccount ? (
        <Holder account={account} put={put} ways={known.ways} />
      ) : (
        <>
          <p className={styles.lead}>{t('lead')}</p>
          {account === null ? null : <Notice>{t('guest', { name: inSentence(account.person.name) })}</Notice>}
          <SignIn
            ways={known.ways}
            guest={account}
            onMade={(made) => {
              put(made)
              setNotice('added')
            }}
          />
          {account === null ? null : (
            <>
              <AboutYou account={account} put={put} />
              <Devices account={account} put={put} />
            </>
          )}
        </>
      )}
      {account === null ? null : <People />}
      {account === null ? null : (
        <YourData
          isAccount={account.isAccount}
          onErased={() => {
            put(null)
            setNotice('erased')
          }}
        />
      )}
    </div>
  )
}

function Holder({ account, put, ways }: { account: Account; put: (account: Account) => void; ways: Parameters<typeof WaysIn>[0]['ways'] }) {
  const t = useTranslations('account')
  return (
    <>
      {account.guest === null ? null : <GuestBefore guest={account.guest} name={inSentence(account.person.name)} />}
      <Panel title={inSentence(account.person.name)}>
        <div className={styles.row}>
          <ButtonLink look="primary" href="/statistics">
            {t('statistics')}
          </ButtonLink>
          {account.profile.isPublic ? <ButtonLink href={`/people/${account.person.id}`}>{t('profile')}</ButtonLink> : null}
        </div>
      </Panel>
      <AboutYou account={account} put={put} />
      <WaysIn account={account} put={put} ways={ways} />
      <Devices account={account} put={put} />
    </>
  )
}
