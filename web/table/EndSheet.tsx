import type { EndingProps, TableProps } from '@branchline/design'
import { type ComponentType, Suspense } from 'react'
import { part } from '../shell/part.tsx'
import styles from './TableFrame.module.css'

const EndScreen = part(async () => (await import('./EndScreen.tsx')).EndScreen)

/** The final account beside the board it was won on; on a small screen over it. */
export function EndSheet(end: {
  onLook: () => void
  isFresh: boolean
  Ending: ComponentType<EndingProps> | undefined
  inSteps: boolean
  props: TableProps
}) {
  return (
    <div className={styles.account}>
      <Suspense fallback={null}>
        <EndScreen {...end} />
      </Suspense>
    </div>
  )
}
