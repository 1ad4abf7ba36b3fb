/**
 * Letters on their way. Each is a job, written in the same commit as what it tells of; it is put together when it is sent, so that it says how
 * things are then, and tried again while there is hope.
 */
import { type Job, putJob } from '../jobs/jobs.ts'
import { wordsFor } from '../messages/index.ts'
import { Overtaken, type Write } from '../storage/group.ts'
import type { ChannelChange, ChannelRow } from '../storage/schema.ts'
import { type Content, contentFor, type LetterBody } from './compose.ts'
import type { NoticesContext } from './context.ts'
import { discordOf, jsonOf, mailOf, pushOf, signed, slackOf } from './formats.ts'
import { channelPath } from './links.ts'
import { Undeliverable } from './mail.ts'
import type { Subscription } from './push.ts'
import { ForbiddenAddress, type Parcel, post } from './webhooks.ts'

export const LETTER = 'letter'

export function letterJob(context: NoticesContext, body: LetterBody): Write {
  const key = `${body.channel} ${body.table ?? (body.told === undefined ? '' : 'quiet')} ${body.reason}`
  return putJob(context.storage.db, { kind: LETTER, key, dueAt: context.now(), body })
}

/** A letter that could not be delivered for so long is not worth delivering any more. */
const HOPELESS_AFTER = 12 * 3600_000

export async function letterDue(context: NoticesContext, job: Job): Promise<void> {
  const body = job.body as LetterBody
  const { db } = context.storage
  const channel = await db.selectFrom('notice_channels').selectAll().where('id', '=', body.channel).executeTakeFirst()
  if (channel === undefined || channel.trouble !== null || channel.verified_at === null) return
  const count = (outcome: string) => context.metrics.letters.inc({ channel: channel.kind, outcome })
  const content = await contentFor(context, channel, body)
  if (content === null) return count('moot')
  const change = (set: ChannelChange) => db.updateTable('notice_channels').set(set).where('id', '=', channel.id).compile()
  try {
    await deliver(context, channel, content)
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble !== null) {
      count('refused')
      context.log.info({ channel: channel.kind, problem: withoutAddress(error, channel) }, 'a channel is given up')
      return context.storage.commit([change({ trouble, trouble_at: context.now() }), job.done])
    }
    if (context.now() - body.at > HOPELESS_AFTER) return count('given-up')
    count('failed')
    throw new Error(withoutAddress(error, channel), { cause: error })
  }
  count('sent')
  await noteSent(context, [change({ sent_at: context.now() }), job.done])
}

/** Somewhat shorter than a claim holds without being renewed: whoever takes the letter up after that sends it again. */
const STILL_OURS = 5_000
const SOON = 200

/** It is delivered. While the database does not answer (it is restarted) that is said again and again, so that the letter is not sent twice. */
async function noteSent(context: NoticesContext, writes: readonly Write[]): Promise<void> {
  const until = performance.now() + STILL_OURS
  for (;;) {
    try {
      return await context.storage.commit(writes)
    } catch (error) {
      if (error instanceof Overtaken || performance.now() > until) throw error
      await new Promise((over) => setTimeout(over, SOON))
    }
  }
}

/** Addresses of people are not for the log. */
function withoutAddress(error: unknown, { address }: ChannelRow): string {
  return (error as Error).message.replaceAll(address, '…')
}

/** Rejects when the other side did not take it. */
export async function deliver(context: NoticesContext, channel: ChannelRow, content: Content): Promise<void> {
  if (channel.kind === 'email') {
    const stop = { label: wordsFor(content.locale).stop, url: context.publicUrl + channelPath(context, 'u', channel) }
    return context.mail.send(mailOf(content, channel.address, stop))
  }
  const status = await post(parcelFor(context, channel, content), { mayStayInside: context.notices.localWebhooks })
  if (status >= 200 && status < 300) return
  throw new NotTaken(status)
}

/** The other side answered, and not with yes. */
export class NotTaken extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the other side answered ${status}`)
    this.status = status
  }
}

/** Why a channel cannot be used any more; null when it may work later. */
export function troubleOf(error: unknown): 'gone' | 'refused' | null {
  if (error instanceof Undeliverable || error instanceof ForbiddenAddress) return 'refused'
  if (!(error instanceof NotTaken)) return null
  if (error.status === 404 || error.status === 410) return 'gone'
  // Redirects are not followed; 408 and 429 ask for patience; 401 and 403 may be our keys, but nobody will change them soon.
  const isOurs = error.status >= 300 && error.status < 500 && error.status !== 408 && error.status !== 429
  return isOurs ? 'refused' : null
}

function parcelFor(context: NoticesContext, channel: ChannelRow, content: Content): Parcel {
  const json = (body: string, headers: Record<string, string> = {}): Parcel => ({
    url: channel.address,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  switch (channel.kind) {
    case 'push': {
      const keys = JSON.parse(channel.secret) as Subscription['keys']
      const message = pushOf(content)
      return context.notices.push.parcel({ endpoint: channel.address, keys }, message, message.tag.slice(0, 32))
    }
    case 'discord':
      return json(discordOf(content))
    case 'slack':
      return json(slackOf(content))
    default: {
      const body = jsonOf(content, context.now())
      return json(body, signed(body, channel.secret, context.now()))
    }
  }
}
