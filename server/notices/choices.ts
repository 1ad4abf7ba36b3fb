/** What a person has chosen: for all their tables, and for single ones. */
import { LOCALES, type Locale } from '@branchline/engine'
import { type NoticeMode, REASONS, type Reason } from '../protocol/notices.ts'
import type { ChannelRow } from '../storage/schema.ts'
import type { NoticesContext } from './context.ts'

export interface PersonChoice {
  readonly mode: NoticeMode
  readonly locale: Locale
  readonly zone: string
  readonly digestHour: number
  readonly digestAt: number
}

/** Chat only for those who ask for it. */
export const USUAL_EVENTS: readonly Reason[] = REASONS.filter((reason) => reason !== 'chat')

export async function choiceOf({ storage }: NoticesContext, person: string): Promise<PersonChoice> {
  const [chosen, profile] = await Promise.all([
    storage.db.selectFrom('notice_people').selectAll().where('person', '=', person).executeTakeFirst(),
    storage.db.selectFrom('profiles').select(['locale', 'time_zone']).where('person', '=', person).executeTakeFirst(),
  ])
  return {
    mode: chosen?.mode ?? 'all',
    locale: LOCALES.find((locale) => profile?.locale?.startsWith(locale)) ?? 'en',
    zone: profile?.time_zone ?? 'UTC',
    digestHour: chosen?.digest_hour ?? 18,
    digestAt: chosen?.digest_at ?? 0,
  }
}

export async function choiceAt(
  context: NoticesContext,
  person: string,
  table: string,
): Promise<PersonChoice & { readonly toldAt: number }> {
  const [all, here] = await Promise.all([
    choiceOf(context, person),
    context.storage.db
      .selectFrom('notice_tables')
      .selectAll()
      .where('person', '=', person)
      .where('table_id', '=', table)
      .executeTakeFirst(),
  ])
  return { ...all, mode: here?.mode ?? all.mode, toldAt: here?.told_at ?? 0 }
}

export function eventsOf(row: Pick<ChannelRow, 'events'>): readonly Reason[] {
  return JSON.parse(row.events) as Reason[]
}

/** The channels that are in use for this. */
export async function channelsFor({ storage }: NoticesContext, person: string, reason: Reason): Promise<ChannelRow[]> {
  const rows = await storage.db
    .selectFrom('notice_channels')
    .selectAll()
    .where('person', '=', person)
    .where('verified_at', 'is not', null)
    .where('trouble', 'is', null)
    .execute()
  return rows.filter((row) => eventsOf(row).includes(reason))
}
