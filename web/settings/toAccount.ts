/** What is changed here goes with the account, if there is one, to its other devices. */
import { ask } from '../http/client.ts'
import type { Settings } from './settings.ts'

const A_MOMENT = 600
let waiting: Partial<Settings> = {}
let timer: ReturnType<typeof setTimeout> | undefined

/** A little later, so that a name is sent when it is written and not letter by letter. */
export function keepWithAccount(changes: Partial<Settings>): void {
  waiting = { ...waiting, ...changes }
  clearTimeout(timer)
  timer = setTimeout(() => void send().catch(() => undefined), A_MOMENT)
}

async function send(): Promise<void> {
  const { name, locale, confirm, pace } = waiting
  waiting = {}
  const { profile } = await ask<{ profile: unknown }>('/me')
  if (profile === null) return
  if (name !== undefined && name.trim() !== '') await ask('/me', { name })
  const preferences = { ...(confirm === undefined ? {} : { confirm }), ...(pace === undefined ? {} : { pace }) }
  if (locale !== undefined || Object.keys(preferences).length > 0)
    await ask('/me/account', { ...(locale === undefined ? {} : { locale }), preferences }, 'PATCH')
}
