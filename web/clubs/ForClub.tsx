import type { ClubAnswer } from '@branchline/server/protocol'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import styles from './Clubs.module.css'

/** Of a table in the name of a club: of which, and what that means. Who does not see the club is told nothing. */
export function ForClub({ club }: { club: string }) {
  const t = useTranslations('clubs')
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    ask<ClubAnswer>(`/clubs/${club}`).then(
      (answer) => setName(answer.club.name),
      () => undefined,
    )
  }, [club])
  if (name === null) return null
  return (
    <p className={styles.forClub} data-testid="for-club">
      <a href={`/clubs/${club}`}>{t('forClub', { name })}</a>. {t('forClubHelp')}
    </p>
  )
}
