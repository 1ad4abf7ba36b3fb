/**
 * kill -9 around what people write about each other: whom they follow or block, the clubs they join, leave and hand over, whom they ask along to a table and who puts
 * that away, what the host announces. Everybody writes
 * one thing after the other while the server is killed again and again. After each kill everything reads as it was last acknowledged, or as what was under way
 * would have left it; nothing in between: a club has one owner and as many people as it says.
 */
import { randomInt } from 'node:crypto'
import { type GivenConfig, hostCodeAt } from '@branchline/server'
import { call, newPerson } from './http.ts'
import { type ServerProcess, startProcess } from './process.ts'

export interface PeopleCampaign {
  readonly script: URL
  readonly given: GivenConfig & { readonly data: string }
  readonly people: number
  readonly kills: number
  /** The load lasts from a tenth of this to all of it before a kill. */
  readonly milliseconds: number
}

export interface PeopleResult {
  readonly kills: number
  readonly acknowledged: number
  readonly unanswered: number
  readonly complaints: readonly string[]
}

/** Something one person alone writes: what was acknowledged last, and what was on its way when the server was killed. */
interface Register {
  readonly name: string
  readonly values: readonly string[]
  known: string
  underWay: string | null
  write(url: string, value: string): Promise<unknown>
  read(url: string): Promise<string>
  /** How it reads after such a write; the value itself, if nothing else is said. */
  after?(known: string, value: string): string
}

interface ClubShown {
  readonly club: { readonly people: number }
  readonly people: readonly { readonly person: string; readonly role: string }[]
}

export async function peopleCampaign({ script, given, people, kills, milliseconds }: PeopleCampaign): Promise<PeopleResult> {
  let server: ServerProcess = await startProcess(script, given)
  const complaints: string[] = []
  let [acknowledged, unanswered] = [0, 0]
  try {
    const tokens: string[] = []
    for (let at = 1; at <= people; at++) tokens.push(await newPerson(server.url, `Person ${at}`))
    const registers = [...(await registersOf(server.url, tokens, given)), ...(await invitationsOf(server.url, tokens))]
    for (let round = 1; round <= kills; round++) {
      let isOver = false
      const { url } = server
      const before = acknowledged
      const writing = registers.map(async (register) => {
        while (!isOver) {
          register.underWay = register.values[randomInt(register.values.length)]
          try {
            await register.write(url, register.underWay)
          } catch (error) {
            // Refused in words is a fault of the campaign or of the server; no answer is what a kill is for.
            if (!isOver && /: \d{3} /.test((error as Error).message)) complaints.push(`${register.name}: ${(error as Error).message}`)
            return
          }
          register.known = afterWrite(register, register.underWay)
          register.underWay = null
          acknowledged++
        }
      })
      // However slow the machine is, there is load before the kill.
      for (const end = performance.now() + PATIENCE; acknowledged < before + registers.length && performance.now() < end; ) await pause(10)
      await pause(randomInt(milliseconds / 10, milliseconds))
      isOver = true
      await server.kill()
      await Promise.all(writing)
      server = await startProcess(script, given)
      for (const register of registers) {
        const found = await register.read(server.url)
        const possible = [register.known, ...(register.underWay === null ? [] : [afterWrite(register, register.underWay)])]
        if (register.underWay !== null) unanswered++
        if (!possible.includes(found)) complaints.push(`kill ${round}, ${register.name}: “${found}” is neither of ${possible.join(', ')}`)
        register.known = found
        register.underWay = null
      }
    }
    return { kills, acknowledged, unanswered, complaints }
  } finally {
    await server.kill()
  }
}

const register = (name: string, values: readonly string[], known: string, does: Pick<Register, 'write' | 'read' | 'after'>): Register => ({
  name,
  values,
  known,
  underWay: null,
  ...does,
})

const afterWrite = (register: Register, value: string) => register.after?.(register.known, value) ?? value

