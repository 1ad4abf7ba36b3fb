/** Puts the server together, opens it and closes it again. */
import type { AddressInfo } from 'node:net'
import { BOT_LEVELS, fullTimeOf } from '@branchline/bots'
import { type AnyGame, loadLanguages, type Shuffle, seedFrom, type Title } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { admitPacks } from '@branchline/packs'
import pino, { type DestinationStream } from 'pino'
import { BOT_JOB, rememberBots } from './bots/job.ts'
import { openBots } from './bots/pool.ts'
import { botsRoom } from './bots/room.ts'
import { takeOverBots } from './bots/turn.ts'
import { openBus } from './bus/bus.ts'
import { hear, hearAgain, hearNoMore } from './bus/receive.ts'
import { Config, type GivenConfig } from './config.ts'
import type { ServerContext } from './context.ts'
import { dailyGames } from './daily/deal.ts'
import { rememberAddress } from './host/hosts.ts'
import { openApp } from './http/app.ts'
import { openNetworks } from './http/network.ts'
import { openPeople } from './identity/people.ts'
import { randomText } from './identity/secrets.ts'
import { attendToSessions } from './identity/sessions.ts'
import { freeAllJobs, openJobs } from './jobs/jobs.ts'
import { openAround } from './lobby/around.ts'
import { openMetrics } from './metrics.ts'
import { openReach } from './notices/context.ts'
import { openMail } from './notices/mail.ts'
import { attendToNotices, noticesRoom } from './notices/notices.ts'
import { ORDERS } from './orders/at-table.ts'
import { ordersRoom } from './orders/room.ts'
import { takeUpOrders } from './orders/turn.ts'
import { openMarks } from './people/marks.ts'
import { carryOutRatings, ratingsRoom } from './ratings/results.ts'
import { letAllGo } from './socket/send-buffer.ts'
import { openStorage } from './storage/storage.ts'
import { limitChat } from './tables/chat-limits.ts'
import { drop } from './tables/drop.ts'
import { PLANNED, plannedDue } from './tables/invite.ts'
import type { LiveTable } from './tables/live.ts'
import { putAway, tidy } from './tables/load.ts'
import { WISH, wishDue } from './tables/undo-request.ts'
import { timeRoom } from './time/at-table.ts'
import { openHeartbeat } from './time/heartbeat.ts'
import { timeIsUp } from './time/late.ts'
import { type Sources, type SteadyClock, steadyClock } from './time/steady.ts'
import { DEADLINE } from './time/table-time.ts'
import { databaseTime } from './time/witness.ts'
import { START_TABLE, startDrawn } from './tournaments/at-table.ts'
import { TOURNAMENT, tournamentsRoom } from './tournaments/room.ts'
import { attendTo } from './tournaments/rounds.ts'

export interface ServerParts {
  /** What is on offer; without it all of the catalogue. */
  readonly titles?: readonly Title[]
  /** Games that are no titles, for tests: these and no others. */
  readonly games?: readonly AnyGame[]
  /** Other bots, in a worker script of their own. */
  readonly bots?: { readonly levels: readonly string[]; readonly usual: string; readonly worker: URL }
  /** The time of the house, set by hand; without it, it goes by these clocks, or by the machine's. */
  readonly now?: () => number
  readonly clocks?: Sources
  /** Another formula than the published one, for tests that need one game twice: no record of it can be checked. */
  readonly seedFrom?: (shuffle: Shuffle) => string
  /** Where the log goes; standard output unless said otherwise. */
  readonly logTo?: DestinationStream
}

export interface Server {
  readonly url: string
  readonly port: number
  readonly context: ServerContext
  /** Every way in over HTTP: "GET /api/tables/:id". */
  readonly routes: readonly string[]
  /** Those of them with a limit of their own: requests a minute from one address. */
  readonly rates: ReadonlyMap<string, number>
  /** Finishes what was accepted, then stops. */
  close(): Promise<void>
}

const USUAL_LEVEL = 'apprentice'

