/** What an account brings to this device. */
import type { Profile } from '@branchline/server/protocol'
import { useSettings } from './settings.ts'
import { unsent } from './toAccount.ts'

export function bringFromAccount(name: string, { locale, preferences }: Profile): void {
  useSettings.getState().change({ name, ...(locale ? { locale } : {}), ...(preferences as object), ...unsent() })
  void import('../learn/withAccount.ts').then(({ exchangeProgress }) => exchangeProgress()).catch(() => undefined)
}
