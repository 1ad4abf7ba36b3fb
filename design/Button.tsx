import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'

interface Look {
  readonly look?: 'plain' | 'primary' | 'quiet' | 'legal'
  readonly small?: boolean
  readonly wide?: boolean
  /** An icon alone: `label` is then what screen readers say and the tooltip shows. */
  readonly icon?: boolean
  readonly label?: string
  readonly children: ReactNode
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> }

export function Button({ look, small, wide, icon, label, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} title={label} aria-label={label} className={face({ look, small, wide, icon }, className)} {...rest} />
}

/** The same face on an address. */
export function ButtonLink({ look, small, wide, icon, label, className, href, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a href={href} title={label} aria-label={label} className={face({ look, small, wide, icon }, className)} {...rest} />
}

interface Face {
  readonly look: Look['look']
  readonly small: boolean | undefined
  readonly wide: boolean | undefined
  readonly icon: boolean | undefined
}

function face({ look = 'plain', small, wide, icon }: Face, className?: string): string {
  return classes(
    styles.button,
    look !== 'plain' && styles[look],
    small && styles.small,
    wide && styles.wide,
    icon && styles.icon,
    className,
  )
}
