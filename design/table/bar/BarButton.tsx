import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../../classes.ts'
import styles from './bar.module.css'

interface BarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly look?: 'primary' | 'plain' | 'quiet'
  /** Of an icon alone. */
  readonly label?: string
  /** Lets go of what is chosen or planned: Esc presses it. */
  readonly letsGo?: boolean
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button of the action bar. Keys 1–9 press them in their order. */
export function BarButton({ look = 'plain', label, letsGo, className, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      data-bar-button={look}
      data-lets-go={letsGo || undefined}
      aria-label={label}
      title={label}
      className={classes(styles.button, styles[look], className)}
      {...rest}
    />
  )
}
