/** A slip leaves with the next action, with another choice too, and belongs to its table: on the next one nothing is told of it. */
import type { Attention } from '@branchline/design'
import { useEffect, useLayoutEffect } from 'react'
import { useSlips } from './slipStore.ts'

/** Where one acts; to open a sheet, or to look something up, is no action. */
const ACTS = '#board, [data-keeps-focus="bar"], [data-keeps-focus="tray"], [data-testid="coach"]'
const SLIPS = '[data-slips]'

export function useSlipsLeave(table: string, attention: Attention): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another table
  useLayoutEffect(() => () => useSlips.getState().drop(), [table])
  useEffect(() => {
    const dropRefused = () => useSlips.getState().refused !== null && useSlips.setState({ refused: null })
    // Before what was clicked says something new.
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest(ACTS) !== null && target.closest(SLIPS) === null) dropRefused()
    }
    document.addEventListener('click', onClick, true)
    const stop = attention.subscribe((now, before) => {
      if (now.chosen !== before.chosen && now.chosen !== null) dropRefused()
    })
    return () => {
      document.removeEventListener('click', onClick, true)
      stop()
    }
  }, [attention])
}
