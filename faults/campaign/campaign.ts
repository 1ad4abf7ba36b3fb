/**
 * A campaign: people at tables on one, two or three servers, everything going wrong around them, and whole histories of what they did and
 * saw. Then all is made whole, what was not answered is sent again, every server is read once more, and the history is checked.
 */
import { type AnyGame, checkRecord, hashOf, isRefusal, openRecord } from '@branchline/engine'
import { GAMES } from '@branchline/games'
import { newPerson, openTable } from '../http.ts'
import { complaintsOf, staleness } from './check.ts'
import { type Dice, diceFrom } from './dice.ts'
import type { FinalLog, History, SeenEntry } from './history.ts'
import { faultsFor, unleash } from './nemesis.ts'
import { Person, type Place, positionSeen } from './person.ts'
import { type CampaignServer, type Cluster, openCluster } from './servers.ts'

export interface Campaign {
  /** The script of the command line, of which `serve` is started. */
  readonly program: string
  readonly servers: number
  readonly database: 'sqlite' | 'postgres'
  readonly game: string
  readonly tables: number
  readonly seconds: number
  readonly seed: string
  /** Kinds of faults; without it all that can happen on this database. */
  readonly faults?: readonly string[]
  told?(line: string): void
}

export interface CampaignResult {
  readonly complaints: readonly string[]
  readonly faults: Record<string, number>
  readonly tables: number
  readonly finished: number
  readonly acknowledged: number
  /** Wishes sent to more than one server, or more than once, are counted once. */
  readonly wishes: number
  readonly entries: number
  readonly sights: number
  readonly reads: { readonly reads: number; readonly behind: number; readonly longest: number }
  readonly history: History
}

const SETTLING = 60_000

export async function runCampaign(campaign: Campaign): Promise<CampaignResult> {
  const game = GAMES.find(({ id }) => id === campaign.game)
  if (game === undefined) throw new Error(`there is no game “${campaign.game}”. Games: ${GAMES.map(({ id }) => id).join(', ')}.`)
  const told = campaign.told ?? (() => {})
  const dice = diceFrom(campaign.seed)
  const cluster = await openCluster(campaign)
  try {
    // One after the other: the first makes the tables of the database.
    for (const server of cluster.servers) await server.start()
    const people = await invite(cluster, game.seats.min, campaign.seed)
    const tables: string[] = []
    const seatAll = async (table: string) => {
      tables.push(table)
      people.forEach((person, seat) => {
        person.seats.set(table, seat)
        person.watch(table)
      })
    }
    for (let made = 0; made < campaign.tables; made++) await seatAll(await newTable(dice.pick(cluster.servers), game, people))

    const nemesis = unleash(cluster, campaign.faults ?? faultsFor(campaign.database), dice, told)
    const end = performance.now() + campaign.seconds * 1000
    let next = 0
    while (performance.now() < end && !nemesis.hasFailed()) {
      keepConnected(people, cluster, dice)
      await pause(60)
      if (tables.length > 0) void dice.pick(people).read(dice.pick(tables), dice.pick(cluster.servers))
      if (dice.chance(0.01)) dice.pick(people).hangUp()
      // Finished games make room for new ones.
      const running = tables.filter((table) => !people.some(({ finished }) => finished.has(table)))
      if (running.length < campaign.tables && performance.now() > next) {
        next = performance.now() + 500
        await newTable(dice.pick(cluster.servers), game, people).then(seatAll, () => {})
      }
    }
    told('all is made whole')
    await nemesis.rest()
    const complaints = await settle(cluster, people)
    const finals = (await Promise.all(cluster.servers.map((server) => readAll(server, people, tables, complaints)))).flat()
    complaints.push(...(await checkRecords(cluster.servers[0], game, people, tables)))
    const history: History = { wishes: people.flatMap(({ wishes }) => wishes), sights: people.flatMap(({ sights }) => sights), finals }
    complaints.push(...complaintsOf(history))
    return {
      complaints,
      faults: nemesis.done,
      tables: tables.length,
      finished: tables.filter((table) => people.some(({ finished }) => finished.has(table))).length,
      acknowledged: history.wishes.filter(({ answers }) => answers.some(({ kind }) => kind === 'accepted')).length,
      wishes: history.wishes.length,
      entries: finals.filter(({ server, viewer }) => server === 0 && viewer === 0).reduce((sum, { entries }) => sum + entries.length, 0),
      sights: history.sights.length,
      reads: staleness(history),
      history,
    }
  } finally {
    await cluster.close()
  }
}

