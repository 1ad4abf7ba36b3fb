/** Notices on this device, shown by the browser itself, also when no page is open. */
import type { Notices } from '@branchline/server/protocol'
import { ask } from '../http/client.ts'

/** `unable`: this browser cannot, or the page is not served over https. `denied`: the person has said no to the browser. */
export type PushState = 'unable' | 'denied' | 'off' | 'on'

export async function pushState(notices: Notices): Promise<PushState> {
  const registration = await registered()
  if (registration === undefined) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await registration.pushManager.getSubscription()
  // Another person may have subscribed on this device before, or the server may have given the channel up.
  const isKnown = notices.channels.some(({ kind, label, trouble }) => kind === 'push' && label === deviceLabel() && trouble === null)
  return subscription !== null && isKnown ? 'on' : 'off'
}

/** Asks the person (the browser does), then the browser's push service, then tells our server. */
export async function subscribe(notices: Notices): Promise<Notices | 'denied'> {
  const registration = await registered()
  if (registration === undefined || (await Notification.requestPermission()) !== 'granted') return 'denied'
  // A subscription made under other keys is of no use to this server.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: notices.can.pushKey })
  const { endpoint, keys } = subscription.toJSON()
  return ask<Notices>('/me/notices/channels', { kind: 'push', endpoint, keys, label: deviceLabel() })
}

export async function unsubscribe(notices: Notices): Promise<Notices> {
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe()
  let now = notices
  for (const { id, kind, label } of notices.channels)
    if (kind === 'push' && label === deviceLabel()) now = await ask<Notices>(`/me/notices/channels/${id}`, undefined, 'DELETE')
  return now
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined
  return navigator.serviceWorker.getRegistration()
}

/** "Firefox, Linux": enough to tell one's own devices apart. */
function deviceLabel(): string {
  const { userAgent } = navigator
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => userAgent.includes(name)) ?? 'Browser'
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((name) => userAgent.includes(name)) ?? ''
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser
  return system === '' ? name : `${name}, ${system}`
}
