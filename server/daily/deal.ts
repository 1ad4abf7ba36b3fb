/** What is dealt on a day: a game after the other, as short as its first game is; from a seed that nobody chose and nobody knows before they begin. */
import { type Known, knownOf, plainInsight } from '@branchline/bots'
import { type AnyGame, defaultOptions, type Json, type Title } from '@branchline/engine'
import { randomText } from '../identity/secrets.ts'
import type { DailyDealRow } from '../storage/schema-daily.ts'
import type { Storage } from '../storage/storage.ts'

export interface DailyGame {
  readonly game: string
  /** Fewer seats, shorter: those of the title's first game. */
  readonly seats: number | null
  readonly options: { readonly [name: string]: Json }
  known(): Promise<Known>
}

export function dailyGames(titles: readonly Title[], games: readonly AnyGame[] | undefined): DailyGame[] {
  if (games !== undefined)
    return games.map((game) => ({ game: game.id, seats: null, options: {}, known: async () => ({ game, insight: plainInsight(game) }) }))
  return titles.map((title) => {
    let known: Promise<Known> | null = null
    return {
      game: title.id,
      seats: title.firstGame?.seats ?? null,
      options: title.firstGame?.options ?? {},
      known() {
        known ??= knownOf(title)
        return known
      },
    }
  })
}

export const DAY = 24 * 3_600_000
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY)
/** Who is in the middle of it at midnight may play it to its end. */
const GRACE = 12 * 3_600_000
export const endsAt = (day: string): number => (numberOf(day) + 1) * DAY + GRACE

export interface DealContext {
  readonly storage: Storage
  readonly daily: readonly DailyGame[]
  readonly games: ReadonlyMap<string, AnyGame>
}

/** Null where there was none. Today's is made when the first one asks, once, whichever process is asked. */
export async function dealOf({ storage, daily, games }: DealContext, day: string, isToday: boolean): Promise<DailyDealRow | null> {
  const { db } = storage
  const find = () => db.selectFrom('daily_deals').selectAll().where('day', '=', day).executeTakeFirst()
  const known = await find()
  if (known !== undefined) return known
  const chosen = daily[numberOf(day) % daily.length]
  const game = chosen === undefined ? undefined : games.get(chosen.game)
  if (!isToday || chosen === undefined || game === undefined) return null
  const options = { ...(defaultOptions(game.options) as Record<string, Json>), ...chosen.options }
  let seats = chosen.seats ?? game.seats.min
  while (seats < game.seats.max && game.fits?.(options, seats)) seats++
  const row = { day, game: game.id, rules_version: game.rulesVersion, options: JSON.stringify(options), seats, seed: randomText(43) }
  await storage.commit([
    db
      .insertInto('daily_deals')
      .values(row)
      .onConflict((conflict) => conflict.column('day').doNothing())
      .compile(),
  ])
  return (await find()) ?? null
}
