import { createContext, type ReactNode, useContext } from 'react'
import { classes } from '../../classes.ts'
import { Terms } from '../Terms.tsx'
import styles from './bar.module.css'

export interface Consequence {
  readonly label: string
  readonly value: ReactNode
  /** Turns against whoever decides: in red. `why` is told like the name of a sign, on hover and on a long press, and read with the figure. */
  readonly warn?: boolean
  readonly why?: string
}

interface DecideProps {
  /** One short question or order, at most nine words; no figures that stand below. */
  readonly question: ReactNode
  /** Where to point to answer it, as long as nothing is chosen. */
  readonly where?: ReactNode
  readonly figures?: readonly Consequence[]
  /** What is decided with besides buttons: cards in hand, tokens to pay with. */
  readonly children?: ReactNode
  /** BarButtons, the primary one last. */
  readonly buttons: ReactNode
}

/** Whose turn it is, as a stamp before the question. The frame sets it; a bar that is not built with Decide places it by itself. */
export const BarStamp = createContext<ReactNode>(null)

/** The inside of the action bar: one sentence, the consequences, the real controls. */
export function Decide({ question, where, figures = [], children, buttons }: DecideProps) {
  const stamp = useContext(BarStamp)
  return (
    <>
      <div className={styles.lead} aria-live="polite">
        <div className={styles.say}>
          {stamp}
          <h2 key={typeof question === 'string' ? question : undefined} className={styles.question}>
            {typeof question === 'string' ? <Terms text={question} /> : question}
            {where === undefined ? null : <span className={styles.where}> {where}</span>}
          </h2>
        </div>
        {figures.length === 0 ? null : (
          <dl className={styles.figures}>
            {figures.map(({ label, value, warn, why }) => (
              <div key={label} className={classes(styles.figure, warn && styles.warn)} data-sign={why}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {why === undefined ? null : <span className="visually-hidden"> {why}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children}
      <div className={styles.buttons}>{buttons}</div>
    </>
  )
}
