import { useFormatter } from 'use-intl'

/** Day and time of a moment, as one's own clock says it. */
export function useWhen(): (at: number) => string {
  const format = useFormatter()
  return (at) => format.dateTime(at, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
}
