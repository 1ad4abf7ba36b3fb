import { useTools } from '@branchline/design'
import styles from './Clause.module.css'

/** The number of a rule; opens the rulebook there. */
export function Clause({ id }: { id: string | undefined }) {
  const { openRules } = useTools()
  if (id === undefined || !/^[A-Z]{2}-/.test(id)) return null
  return (
    <button type="button" className={styles.clause} onClick={() => openRules(id)}>
      {id}
    </button>
  )
}
