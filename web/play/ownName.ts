import { type Seat, unnamed } from '@branchline/engine'
import { useSettings } from '../settings/settings.ts'

/** How the person at this device is called in that seat. */
export function ownName(seat: Seat): string {
  const { name, locale } = useSettings.getState()
  return name || unnamed(locale, seat)
}
