/** Time that is left, in words short enough for a seat. */
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** This moment by the server's clock; `ahead` is how far that is before ours. Looks as often as the words change. */
export function useServerNow(ahead: number, until: number): number {
  const [now, setNow] = useState(() => Date.now() + ahead)
  const isClose = until - now < HOUR
  useEffect(() => {
    const look = () => setNow(Date.now() + ahead)
    look()
    const timer = setInterval(look, isClose ? 1_000 : 20_000)
    return () => clearInterval(timer)
  }, [ahead, isClose])
  return now
}

/** "2 d 4 h", "5 h 10 min", "12:07". */
export function useTimeInWords(): (time: number) => string {
  const t = useTranslations('time')
  return (time) => {
    const left = Math.max(0, time)
    if (left >= DAY) return t('dh', { d: Math.floor(left / DAY), h: Math.floor((left % DAY) / HOUR) })
    if (left >= HOUR) return t('hm', { h: Math.floor(left / HOUR), m: Math.floor((left % HOUR) / MINUTE) })
    const seconds = Math.floor(left / 1_000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
}
