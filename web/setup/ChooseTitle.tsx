import { useTitles } from '../titles/drawn.ts'
import { useOffered } from '../titles/offered.ts'
import styles from './ChooseTitle.module.css'

/** A table of which game? Each leads to its set-up. */
export function ChooseTitle(props: { label: string; isPrimary?: boolean; testId: string; pathOf: (game: string) => string }) {
  const titles = useOffered(useTitles())
  return (
    <details className={styles.choose}>
      <summary data-testid={props.testId} data-primary={props.isPrimary || undefined}>
        {props.label}
      </summary>
      <ul>
        {titles.map(({ id, name }) => (
          <li key={id}>
            <a href={props.pathOf(id)}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
