import type { EndingProps, TableProps } from '@branchline/design'
import { type ComponentType, Suspense, useEffect } from 'react'
import { part } from '../shell/part.tsx'
import { putAwayTold, useSlips } from './slipStore.ts'
import styles from './TableFrame.module.css'

const EndScreen = part(async () => (await import('./EndScreen.tsx')).EndScreen)

/** The final account beside the board it was won on; on a small screen over it. */
export function EndSheet(end: {
  onLook: () => void
  isFresh: boolean
  Ending: ComponentType<EndingProps> | undefined
  inSteps: boolean
  unit: string | undefined
  props: TableProps
}) {
  // What was told lies over the account, and is told by it; why the last move was made by itself may come after it.
  useEffect(() => {
    putAwayTold()
    return useSlips.subscribe(putAwayTold)
  }, [])
  return (
    <div className={styles.account}>
      <Suspense fallback={null}>
        <EndScreen {...end} />
      </Suspense>
    </div>
  )
}
