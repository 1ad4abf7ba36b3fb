import { Button, Panel, Select } from '@branchline/design/parts'
import type { ClubAnswer, ClubRole } from '@branchline/server/protocol'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { inSentence } from '../online/inSentence.ts'
import styles from './Clubs.module.css'
import { type Act, mayOrganise } from './club.ts'

const ROLES = ['owner', 'organiser', 'member'] as const satisfies readonly ClubRole[]

/** Who belongs to it; who looks after it gives roles and takes people out. */
export function ClubPeople({ shown: { club, people }, act }: { shown: ClubAnswer; act: Act }) {
  const t = useTranslations('clubs')
  const [isCopied, setCopied] = useState(false)
  const link = `${location.origin}/clubs/${club.id}${club.isOpen ? '' : `?invite=${club.invite ?? ''}`}`
  const mayGive = (role: ClubRole) => club.role === 'owner' && role !== 'owner'
  return (
    <Panel title={t('who')}>
      {mayOrganise(club.role) ? (
        <div className={styles.row}>
          <Button
            small
            onClick={() => {
              void navigator.clipboard?.writeText(link)
              setCopied(true)
            }}
          >
            {isCopied ? t('copied') : t('copyInvite')}
          </Button>
          <Button small look="quiet" onClick={() => void act('', { isOpen: !club.isOpen }, 'PATCH')}>
            {t(club.isOpen ? 'closeClub' : 'openClub')}
          </Button>
        </div>
      ) : null}
      <ul className={styles.list} data-testid="club-people">
        {people.map(({ person, name, role }) => (
          <li key={person}>
            <div className={styles.what}>
              <a href={`/people/${person}`}>{inSentence(name)}</a>
              {mayGive(role) ? null : <small>{t(`role.${role}`)}</small>}
            </div>
            {mayGive(role) ? (
              <Select
                label={t('roleOf', { name })}
                hideLabel
                value={role}
                onChange={(next) => void act('/people', { person, role: next })}
                choices={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
              />
            ) : null}
            {role !== 'owner' && (club.role === 'owner' || (club.role === 'organiser' && role === 'member')) ? (
              <Button look="quiet" icon label={t('takeOut', { name })} onClick={() => void act('/people', { person, role: null })}>
                <X size={16} aria-hidden />
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
