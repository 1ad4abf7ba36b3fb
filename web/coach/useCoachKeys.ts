/** A asks the coach. */
import { useCallback } from 'react'
import { useFreeKeys } from '../table/useFreeKeys.ts'

export function useCoachKeys(ask: () => void): void {
  useFreeKeys(
    useCallback(
      (key) => {
        if (key !== 'a') return false
        ask()
        return true
      },
      [ask],
    ),
  )
}
