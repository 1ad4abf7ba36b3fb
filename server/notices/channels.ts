/** A person's channels and choices: what is shown of them, and how they change. */

import { setTimeout as pause } from 'node:timers/promises'
import type { Locale } from '@branchline/engine'
import { changeProfile } from '../identity/account.ts'
import { tellOf } from '../identity/people.ts'
import type { Person } from '../identity/person.ts'
import { randomText } from '../identity/secrets.ts'
import { wordsFor } from '../messages/index.ts'
import { Denial } from '../problem.ts'
import type { Channel, ChannelBody, NoticeMode, Notices, NoticesBody, Reason } from '../protocol/index.ts'
import type { ChannelChange, ChannelRow } from '../storage/schema.ts'
import { trialContent } from './compose.ts'
import type { NoticesContext } from './context.ts'
import { choiceOf, eventsOf, USUAL_EVENTS } from './decide.ts'
import { deliver, troubleOf } from './delivery.ts'
import { digestJob } from './digest.ts'
import { channelPath } from './links.ts'
import { isAddress } from './mail.ts'
import { ForbiddenAddress, PATIENCE, readUrl, Unreachable } from './webhooks.ts'

const MOST_CHANNELS = 20
/** Names that are not known, that lead inside, and that nobody answers at: all of them are told after the same time. */
const ALIKE = PATIENCE + 500
const MOST_UNCONFIRMED = 3

export async function noticesOf(context: NoticesContext, person: Person): Promise<Notices> {
  const { db } = context.storage
  const [choice, channels, tables] = await Promise.all([
    choiceOf(context, person.id),
    db.selectFrom('notice_channels').selectAll().where('person', '=', person.id).orderBy('created_at').execute(),
    db.selectFrom('notice_tables').select(['table_id', 'mode']).where('person', '=', person.id).where('mode', 'is not', null).execute(),
  ])
  return {
    mode: choice.mode,
    locale: choice.locale,
    zone: choice.zone,
    digestHour: choice.digestHour,
    channels: channels.map(shown),
    tables: tables.map(({ table_id, mode }) => ({ table: table_id, mode: mode as NoticeMode })),
    can: { email: context.mail.isConfigured, pushKey: context.notices.push.publicKey },
  }
}

export async function choose(context: NoticesContext, person: Person, wish: NoticesBody): Promise<void> {
  const { db } = context.storage
  const before = await choiceOf(context, person.id)
  const profile = {
    ...(wish.locale === undefined ? {} : { locale: wish.locale }),
    ...(wish.zone === undefined ? {} : { timeZone: wish.zone }),
  }
  if (Object.keys(profile).length > 0) await changeProfile(context, person.id, profile)
  // Only what is wished is written: another wish may be under way, and has not been read here.
  const chosen = {
    ...(wish.mode === undefined ? {} : { mode: wish.mode }),
    ...(wish.digestHour === undefined ? {} : { digest_hour: wish.digestHour }),
  }
  const planned = { zone: wish.zone ?? before.zone, digestHour: wish.digestHour ?? before.digestHour }
  const fresh = { person: person.id, digest_at: context.now(), mode: before.mode, digest_hour: before.digestHour, ...chosen }
  await context.storage.commit([
    db
      .insertInto('notice_people')
      .values(fresh)
      .onConflict((conflict) =>
        Object.keys(chosen).length === 0 ? conflict.column('person').doNothing() : conflict.column('person').doUpdateSet(chosen),
      )
      .compile(),
    digestJob(context, person.id, planned),
  ])
  const now = await choiceOf(context, person.id)
  if (now.zone !== planned.zone || now.digestHour !== planned.digestHour) await context.storage.commit([digestJob(context, person.id, now)])
}

export async function chooseAt(context: NoticesContext, person: Person, table: string, mode: NoticeMode | null): Promise<void> {
  await context.storage.commit([
    context.storage.db
      .insertInto('notice_tables')
      .values({ person: person.id, table_id: table, mode, told_seq: 0, told_at: 0 })
      .onConflict((conflict) => conflict.columns(['person', 'table_id']).doUpdateSet({ mode }))
      .compile(),
    ...(mode === 'digest' ? [digestJob(context, person.id, await choiceOf(context, person.id))] : []),
  ])
}

