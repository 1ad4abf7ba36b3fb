import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './Lesson.module.css'

interface StripProps {
  /** The name of the region. */
  readonly label: string
  readonly caption: ReactNode
  /** Read politely when they change. */
  readonly words: ReactNode
  /** Above the words: what they are about can be chosen here. */
  readonly head?: ReactNode
  readonly kind?: string | undefined
  readonly step?: string
  readonly testId: string
  readonly children?: ReactNode
}

/** Words directly above the action bar and of one piece with it: of a lesson, or of the coach. */
export function Strip({ label, caption, words, head, kind, step, testId, children }: StripProps) {
  return (
    <section className={styles.strip} aria-label={label} data-testid={testId} data-step={step} data-kind={kind}>
      <p className={styles.caption}>{caption}</p>
      <div className={styles.said} data-words={head === undefined ? '' : 'headed'}>
        {head}
        <p className={styles.words} role="status">
          {words}
        </p>
      </div>
      {children}
    </section>
  )
}

/** A button at the end of such a line. */
export function StripButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>) {
  return <button type="button" className={styles.button} {...props} />
}
