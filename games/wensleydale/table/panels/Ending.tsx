import type { TableProps } from '@branchline/design'
import { wordsFor } from '../messages/index.ts'
import { boardOf, type State } from '../rules.ts'
import { Sets } from './Accounts.tsx'
import styles from './Panels.module.css'

/** The final sheet: what everybody has collected, sets as sets. */
export function Ending(props: TableProps<State>) {
  const { view, game, locale } = props
  const t = wordsFor(locale)
  const standing = [...game.standing(view)].sort((a, b) => a.rank - b.rank)
  return (
    <section aria-label={t.collections} className={styles.ending} data-testid="ending">
      <h2>{t.collections}</h2>
      <p className={styles.help}>{boardOf(view).rules === 2009 ? t.collectionsHelp : t.collectionsHelpBySlot}</p>
      <ul className={styles.sets}>
        {standing.map(({ seat }) => (
          <Sets key={seat} {...props} seat={seat} />
        ))}
      </ul>
    </section>
  )
}
