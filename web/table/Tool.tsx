import { classes } from '@branchline/design'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFrame } from './frame.ts'
import { isPhone } from './layout.ts'
import styles from './SideButtons.module.css'

interface ToolProps {
  readonly name: string
  readonly shortcut?: string
  readonly testId?: string
  readonly off?: boolean
  readonly isOn?: boolean
  /** Left out on a phone; the rarest on a tablet as well. */
  readonly isRare?: boolean
  readonly isRarest?: boolean
  readonly isLeftOutAcross?: boolean
  /** Takes no place where there is none to spare. */
  readonly isGone?: boolean
  readonly badge?: number
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button of the rail; with a number, where something waits behind it. */
export function Tool({
  name,
  shortcut,
  testId,
  off,
  isOn,
  isRare,
  isRarest,
  isLeftOutAcross,
  isGone,
  badge = 0,
  onClick,
  children,
}: ToolProps) {
  const t = useTranslations('table')
  const { layout, drawn } = useFrame()
  const isShort = isPhone(layout) || (layout === 'across' && drawn?.isHandInBar === true)
  if ((isRarest || isGone) && layout !== 'laptop') return null
  if ((isRare && isShort) || (isLeftOutAcross && layout === 'across')) return null
  return (
    <button
      type="button"
      className={classes(styles.button, isOn && styles.on)}
      aria-label={badge > 0 ? `${name}, ${t('unread', { n: badge })}` : name}
      aria-keyshortcuts={shortcut}
      data-sign={shortcut === undefined ? name : `${name} · ${shortcut}`}
      data-testid={testId}
      disabled={off}
      onClick={onClick}
    >
      {children}
      {badge > 0 ? (
        <i className={styles.dot} data-testid="unread">
          {badge}
        </i>
      ) : null}
    </button>
  )
}
