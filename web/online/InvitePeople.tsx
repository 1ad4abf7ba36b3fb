import { Button, Panel } from '@branchline/design/parts'
import type { MarkedPerson, Table } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import { followed } from './company.ts'
import { inSentence } from './inSentence.ts'
import styles from './WaitingRoom.module.css'

/** People one knows, to be asked along: they find the table in their lists, and are told of it. */
export function InvitePeople({ about }: { about: Table }) {
  const t = useTranslations('people')
  const [people, setPeople] = useState<readonly MarkedPerson[]>([])
  const [asked, setAsked] = useState<Readonly<Record<string, 'asked' | string>>>({})
  useEffect(() => {
    followed().then(setPeople, () => undefined)
  }, [])
  const known = people.filter(({ person }) => about.seats.every((seat) => seat.person !== person))
  const invite = (person: string) =>
    ask(`/tables/${about.id}/invite`, { person }).then(
      () => setAsked((before) => ({ ...before, [person]: 'asked' })),
      (error: Error) => setAsked((before) => ({ ...before, [person]: error.message })),
    )
  return (
    <Panel title={t('invite')}>
      {known.length === 0 ? (
        <p className={styles.help}>{t('inviteNobody')}</p>
      ) : (
        <ul className={styles.known} data-testid="known">
          {known.map(({ person, name, isHere }) => (
            <li key={person}>
              <span>
                <a href={`/people/${person}`}>{inSentence(name)}</a> {isHere ? <small>{t('here')}</small> : null}
              </span>
              {asked[person] === 'asked' ? (
                <small>{t('asked')}</small>
              ) : (
                <Button small onClick={() => void invite(person)} label={t('askOf', { name })}>
                  {t('ask')}
                </Button>
              )}
              {asked[person] === undefined || asked[person] === 'asked' ? null : <small role="alert">{asked[person]}</small>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
