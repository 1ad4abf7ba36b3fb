/** Web push: the keys by which push services know this house, and a message as they want it. */

import webpush from 'web-push'
import { settingOf } from '../storage/setting.ts'
import type { Storage } from '../storage/storage.ts'
import type { Parcel } from './webhooks.ts'

export interface PushSettings {
  /** A pair of VAPID keys; without one it is made and kept in the database. */
  readonly pushPublicKey?: string | undefined
  readonly pushPrivateKey?: string | undefined
  readonly publicUrl?: string | undefined
  readonly mailFrom?: string | undefined
}

export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface Push {
  readonly publicKey: string
  /** Encrypted for that device alone. A newer one of the same topic takes the place of an older one that was not delivered yet. */
  parcel(subscription: Subscription, payload: unknown, topic: string): Parcel
}

const A_DAY = 24 * 3600

export async function openPush(storage: Storage, settings: PushSettings): Promise<Push> {
  const { publicKey, privateKey } = await keys(storage, settings)
  const vapidDetails = { subject: contact(settings), publicKey, privateKey }
  return {
    publicKey,
    parcel(subscription, payload, topic) {
      const text = JSON.stringify(payload)
      const options = { vapidDetails, TTL: A_DAY, urgency: 'normal' as const, topic, contentEncoding: 'aes128gcm' as const }
      const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, text, options)
      return { url: endpoint, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])), body }
    },
  }
}

async function keys(
  storage: Storage,
  { pushPublicKey: publicKey, pushPrivateKey: privateKey }: PushSettings,
): Promise<{ publicKey: string; privateKey: string }> {
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey }
  const pair = await settingOf(storage, 'push-keys', () => JSON.stringify(webpush.generateVAPIDKeys()))
  return JSON.parse(pair) as { publicKey: string; privateKey: string }
}

/** Push services want to know whom to write to when something is wrong with what we send. */
function contact({ publicUrl, mailFrom }: PushSettings): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? '')?.[0]
  if (address !== undefined) return `mailto:${address}`
  return publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:webmaster@localhost'
}