export async function addChannel(context: NoticesContext, person: Person, wish: ChannelBody): Promise<void> {
  const { db } = context.storage
  const { address, label, secret } = read(context, wish)
  const mine = await db.selectFrom('notice_channels').selectAll().where('person', '=', person.id).execute()
  const same = mine.find((row) => row.kind === wish.kind && row.address === address)
  if (same === undefined && mine.length >= MOST_CHANNELS) throw new Denial('too-many', (t) => t.mostChannels)
  const unconfirmed = mine.filter((row) => row.verified_at === null && row !== same).length
  // Whoever is written to here may not have asked for it.
  if (wish.kind === 'email' && unconfirmed >= MOST_UNCONFIRMED) throw new Denial('too-many', (t) => t.mostUnconfirmed)
  const fresh = { secret, label, trouble: null, trouble_at: null }
  const row: ChannelRow = {
    id: same?.id ?? randomText(12),
    person: person.id,
    kind: wish.kind,
    address,
    events: JSON.stringify(USUAL_EVENTS),
    verified_at: wish.kind === 'email' ? (same?.verified_at ?? (await verifiedAt(context, person, address))) : context.now(),
    sent_at: null,
    created_at: context.now(),
    ...fresh,
  }
  // Entered again, a channel that was given up is used again.
  const added = db
    .insertInto('notice_channels')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person', 'kind', 'address']).doUpdateSet(fresh))
    .compile()
  await context.storage.commit([tellOf(context.bus, person.id, 'reached', added)])
  context.notices.forget(person.id)
  if (row.verified_at === null) await askWhetherTheirs(context, row, (await choiceOf(context, person.id)).locale)
}

/** An address by which one signs in need not be confirmed again. */
async function verifiedAt(context: NoticesContext, person: Person, address: string): Promise<number | null> {
  const row = await context.storage.db
    .selectFrom('emails')
    .select('verified_at')
    .where('person', '=', person.id)
    .where('email', '=', address.toLowerCase())
    .executeTakeFirst()
  return row?.verified_at ?? null
}

async function askWhetherTheirs(context: NoticesContext, row: ChannelRow, locale: Locale): Promise<void> {
  const { subject, text } = wordsFor(locale).confirm
  const link = context.publicUrl + channelPath(context, 'c', row)
  try {
    await context.mail.send({ to: row.address, subject, text: `${text}\n\n${link}\n` })
  } catch (error) {
    context.log.warn({ problem: (error as Error).message.replaceAll(row.address, '…') }, 'no letter to a new address')
    throw new Denial('not-possible-now', (t) => t.noLetter)
  }
}

export async function changeEvents(context: NoticesContext, person: Person, id: string, events: readonly Reason[]): Promise<void> {
  const { id: mine } = await ownChannel(context, person, id)
  const text = JSON.stringify([...new Set(events)])
  await context.storage.commit([context.storage.db.updateTable('notice_channels').set({ events: text }).where('id', '=', mine).compile()])
}

export async function removeChannel(context: NoticesContext, person: Person, id: string): Promise<void> {
  const { id: mine } = await ownChannel(context, person, id)
  await context.storage.commit([context.storage.db.deleteFrom('notice_channels').where('id', '=', mine).compile()])
  context.notices.forget(person.id)
}

/** Sends something now, so that one sees that it arrives. */
export async function tryChannel(context: NoticesContext, person: Person, id: string): Promise<void> {
  const row = await ownChannel(context, person, id)
  if (row.verified_at === null) throw new Denial('not-possible-now', (t) => t.confirmFirst)
  const { db } = context.storage
  const { locale } = await choiceOf(context, person.id)
  const keep = (change: ChannelChange) =>
    context.storage.commit([db.updateTable('notice_channels').set(change).where('id', '=', row.id).compile()])
  const began = performance.now()
  try {
    await deliver(context, row, trialContent(context, locale))
    await keep({ trouble: null, trouble_at: null, sent_at: context.now() })
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble !== null) await keep({ trouble, trouble_at: context.now() })
    // What the other side said is not repeated, nor how soon nobody answered: it may be one's own network.
    if (error instanceof Unreachable) await pause(ALIKE - (performance.now() - began))
    throw new Denial('not-possible-now', (t) => t.notTaken)
  }
}

async function ownChannel(context: NoticesContext, person: Person, id: string): Promise<ChannelRow> {
  const row = await context.storage.db
    .selectFrom('notice_channels')
    .selectAll()
    .where('id', '=', id)
    .where('person', '=', person.id)
    .executeTakeFirst()
  if (row === undefined) throw new Denial('not-found', (t) => t.noSuchChannel)
  return row
}

function read(context: NoticesContext, wish: ChannelBody): { address: string; label: string; secret: string } {
  if (wish.kind === 'email') {
    if (!context.mail.isConfigured) throw new Denial('not-possible-now', (t) => t.noMail)
    const address = wish.address.trim()
    if (!isAddress(address)) throw new Denial('bad-message', (t) => t.notAnAddress)
    return { address, label: address, secret: '' }
  }
  const url = wish.kind === 'push' ? wish.endpoint : wish.url
  try {
    const { host } = readUrl(url, { mayStayInside: context.notices.localWebhooks })
    if (wish.kind === 'push') return { address: url, label: wish.label, secret: JSON.stringify(wish.keys) }
    return { address: url, label: host, secret: randomText(32) }
  } catch (error) {
    if (error instanceof ForbiddenAddress) throw new Denial('bad-message', (t) => t.willNotDo({ why: error.why }))
    throw error
  }
}

function shown(row: ChannelRow): Channel {
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    events: [...eventsOf(row)],
    verified: row.verified_at !== null,
    trouble: row.trouble,
    troubleAt: row.trouble_at,
    sentAt: row.sent_at,
    ...(row.kind === 'webhook' ? { key: row.secret } : {}),
  }
}