async function invite(cluster: Cluster, seats: number, seed: string): Promise<Person[]> {
  const people: Person[] = []
  for (let seat = 0; seat < seats; seat++) {
    const dice = diceFrom(`${seed} person ${seat}`)
    const token = await newPerson(cluster.servers[seat % cluster.servers.length].url, `Player ${seat + 1}`)
    people.push(new Person({ token, name: `p${seat}`, dice, elsewhere: () => dice.pick(cluster.servers) }))
  }
  return people
}

const newTable = ({ url }: Place, game: AnyGame, people: readonly Person[]) =>
  openTable(
    url,
    game.id,
    people.map(({ token }) => token),
  )

const connecting = new WeakSet<Person>()

/** Whoever has no line looks for a server, any server. */
function keepConnected(people: readonly Person[], { servers }: Cluster, dice: Dice): void {
  for (const person of people) {
    if (person.isConnected() || connecting.has(person)) continue
    connecting.add(person)
    void person.connect(dice.pick(servers)).finally(() => connecting.delete(person))
  }
}

/** Nobody begins anything new; what has no answer gets one. */
async function settle(cluster: Cluster, people: readonly Person[]): Promise<string[]> {
  for (const person of people) person.isPlaying = false
  const end = performance.now() + SETTLING
  while (performance.now() < end) {
    for (const server of cluster.servers) if (!server.isUp()) await server.start()
    for (const [index, person] of people.entries()) {
      if (!person.isConnected()) await person.connect(cluster.servers[index % cluster.servers.length])
      else person.sendAgain()
    }
    await pause(500)
    if (people.every(({ unanswered }) => unanswered === 0)) return []
  }
  return people.flatMap(({ name, unanswered }) => (unanswered === 0 ? [] : [`${name} got no answer to ${unanswered} wishes`]))
}

async function readAll(
  server: CampaignServer,
  people: readonly Person[],
  tables: readonly string[],
  complaints: string[],
): Promise<FinalLog[]> {
  const finals: FinalLog[] = []
  for (const table of tables)
    for (const person of people) {
      const log = await person.get<{ entries: readonly SeenEntry[] }>(server, `/api/tables/${table}/log`)
      const shown = await person.get<{ position: { seq: number; n: number; view: unknown } }>(server, `/api/tables/${table}/position`)
      if (log === null || shown === null) {
        complaints.push(`${table}: server ${server.number} does not show it to ${person.name}`)
        continue
      }
      const { seq, n, view } = shown.position
      finals.push({
        table,
        server: server.number,
        viewer: person.seats.get(table)!,
        entries: log.entries,
        position: positionSeen(seq, n, view),
      })
    }
  return finals
}

/** Finished games are played again from their records, by the rules alone. */
async function checkRecords(
  server: CampaignServer,
  game: AnyGame,
  people: readonly Person[],
  tables: readonly string[],
): Promise<string[]> {
  const complaints: string[] = []
  const [first] = people
  for (const table of tables) {
    if (first === undefined || !people.some(({ finished }) => finished.has(table))) continue
    const record = await first.get<unknown>(server, `/api/tables/${table}/record`)
    if (record === null) complaints.push(`${table}: finished, and has no record`)
    else complaints.push(...wrongWith(game, table, record))
  }
  return complaints
}

function wrongWith(game: AnyGame, table: string, data: unknown): string[] {
  const record = checkRecord(data, (id) => (id === game.id ? game : undefined))
  if (isRefusal(record)) return [`${table}: its record cannot be read (${record.code})`]
  const { history, bad } = openRecord(game, record)
  if (bad !== undefined) return [`${table}: its record does not replay`]
  return hashOf(history.state) === record.finalHash ? [] : [`${table}: its record leads to another end`]
}

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))