async function registersOf(url: string, tokens: readonly string[], given: PeopleCampaign['given']): Promise<Register[]> {
  const ids = await Promise.all(tokens.map(async (token) => (await call<{ person: { id: string } }>(url, '/api/me', token)).person.id))
  const [founder, partner] = tokens
  const { club } = await call<{ club: { id: string } }>(url, '/api/clubs', founder, { name: 'Campaign' })
  const at = `/api/clubs/${club.id}`
  await call(url, `${at}/join`, partner, {})
  await call(url, '/api/host/claim', founder, { code: await hostCodeAt(given) })
  const marks = tokens.map((token, one) => {
    const other = ids[(one + 1) % ids.length]
    return register(`mark of person ${one + 1}`, ['follow', 'mute', 'block', 'none'], 'none', {
      write: (to, mark) => call(to, `/api/me/people/${other}`, token, { mark: mark === 'none' ? null : mark }, 'PUT'),
      read: async (from) => {
        const { people } = await call<{ people: { person: string; mark: string }[] }>(from, '/api/me/people', token)
        return people.find(({ person }) => person === other)?.mark ?? 'none'
      },
    })
  })
  const members = tokens.slice(2).map((token, one) =>
    register(`membership of person ${one + 3}`, ['join', 'leave'], 'leave', {
      write: (to, way) => call(to, `${at}/${way}`, token, {}),
      read: async (from) => (rolesIn(await call<ClubShown>(from, at, founder)).has(ids[one + 2]) ? 'join' : 'leave'),
    }),
  )
  const ownership = register('the owner of the club', ['one'], 'one', {
    write: async (to) => {
      // Whoever owns it gives it to the other; after a kill it is asked who that is.
      const roles = rolesIn(await call<ClubShown>(to, at, founder))
      const isFounders = roles.get(ids[0]) === 'owner'
      await call(to, `${at}/people`, isFounders ? founder : partner, { person: ids[isFounders ? 1 : 0], role: 'owner' })
    },
    read: async (from) => {
      const shown = await call<ClubShown>(from, at, founder)
      const owners = shown.people.filter(({ role }) => role === 'owner')
      return owners.length === 1 && shown.club.people === shown.people.length ? 'one' : JSON.stringify(shown.people)
    },
  })
  const texts = Array.from({ length: 50 }, (_, n) => `Announcement ${n}`)
  const announcement = register('the announcement', [...texts, ''], '', {
    write: (to, text) =>
      call(to, '/api/host/announcement', founder, { announcement: text === '' ? null : { text, until: Date.now() + 3_600_000 } }, 'PUT'),
    read: async (from) => (await call<{ announcement: { text: string } | null }>(from, '/api/host', founder)).announcement?.text ?? '',
  })
  return [...marks, ...members, ownership, announcement]
}

/** Everybody opens a table and asks guests along, in no order and some of them twice; one guest of each puts that away and thinks again. */
async function invitationsOf(url: string, tokens: readonly string[]): Promise<Register[]> {
  const [game] = (await call<{ games: { id: string }[] }>(url, '/api/games')).games
  const guests: { readonly id: string; readonly token: string }[] = []
  for (let at = 1; at <= GUESTS; at++) {
    const token = await newPerson(url, `Guest ${at}`)
    guests.push({ token, id: (await call<{ person: { id: string } }>(url, '/api/me', token)).person.id })
  }
  const registers = await Promise.all(
    tokens.map(async (token, one): Promise<Register[]> => {
      const wish = { game: game.id, seats: ['me', 'open'], visibility: 'private' }
      const { table } = await call<{ table: { id: string } }>(url, '/api/tables', token, wish)
      const listed = async (from: string, guest: string) =>
        (await call<{ tables: Invited[] }>(from, '/api/me/tables?archived=all', guest)).tables.find(({ id }) => id === table.id)
      const [asked, ...others] = guests
      await call(url, `/api/tables/${table.id}/invite`, token, { person: asked.id })
      return [
        register(
          `whom person ${one + 1} asks along`,
          Array.from(others, ({ id }) => id),
          '',
          {
            write: async (to, person) => {
              await pause(randomInt(40))
              await call(to, `/api/tables/${table.id}/invite`, token, { person })
            },
            read: async (from) => {
              const found = await Promise.all(
                others.map(async (guest) => ((await listed(from, guest.token)) === undefined ? [] : [guest.id])),
              )
              return found.flat().sort().join(' ')
            },
            after: (known, person) => [...new Set([...known.split(' ').filter(Boolean), person])].sort().join(' '),
          },
        ),
        register(`what was asked of a guest by person ${one + 1}`, ['put away', 'there'], 'there', {
          write: (to, way) => call(to, `/api/tables/${table.id}/archive`, asked.token, { archived: way === 'put away' }),
          read: async (from) => {
            const mine = await listed(from, asked.token)
            return mine === undefined || mine.you.invitedBy === null ? 'lost' : mine.you.archived ? 'put away' : 'there'
          },
        }),
      ]
    }),
  )
  return registers.flat()
}

interface Invited {
  readonly id: string
  readonly you: { readonly invitedBy: string | null; readonly archived: boolean }
}

/** Fewer than one may ask along within an hour. */
const GUESTS = 25
const PATIENCE = 60_000
const rolesIn = ({ people }: ClubShown) => new Map(people.map(({ person, role }) => [person, role]))
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))
