/**
 * Sends something to an address that a stranger gave us. The address must not lead into our own network: the name is resolved
 * here, every address it has is looked at, and the connection is made to one that was; a redirect is not followed. So nobody
 * can have the server knock at doors behind it (request forgery).
 */
import { lookup as resolve } from 'node:dns/promises'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'

export interface Parcel {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

export interface PostRules {
  /** http, and addresses of the own network too. */
  readonly mayStayInside: boolean
  /** For tests: names and their addresses. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
}

/** Not sent, and it never will be: the address, as it is written, is not one we send to. */
export class ForbiddenAddress extends Error {
  readonly why: 'unreadable' | 'scheme' | 'secret' | 'inside'
  constructor(why: ForbiddenAddress['why']) {
    super(why)
    this.why = why
  }
}

/**
 * Nobody answered: the name is not known, it leads into our own network, nobody listens there, or it took too long. Which of these it was is told to
 * nobody: whoever may enter addresses could otherwise ask which names our network has.
 */
export class Unreachable extends Error {
  constructor() {
    super('nobody could be reached there')
  }
}

export const PATIENCE = 5_000
const MOST_ANSWER = 64_000
const MOST_SENT = 64_000

/** The status the other side answered with. Rejects when it did not answer in time, or may not be asked. */
export async function post(parcel: Parcel, rules: PostRules): Promise<number> {
  const url = readUrl(parcel.url, rules)
  if (Buffer.byteLength(parcel.body) > MOST_SENT) throw new Error('too long to be sent')
  return send(url, parcel, rules).catch(() => Promise.reject(new Unreachable()))
}

async function send(url: URL, parcel: Parcel, rules: PostRules): Promise<number> {
  const deadline = AbortSignal.timeout(PATIENCE)
  const address = await withDeadline(addressFor(hostOf(url), rules), deadline)
  return new Promise((answered, failed) => {
    const over = url.protocol === 'https:' ? overHttps : overHttp
    const request = over({
      method: 'POST',
      protocol: url.protocol,
      // The name stays for TLS and the Host header; the connection goes to the address that was looked at.
      hostname: hostOf(url),
      lookup: (_host, options, done) =>
        options.all === true ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address)),
      port: url.port === '' ? undefined : Number(url.port),
      path: url.pathname + url.search,
      headers: { ...parcel.headers, 'content-length': String(Buffer.byteLength(parcel.body)), 'user-agent': 'Branchline' },
      agent: false,
      signal: deadline,
    })
    request.on('error', failed)
    request.on('response', (response) => {
      let read = 0
      response.on('data', (piece: Buffer) => {
        read += piece.length
        if (read > MOST_ANSWER) request.destroy(new Error('the answer is too long'))
      })
      response.on('end', () => answered(response.statusCode ?? 0))
      response.on('error', failed)
    })
    request.end(parcel.body)
  })
}

/** Also asked when somebody enters an address, so that they hear at once that it will not do. */
export function readUrl(text: string, rules: PostRules): URL {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new ForbiddenAddress('unreadable')
  }
  if (url.protocol !== 'https:' && !(rules.mayStayInside && url.protocol === 'http:')) throw new ForbiddenAddress('scheme')
  if (url.username !== '' || url.password !== '') throw new ForbiddenAddress('secret')
  // Names are looked at when they are resolved.
  if (isIP(hostOf(url)) !== 0 && !rules.mayStayInside && isInside(hostOf(url))) throw new ForbiddenAddress('inside')
  return url
}

async function addressFor(host: string, rules: PostRules): Promise<string> {
  const addresses = isIP(host) !== 0 ? [host] : await (rules.resolve ?? resolveAll)(host)
  const [first] = addresses
  if (first === undefined) throw new Error(`${host} has no address`)
  // One bad address is enough: whoever mixes them in means no good.
  if (!rules.mayStayInside && addresses.some(isInside)) throw new Error('the name leads inside')
  return first
}

async function resolveAll(host: string): Promise<string[]> {
  return (await resolve(host, { all: true })).map(({ address }) => address)
}

/** [::1] → ::1 */
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

function withDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  return new Promise((done, failed) => {
    deadline.addEventListener('abort', () => failed(deadline.reason as Error), { once: true })
    work.then(done, failed)
  })
}

const INSIDE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local; the metadata services of hosting companies are here.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4')
/** Of IPv6 only what is handed out for the world is sent to, and of that not the parts that carry IPv4 inside or are for examples. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
const ODD = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  ODD.addSubnet(network, bits, 'ipv6')

/** Loopback, private, link-local, for documentation or for many: nothing that a stranger may have us talk to. */
export function isInside(address: string): boolean {
  const [plain = ''] = address.split('%')
  if (isIP(plain) === 4) return INSIDE.check(plain, 'ipv4')
  if (isIP(plain) !== 6) return true
  return !GLOBAL.check(plain, 'ipv6') || ODD.check(plain, 'ipv6')
}
