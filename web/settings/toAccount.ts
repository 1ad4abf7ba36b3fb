/** What is changed here goes with the account, if there is one, to its other devices. */
import { ask } from '../http/client.ts'
import type { Settings } from './settings.ts'

const A_MOMENT = 600
let waiting: Partial<Settings> = {}
let sending: Partial<Settings> = {}
let timer: ReturnType<typeof setTimeout> | undefined

/** A little later, so that a name is sent when it is written and not letter by letter. */
export function keepWithAccount(changes: Partial<Settings>): void {
  waiting = { ...waiting, ...changes }
  clearTimeout(timer)
  timer = setTimeout(() => void send().catch(() => undefined), A_MOMENT)
}

/** Chosen here, and the account does not know it yet: what it brings meanwhile is older. */
export const unsent = (): Partial<Settings> => ({ ...sending, ...waiting })

async function send(): Promise<void> {
  sending = waiting
  waiting = {}
  await sendAll(sending).finally(() => {
    sending = {}
  })
}

async function sendAll({ name, locale, confirm, pace }: Partial<Settings>): Promise<void> {
  const { profile } = await ask<{ profile: unknown }>('/me')
  if (profile === null) return
  if (name !== undefined && name.trim() !== '') await ask('/me', { name })
  const preferences = { ...(confirm === undefined ? {} : { confirm }), ...(pace === undefined ? {} : { pace }) }
  if (locale !== undefined || Object.keys(preferences).length > 0)
    await ask('/me/account', { ...(locale === undefined ? {} : { locale }), preferences }, 'PATCH')
}
