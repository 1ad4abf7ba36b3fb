/** Our server in a process of its own, filled with people and tables without going through the door one by one. */
import type { AnyGame } from '@branchline/engine'
import type { GivenConfig } from '@branchline/server'
import { type Server, startServer } from '@branchline/server'
import type { ServerContext } from '@branchline/server/internals'
import { atTable, createTable, join, standIn, startTable, tidy } from '@branchline/server/internals'

export interface Party {
  readonly tokens: readonly string[]
  readonly tables: readonly string[]
}

/** What a server has used and done since it began. */
export interface Usage {
  /** Seconds of processor time, all threads. */
  readonly cpu: number
  readonly moves: { readonly person: number; readonly bot: number }
  /** Commits, the seconds one was under way, and the lists of writes that shared them. */
  readonly commits: { readonly count: number; readonly seconds: number; readonly lists: number }
}

type Asked =
  | 'usage'
  | 'account'
  | 'live'
  | 'stop'
  | 'forget'
  | 'put away'
  | { readonly open: readonly string[] }
  | { readonly think: { readonly game: string; readonly seats: number; readonly tables: number; readonly level: string } }
  | {
      readonly fill: {
        readonly game: string
        readonly seats: number
        readonly parties: number
        readonly tablesEach: number
        readonly options?: Record<string, unknown>
        /** Levels of the bots that sit beside the people. */
        readonly bots?: readonly string[]
      }
    }

const INVITED_AT_ONCE = 200
/** A game that is not of the catalogue: the module that exports it, and under which name. */
export interface OtherGame {
  readonly module: string
  readonly game: string
}

const { other, ...given } = JSON.parse(process.env.BRANCHLINE_CHILD ?? '{}') as GivenConfig & { other?: OtherGame }
const limits = { requestsPerMinute: 1e7, newPeoplePerMinute: 1e7, messagesPerSecond: 1e6, burst: 1e6, botSeatsPerPerson: 1e6 }
const server: Server = await startServer(
  { port: 0, logLevel: 'silent', ...limits, ...given },
  other === undefined ? {} : { games: [await load(other)] },
)
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`)

process.on('disconnect', () => process.exit())
process.on('message', async (asked: Asked) => {
  if (asked === 'usage') {
    const { gc } = globalThis as { gc?: () => void }
    gc?.()
    gc?.()
    process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() })
  } else if (asked === 'account') process.send?.(await usage(server.context))
  else if (asked === 'live') process.send?.({ live: server.context.live.size })
  else if (asked === 'forget') await forget(server.context).then(() => process.send?.({}))
  else if (asked === 'put away') await putAllAway(server.context).then(() => process.send?.({}))
  else if (asked === 'stop') await server.close().then(() => process.exit(0))
  else if ('open' in asked) await open(server.context, asked.open).then(() => process.send?.({}))
  else if ('think' in asked) await setBotsThinking(server.context, asked.think).then(() => process.send?.({}))
  else {
    const { parties, ...party } = asked.fill
    const filled: Party[] = []
    for (let made = 0; made < parties; made += INVITED_AT_ONCE)
      filled.push(
        ...(await Promise.all(Array.from({ length: Math.min(INVITED_AT_ONCE, parties - made) }, () => invite(server.context, party)))),
      )
    process.send?.({ parties: filled })
  }
})

async function load({ module, game }: OtherGame): Promise<AnyGame> {
  return ((await import(module)) as Record<string, AnyGame>)[game]
}

async function usage({ metrics }: ServerContext): Promise<Usage> {
  const { user, system } = process.cpuUsage()
  const sums = async (histogram: typeof metrics.commits) => {
    const { values } = await histogram.get()
    const last = (ending: string) => values.find(({ metricName }) => metricName?.endsWith(ending))?.value ?? 0
    return { count: last('_count'), sum: last('_sum') }
  }
  const [times, sizes] = [await sums(metrics.commits), await sums(metrics.commitSize)]
  const moves = (await metrics.registry.getSingleMetric('branchline_moves_total')?.get())?.values ?? []
  const by = (who: string) => moves.find(({ labels }) => labels.by === who)?.value ?? 0
  return {
    cpu: (user + system) / 1e6,
    moves: { person: by('person'), bot: by('bot') },
    commits: { count: times.count, seconds: times.sum, lists: sizes.sum },
  }
}

const OPENED_AT_ONCE = 64

/** Brings tables into memory, as somebody who comes to them would, without the way through the door. */
async function open(context: ServerContext, ids: readonly string[]): Promise<void> {
  const left = [...ids]
  const visitor = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) await atTable(context, id, () => {})
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, visitor))
}

/** Some people, and tables for them, started. */
async function invite(
  context: ServerContext,
  wish: { game: string; seats: number; tablesEach: number; options?: Record<string, unknown>; bots?: readonly string[] },
): Promise<Party> {
  const guests = await Promise.all(Array.from({ length: wish.seats }, () => context.people.welcome(undefined)))
  const tables: string[] = []
  for (let i = 0; i < wish.tablesEach; i++) {
    const id = await createTable(context, guests[0].person, {
      game: wish.game,
      seats: [...guests.map(() => 'open' as const), ...(wish.bots ?? []).map((bot) => ({ bot }))],
      visibility: 'unlisted',
      undo: 'consent',
      hints: 'on',
      absentAfter: 1440,
      pace: null,
      late: 'nudge',
      language: null,
      ratings: null,
      ...(wish.options === undefined ? {} : { options: wish.options }),
    })
    await atTable(context, id, async (table) => {
      for (const { person } of guests) await join(context, table, person, {})
      await startTable(context, table)
    })
    tables.push(id)
  }
  return { tokens: guests.map(({ credential }) => credential), tables }
}

/** Tables where bots play for everybody: as many questions under way as there are tables. */
async function setBotsThinking(
  context: ServerContext,
  wish: { game: string; seats: number; tables: number; level: string },
): Promise<void> {
  for (let i = 0; i < wish.tables; i++) {
    const { person } = await context.people.welcome(undefined)
    const id = await createTable(context, person, {
      game: wish.game,
      seats: Array.from({ length: wish.seats }, (_, seat) => (seat === 0 ? ('me' as const) : { bot: wish.level })),
      visibility: 'unlisted',
      undo: 'never',
      hints: 'off',
      absentAfter: 1440,
      pace: null,
      late: 'nudge',
      language: null,
      ratings: null,
    })
    await atTable(context, id, async (table) => {
      await startTable(context, table)
      await standIn(context, table, person, { seat: 0, bot: wish.level })
    })
  }
}

/** No table in memory; who comes next has what is stored. */
async function putAllAway(context: ServerContext): Promise<void> {
  await tidy(context, 0)
  await context.storage.settled()
}

/** No table in memory, and no state kept of any: who comes next has the moves alone. */
async function forget(context: ServerContext): Promise<void> {
  await putAllAway(context)
  await context.storage.db.deleteFrom('snapshots').execute()
}
