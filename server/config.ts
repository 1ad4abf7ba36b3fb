/** What can be set, from a file and from the environment, and what is said when it is wrong: one line each. */
import { readFileSync } from 'node:fs'
import * as z from 'zod'

const port = z.coerce.number({ error: 'a number' }).int('a whole number').min(0, 'from 0 to 65535').max(65_535, 'from 0 to 65535')
const count = (least: number, most: number) =>
  z.coerce.number({ error: 'a number' }).int('a whole number').min(least, `at least ${least}`).max(most, `at most ${most}`)
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], { error: 'true or false' })
const list = z.union([
  z.array(z.string()),
  z.string().transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
])
const origin = z.string().regex(/^https?:\/\/[^/]+$/, 'origins like https://example.org, without a path')

export const Config = z.strictObject({
  port: port.default(2010),
  host: z.string().min(1).default('127.0.0.1'),
  /** The folder of the SQLite file; ':memory:' keeps nothing. */
  data: z.string().min(1).default('data'),
  /** PostgreSQL instead of the file. */
  database: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address like postgres://user@host/name')
    .optional(),
  /** The folder of the built web client. */
  web: z.string().optional(),
  /** Titles from outside that this house offers: folders of packs, or packages that are installed. */
  packs: list.default([]),
  /** Other origins that may use this server from a browser. */
  origins: list.pipe(z.array(origin)).default([]),
  /** True behind a proxy that speaks https to the world: cookies are then sent over https only. */
  secure: flag.default(false),
  /** True behind a proxy: the address of the client is read from x-forwarded-for. */
  trustProxy: flag.default(false),
  /** The address people open in their browsers, for links in letters. */
  publicUrl: origin.optional(),
  /** Letters are sent over this mail server, as `mailFrom`. Without both none are sent. */
  mail: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'an address like smtp://user:password@host:587')
    .optional(),
  mailFrom: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'a sender like Branchline <post@example.org>')
    .optional(),
  /** A pair of VAPID keys for web push; without one it is made and kept in the database. */
  pushPublicKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'the public key of a VAPID pair')
    .optional(),
  pushPrivateKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'the private key of a VAPID pair')
    .optional(),
  /** Webhooks may lie in the own network and speak http: for a club behind its own door, not for the open net. */
  localWebhooks: flag.default(false),
  /** Signs sessions; without it one is made and kept in the database. */
  secret: z.string().min(32, 'at least 32 characters').optional(),
  /** Days without use after which a device is signed out. */
  sessionIdleDays: count(1, 3_650).default(90),
  /** Days after which an account signs in again on a device, however much it was used. */
  sessionDays: count(1, 3_650).default(365),
  metrics: z.enum(['loopback', 'anybody', 'nobody'], { error: 'loopback, anybody or nobody' }).default('loopback'),
  logLevel: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { error: 'fatal, error, warn, info, debug or silent' })
    .default('info'),
  requestsPerMinute: count(1, 10_000_000).default(1_200),
  newPeoplePerMinute: count(1, 10_000_000).default(30),
  /** Lines of chat a minute: of one person, at all tables together; and at one table, of all together. */
  chatPerMinute: count(1, 1_000_000).default(20),
  tableChatPerMinute: count(1, 1_000_000).default(60),
  messagesPerSecond: count(1, 1_000_000).default(40),
  burst: count(1, 1_000_000).default(120),
  /** Bytes a slow client may leave unread. */
  unread: count(10_000, 1_000_000_000).default(1_000_000),
  /** Threads in which bots think. */
  botThreads: count(1, 64).optional(),
  /** Milliseconds after which a bot that has not answered is replaced. */
  botDeadline: count(100, 600_000).default(15_000),
  /** Bots that may play for one person at tables where nobody sits. */
  botSeatsPerPerson: count(0, 1_000_000).default(40),
  /** Clubs on this server: one, that of the house; as many as people like; or none. */
  clubs: z.enum(['one', 'many', 'none'], { error: 'one, many or none' }).default('one'),
  /** Seconds by which those who only watch a game with secrets are behind. */
  watchDelay: count(0, 3_600).default(60),
  /** Seconds after which a table nobody uses leaves memory. */
  idleAfter: count(1, 86_400).default(60),
})
export type Config = z.infer<typeof Config>
/** As written by hand: everything may be left out. */
export type GivenConfig = z.input<typeof Config>

export const CONFIG_NAMES = Object.keys(Config.shape) as readonly (keyof Config)[]

/** BRANCHLINE_PORT, BRANCHLINE_TRUST_PROXY …, and DATABASE_URL; with _FILE behind it, the file in which the value stands. */
export const variableOf = (name: string) => `BRANCHLINE_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

/** Secrets, and addresses with a password inside, are not repeated in messages. */
const UNSPOKEN: ReadonlySet<string> = new Set<keyof Config>(['secret', 'database', 'mail', 'pushPrivateKey'])

export type ReadConfig = { readonly config: Config } | { readonly mistakes: readonly string[] }

/** Later sources win: file, environment, what the caller gives (flags). Every mistake is one line that says where and what. */
export function readConfig(sources: {
  readonly file?: string | undefined
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly given?: Partial<Record<keyof Config, unknown>>
}): ReadConfig {
  const values: Record<string, unknown> = {}
  const from = new Map<string, string>()
  const mistakes: string[] = []
  const take = (name: string, value: unknown, source: string) => {
    if (value === undefined || value === '') return
    values[name] = value
    from.set(name, source)
  }
  if (sources.file !== undefined) {
    const read = readFile(sources.file)
    if (typeof read === 'string') return { mistakes: [read] }
    for (const [name, value] of Object.entries(read)) take(name, value, `${name} in ${sources.file}`)
  }
  const environment = sources.environment ?? {}
  const takeVariable = (name: string, variable: string) => {
    take(name, environment[variable], variable)
    const file = environment[`${variable}_FILE`]
    if (file === undefined || file === '') return
    try {
      take(name, readFileSync(file, 'utf8').trim(), `${variable}_FILE`)
    } catch (error) {
      mistakes.push(`${variable}_FILE: ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`)
    }
  }
  takeVariable('database', 'DATABASE_URL')
  for (const name of CONFIG_NAMES) takeVariable(name, variableOf(name))
  for (const [name, value] of Object.entries(sources.given ?? {})) take(name, value, name)

  const checked = Config.safeParse(values)
  if (checked.success && mistakes.length === 0) return { config: checked.data }
  for (const issue of checked.error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) mistakes.push(`${from.get(key) ?? key}: there is no such setting. Settings: ${CONFIG_NAMES.join(', ')}`)
      continue
    }
    const name = String(issue.path[0] ?? '')
    const value = UNSPOKEN.has(name) ? 'the value given' : JSON.stringify(values[name])
    mistakes.push(`${from.get(name) ?? name}: ${value} is not possible; it should be ${issue.message}`)
  }
  return { mistakes }
}

function readFile(path: string): Record<string, unknown> | string {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return `${path}: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`
  }
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Record<string, unknown>
    return `${path}: should be an object with settings`
  } catch (error) {
    return `${path}: is not JSON (${(error as Error).message})`
  }
}
