import { Button } from '@branchline/design/parts'
import type { Table } from '@branchline/server/protocol'
import { useTranslations } from 'use-intl'
import { ask } from '../http/client.ts'
import { go } from '../shell/route.ts'
import styles from './WaitingRoom.module.css'

/** Who asked one along; and the way to put it away, of which nobody is told. */
export function Invited({ about: { id, you } }: { about: Table }) {
  const home = useTranslations('home')
  const t = useTranslations('people')
  const decline = () =>
    ask(`/tables/${id}/archive`, { archived: true }).then(
      () => go('/'),
      () => undefined,
    )
  if (!you.invitedBy) return null
  return (
    <p className={styles.invited} data-testid="invited">
      <strong>{home('invited', { name: you.invitedBy })}</strong>
      <Button small look="quiet" onClick={() => void decline()} data-testid="decline">
        {t('decline')}
      </Button>
    </p>
  )
}