export async function startServer(given: GivenConfig = {}, parts: ServerParts = {}): Promise<Server> {
  const config = Config.parse(given)
  const log = pino({ level: config.logLevel, base: null }, parts.logTo ?? pino.destination({ fd: 1, sync: false }))
  const metrics = openMetrics()
  const sources = parts.clocks ?? { wall: Date.now, monotonic: () => performance.now() }
  const clock = parts.now === undefined ? steadyClock(sources) : null
  const now = parts.now ?? (clock as SteadyClock).now
  const packs = await admitPacks(config.packs, TITLES)
  const titles = [...(parts.titles ?? TITLES), ...packs.map(({ title }) => title)]
  const games = parts.games ?? (await Promise.all(titles.map((title) => title.rules())))
  await loadLanguages()

  const storage = await openStorage(config, {
    committed(writes, milliseconds, failed) {
      metrics.commits.observe(milliseconds / 1000)
      metrics.commitSize.observe(writes)
      context.storageTrouble = failed ? 'the last commit failed' : null
      if (!failed) return
      metrics.failedCommits.inc()
      context.bus?.doubt()
    },
    lost: (error) => log.error({ problem: error.message }, 'lost a connection to the database'),
  })
  if (storage.kind === 'sqlite') await freeAllJobs(storage)
  const bots = openBots({
    levels: parts.bots?.levels ?? BOT_LEVELS,
    characters: new Map(titles.map(({ id, characters }) => [id, Object.keys(characters ?? {})])),
    usual: parts.bots?.usual ?? USUAL_LEVEL,
    worker: parts.bots?.worker ?? new URL(import.meta.url.endsWith('.ts') ? './bots/worker.ts' : './bots/worker.js', import.meta.url),
    threads: config.botThreads,
    packs: packs.map(({ folder }) => folder),
    deadline: config.botDeadline,
    ...(parts.bots === undefined ? { atOnce: 'apprentice', fullTime: fullTimeOf } : {}),
  })
  const process = randomText(8)
  const jobs = openJobs(storage, {
    holder: process,
    now,
    failed: ({ kind, key, attempts }, error) => log.warn({ job: kind, key, attempts, problem: error.message }, 'a job failed: again later'),
  })
  const mail = openMail(config)
  const bus =
    config.database === undefined
      ? null
      : openBus({
          url: config.database,
          process,
          hear: (news, from) => hear(context, news, from),
          missed: () => hearAgain(context),
          gone: (other) => hearNoMore(context, other),
          trouble: (error) => log.warn({ problem: error.message }, 'no news from other processes'),
        })
  const connections: ServerContext['connections'] = new Map()
  const heartbeat = openHeartbeat({
    storage,
    now,
    clock,
    // Processes that share a database go by its clock, wherever they run.
    witness: storage.kind === 'postgres' && parts.clocks === undefined ? () => databaseTime(storage) : async () => sources.wall(),
    log,
    bus,
    onMoved(by) {
      context.people.forgetAll()
      for (const table of [...context.live.values()])
        if (table.time !== null) drop(context, table)
        else if (table.row.status === 'running') table.seats = table.seats.map((seat) => ({ ...seat, seen_at: seat.seen_at + by }))
    },
  })
  let { port } = config
  const context: ServerContext = {
    process,
    storage,
    seedFrom: parts.seedFrom ?? seedFrom,
    heartbeat,
    people: await openPeople(storage, { now, secret: config.secret, bus, limits: config, lines: connections }),
    marks: openMarks(storage, { now, bus, lines: connections }),
    chatLimits: limitChat(storage, config, now),
    games: new Map(games.map((game) => [game.id, game])),
    bots,
    daily: dailyGames(titles, parts.games),
    networks: openNetworks(),
    around: openAround({ storage, connections, bus, now }),
    botSeatsPerPerson: config.botSeatsPerPerson,
    jobs,
    bus,
    mail,
    notices: await openReach(storage, now, config),
    get publicUrl() {
      return config.publicUrl ?? `http://${hostIn(config.host)}:${port}`
    },
    log,
    metrics,
    now,
    watchDelay: config.watchDelay * 1000,
    clubs: config.clubs,
    live: new Map(),
    loading: new Map(),
    connections,
    rooms: [],
    wakers: new Set(),
    storageTrouble: null,
    isClosing: false,
  }
  // In this order: time first, because the others see its seats; orders before bots, because they play before anybody is asked.
  context.rooms = [
    timeRoom(context),
    ordersRoom(context),
    noticesRoom(context),
    ratingsRoom(context),
    tournamentsRoom(context),
    botsRoom(context),
  ]
  carryOutRatings(context)
  await heartbeat.begin()
  jobs.on(DEADLINE, (job) => timeIsUp(context, job))
  jobs.on(ORDERS, (job) => takeUpOrders(context, job))
  jobs.on(BOT_JOB, (job) => takeOverBots(context, job))
  jobs.on(PLANNED, (job) => plannedDue(context, job))
  jobs.on(WISH, (job) => wishDue(context, job))
  jobs.on(TOURNAMENT, (job) => attendTo(context, job))
  jobs.on(START_TABLE, (job) => startDrawn(context, job))
  await bus?.start()
  const { app, routes, rates } = await openApp(context, { ...config, packs, isSecure: config.secure })
  try {
    await app.listen({ host: config.host, port: config.port, backlog: 4096 })
  } catch (error) {
    await jobs.close()
    await heartbeat.close()
    await bus?.close()
    await bots.close()
    mail.close()
    await storage.close()
    throw error
  }
  // Any free one, where none was named.
  port = (app.server.address() as AddressInfo).port
  const url = `http://${hostIn(config.host)}:${port}`
  await rememberAddress(storage, url)
  log.info({ url, storage: storage.kind, games: games.map(({ id }) => id) }, 'open')
  const sweep = setInterval(
    () => {
      void tidy(context, config.idleAfter * 1000)
      // Where there is one process, nobody else can have changed a seat.
      if (bus !== null) void rememberBots(context, context.live.values()).catch(() => {})
    },
    Math.min(10_000, config.idleAfter * 500),
  )
  sweep.unref()
  const leaveSessions = attendToSessions(context)
  const leaveNotices = attendToNotices(context)
  jobs.look()

  let closing: Promise<void> | null = null
  async function close(): Promise<void> {
    context.isClosing = true
    log.info('closing')
    clearInterval(sweep)
    context.around.close()
    leaveNotices()
    leaveSessions()
    for (const wake of context.wakers) wake()
    await bots.close()
    await jobs.close()
    bus?.say({ type: 'jobs' })
    // Whoever is in the middle of something at a table finishes it; what comes now is refused.
    await Promise.all([...context.live.values()].map(quiet))
    await heartbeat.close()
    await storage.settled()
    letAllGo()
    for (const socket of app.websocketServer.clients) socket.close(1001, 'the server stops')
    const kept = [...context.live.values()].map((table) => putAway(context, table))
    await Promise.all(kept).catch((error: Error) => log.warn({ problem: error.message }, 'snapshot not kept'))
    // Whoever does not answer the goodbye is not waited for.
    const hangUp = setTimeout(() => {
      for (const socket of app.websocketServer.clients) socket.terminate()
    }, GOODBYE)
    await app.close()
    clearTimeout(hangUp)
    await bus?.close()
    mail.close()
    await storage.close()
    log.info('closed')
  }
  return {
    url,
    port,
    context,
    routes,
    rates,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

const GOODBYE = 2_000
const hostIn = (host: string) => (host.includes(':') ? `[${host}]` : host)

/** Resolves when nobody is at work at the table. */
async function quiet(table: LiveTable): Promise<void> {
  while (table.isBusy) await new Promise<void>((turn) => table.queue.push(turn))
  // Passes the turn on, for whoever waits behind.
  table.queue.shift()?.()
}
