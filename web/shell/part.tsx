import { Button, Notice } from '@branchline/design/parts'
import { type ComponentType, lazy } from 'react'
import { useTranslations } from 'use-intl'

/**
 * A part of a page that is fetched when it is first needed. Where it cannot be fetched, because a new version of all is served by now, it says so in
 * its place, and offers to load the page again.
 */
export function part<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: Stale }
    }
  })
}

function Stale() {
  const t = useTranslations('shell')
  return (
    <div style={{ padding: '1rem' }} data-testid="stale">
      <Notice kind="warn">
        {t('stale')}{' '}
        <Button small look="primary" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </Notice>
    </div>
  )
}
