import { useTools } from '@branchline/design'
import styles from './Clause.module.css'

/** The number of a rule, or a word in its place; opens the rulebook there. */
export function Clause({ id, label }: { id: string | undefined; label?: string }) {
  const { openRules } = useTools()
  if (id === undefined || !/^[A-Z]{2}-/.test(id)) return null
  return (
    <button type="button" className={styles.clause} data-clause={id} onClick={() => openRules(id)}>
      {label ?? id}
    </button>
  )
}
