/** What an account brings to this device, and what it is told from here. */
import type { Profile } from '@branchline/server/protocol'
import { useSettings } from './settings.ts'
import { unsent } from './toAccount.ts'

/** The promise is kept when both sides know how far one has come, or cannot be told now; whoever leaves the page waits for it. */
export function bringFromAccount(name: string, { locale, preferences }: Profile): Promise<void> {
  useSettings.getState().change({ name, ...(locale ? { locale } : {}), ...(preferences as object), ...unsent() })
  return shareProgress()
}

/** How far one has come, with the account; without a server it waits for another time. */
export const shareProgress = (): Promise<void> =>
  import('../learn/withAccount.ts').then(({ exchangeProgress }) => exchangeProgress()).catch(() => undefined)
