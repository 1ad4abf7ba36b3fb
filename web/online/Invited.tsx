import { Button } from '@branchline/design/parts'
import type { Table } from '@branchline/server/protocol'
import { useTranslations } from 'use-intl'
import { Words } from '../account/Words.tsx'
import { ask } from '../http/client.ts'
import { go } from '../shell/route.ts'
import styles from './WaitingRoom.module.css'

/** Who asked one along; and the way to put it away, of which nobody is told. */
export function Invited({ about }: { about: Table }) {
  return about.you.invitedBy ? (
    <Words>
      <Asked id={about.id} by={about.you.invitedBy} />
    </Words>
  ) : null
}

function Asked({ id, by }: { id: string; by: string }) {
  const home = useTranslations('home')
  const t = useTranslations('people')
  const decline = () =>
    ask(`/tables/${id}/archive`, { archived: true }).then(
      () => go('/'),
      () => undefined,
    )
  return (
    <p className={styles.invited} data-testid="invited">
      <strong>{home('invited', { name: by })}</strong>
      <Button small look="quiet" onClick={() => void decline()} data-testid="decline">
        {t('decline')}
      </Button>
    </p>
  )
}
