/** What the account page asks the server. */
import type { Account, LinkLook, ProfileBody, SignInWays } from '@branchline/server/protocol'
import { useCallback, useEffect, useState } from 'react'
import { ask } from '../http/client.ts'
import { useSettings } from '../settings/settings.ts'

export type Known =
  | { readonly state: 'asking' | 'offline' }
  /** `account` is null for nobody. */
  | { readonly state: 'known'; readonly ways: SignInWays; readonly account: Account | null }

export function useAccount(): { known: Known; put: (account: Account | null) => void } {
  const [known, setKnown] = useState<Known>({ state: 'asking' })
  useEffect(() => {
    let current = true
    Promise.all([ask<SignInWays>('/sign-in'), ask<{ person: unknown }>('/me')])
      .then(async ([ways, { person }]) => ({ ways, account: person === null ? null : await ask<Account>('/me/account') }))
      .then((found) => current && setKnown({ state: 'known', ...found }))
      .catch(() => current && setKnown({ state: 'offline' }))
    return () => {
      current = false
    }
  }, [])
  const put = useCallback(
    (account: Account | null) => setKnown((before) => (before.state === 'known' ? { ...before, account } : before)),
    [],
  )
  return { known, put }
}

export const change = (profile: ProfileBody) => ask<Account>('/me/account', profile, 'PATCH')
export const rename = (name: string) => ask('/me', { name })
export const renamePasskey = (id: string, name: string) => ask<Account>(`/me/passkeys/${id}/rename`, { name })
export const removePasskey = (id: string, lastWay: boolean) => ask<Account>(`/me/passkeys/${id}/remove`, { lastWay })
export const removeEmail = (email: string, lastWay: boolean) => ask<Account>('/me/emails/remove', { email, lastWay })
export const removeSession = (id: string) => ask<Account>(`/me/sessions/${id}/remove`, undefined, 'POST')
export const removeOthers = () => ask<Account>('/me/sessions/remove-others', undefined, 'POST')
export const signOut = () => ask('/me/sign-out', undefined, 'POST')
export const erase = () => ask('/me/erase', { erase: 'everything' })
export const newDeviceLink = () => ask<{ path: string }>('/me/links', undefined, 'POST')
/** `adds`: to the account that this device has; otherwise the link signs in. */
export const sendLink = (email: string, adds: boolean) =>
  ask(adds ? '/me/emails' : '/sign-in/email', { email, locale: useSettings.getState().locale })
export const lookAt = (code: string) => ask<LinkLook>('/sign-in/look', { code })

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A fresh account begins with what this device knows. */
export function firstProfile(): Promise<Account> {
  const { locale, confirm, pace } = useSettings.getState()
  return change({ timeZone: ownTimeZone(), locale, preferences: { confirm, pace } })
}
