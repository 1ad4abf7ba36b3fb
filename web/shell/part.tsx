import { Button, Notice } from '@branchline/design/parts'
import { type ComponentType, lazy } from 'react'
import { useTranslations } from 'use-intl'

/**
 * A part of a page that is fetched when it is first needed, or before by `ahead`. Where it cannot be fetched, because a new version of all is served
 * by now, it says so in its place, and offers to load the page again.
 */
export function part<Props>(load: () => Promise<ComponentType<Props>>) {
  let fetched: Promise<{ default: ComponentType<Props> }> | undefined
  const ahead = () => {
    fetched ??= load().then(
      (component) => ({ default: component }),
      () => ({ default: Stale }),
    )
    return fetched
  }
  return Object.assign(lazy(ahead), { ahead })
}

function Stale() {
  const t = useTranslations('shell')
  return (
    <div style={{ padding: '1rem' }} data-testid="stale">
      <Notice kind="warn">
        {t(navigator.onLine ? 'stale' : 'unfetched')}{' '}
        <Button small look="primary" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </Notice>
    </div>
  )
}
