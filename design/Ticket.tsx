import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Ticket.module.css'

/** An Edmondson ticket: thick card, two halves, a number printed sideways. Each table a player sits at is one. */
export function Ticket(props: {
  href: string
  title: ReactNode
  number: string
  children: ReactNode
  stamp?: ReactNode
  action?: ReactNode
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
}) {
  return (
    <article className={classes(styles.ticket, props.stamp ? styles.due : undefined)}>
      <a className={styles.main} href={props.href} onClick={props.onClick}>
        <span className={styles.title}>{props.title}</span>
        <span className={styles.lines}>{props.children}</span>
        {props.stamp ? <span className={styles.stamp}>{props.stamp}</span> : null}
      </a>
      <div className={styles.stub}>
        <span className={styles.number} aria-hidden="true">
          {props.number}
        </span>
        {props.action}
      </div>
    </article>
  )
}
