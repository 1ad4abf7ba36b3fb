import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 599px)'

/** On a phone the supply lies in a sheet, and a row of it peeks out above the hand. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false)
}

const isPhone = () => typeof matchMedia === 'function' && matchMedia(QUERY).matches

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined
  const query = matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
