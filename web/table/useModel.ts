/** The model of a table, read twice over: at once by the board, and one frame later by all that stands around it. */
import { afterPaint, type TableModel, type TableSource } from '@branchline/design'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** For what must be seen first: the pieces in their places. */
export function useModel(source: TableSource): TableModel {
  return useSyncExternalStore(
    useCallback((listener) => source.subscribe(listener), [source]),
    () => source.model(),
  )
}

/**
 * For all else. A move is seen on the board in the very next frame; lists, panels, log and figures follow when that frame has been
 * painted. `onChange` is told at once.
 */
export function useSettledModel(source: TableSource, onChange: () => void): TableModel {
  const [shown, setShown] = useState(() => ({ source, model: source.model() }))
  useEffect(() => {
    let isWaiting = false
    let isGone = false
    const settle = () => {
      isWaiting = false
      const model = source.model()
      if (!isGone) setShown((now) => (now.source === source && now.model === model ? now : { source, model }))
    }
    const follow = () => {
      onChange()
      if (isWaiting) return
      isWaiting = true
      afterPaint(settle)
    }
    const stop = source.subscribe(follow)
    settle()
    return () => {
      isGone = true
      stop()
    }
  }, [source, onChange])
  return shown.source === source ? shown.model : source.model()
}
