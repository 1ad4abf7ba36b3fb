/** Three people at a table of a real game, for tests of what the house plays for them. */
import type { AnyGame } from '@branchline/engine'
import { expect } from 'vitest'
import { wensleydale } from '../../games/wensleydale/rules/index.ts'
import { westRiding } from '../../games/west-riding/rules/index.ts'
import type { Server } from '../server.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'
import { until } from './until.ts'

export const GAMES: readonly AnyGame[] = [westRiding, wensleydale]

export async function opened(heard: string[] = []): Promise<Server> {
  return house({ logLevel: 'debug' }, { games: GAMES, logTo: { write: (line: string) => void heard.push(line) } })
}

/** Three people at a public table, in the order in which they play; `name` says which of them a seat is. */
export async function playing(
  server: Server,
  game = 'west-riding',
  wish: Record<string, unknown> = {},
): Promise<{ id: string; seats: Guest[]; name: (seat: number) => number }> {
  const seats = await Promise.all([0, 1, 2].map((seat) => guest(server.url, `Guest ${seat}`)))
  const { id } = await seats[0]!.table({ game, seats: ['open', 'open', 'open'], visibility: 'public', ...wish })
  for (const [seat, one] of seats.entries()) await one.join(id, { seat })
  await seats[0]!.start(id)
  const { order } = (await seats[0]!.position(id)).view as { order: number[] }
  return { id, seats: order.map((seat) => seats[seat]!), name: (seat) => order.indexOf(seat) }
}

export const movesAt = async (who: Guest, id: string, name: (seat: number) => number): Promise<string[]> =>
  (await who.must('GET', `/api/tables/${id}/log`)).entries.map(
    ({ seat, by, events }: { seat: number; by: string; events: { type: string; amount?: number }[] }) =>
      `${name(seat)} ${by} ${events[0]?.type ?? ''}${events[0]?.amount ?? ''}`,
  )
export async function settledAt(who: Guest, id: string, seq: number): Promise<void> {
  await until(async () => (await who.position(id)).seq >= seq)
  expect((await who.position(id)).seq).toBe(seq)
}
