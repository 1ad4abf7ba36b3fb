/** Headers, origins and rates: what holds for every request. */
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Denial } from '../problem.ts'
import { inlineScripts } from './inline-scripts.ts'
import { networkOf } from './network.ts'
import { rateStore } from './rates.ts'

export interface SafetySettings {
  readonly origins: readonly string[]
  readonly isSecure: boolean
  readonly requestsPerMinute: number
  /** The built client. */
  readonly web?: string | undefined
}

/**
 * Whoever comes for the first time keeps all files of the client, some three hundred, to play offline. A club behind one address would use up its requests by
 * that: files that never change cost next to nothing, and are counted by themselves.
 */
const FILES_TO_A_REQUEST = 10
const isForFile = ({ url }: FastifyRequest) => url.startsWith('/assets/')

/**
 * What is said to a page, not to the scripts, styles and letters that it asks for: with each of the twenty files of a table it was most of a kilobyte,
 * a tenth of a second on a slow line. A worker asks for itself, and is told. Nor is it said when a file was made that never changes.
 */
const TOLD_TO_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'accept-ranges',
  'etag',
  'last-modified',
]
const PARTS_OF_PAGES: readonly unknown[] = ['script', 'style', 'font']
const isPartOfPage = (request: FastifyRequest) => isForFile(request) && PARTS_OF_PAGES.includes(request.headers['sec-fetch-dest'])

export async function makeSafe(app: FastifyInstance, settings: SafetySettings): Promise<void> {
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Of scripts within a page only those of our own, by what they say.
        scriptSrc: ["'self'", ...inlineScripts(settings.web)],
        // Boards are drawn with inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: settings.isSecure,
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(rateLimit, {
    max: (request) => settings.requestsPerMinute * (isForFile(request) ? FILES_TO_A_REQUEST : 1),
    timeWindow: 60_000,
    store: rateStore(),
    keyGenerator: (request) => `${networkOf(request.ip)}${isForFile(request) ? ' files' : ''}`,
    errorResponseBuilder: () => new Denial('too-many', (t) => t.tooManyRequests),
  })
  hangUpOnRefusal(app)
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (isPartOfPage(request)) for (const name of TOLD_TO_PAGES) reply.removeHeader(name)
  })
  app.addHook('onRequest', async (request) => {
    const changesSomething = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
    const isSocket = request.headers.upgrade !== undefined
    if ((changesSomething || isSocket) && !isFromHere(request, settings.origins)) throw new Denial('not-allowed', (t) => t.anotherSite)
  })
}

/** A request for a socket that was refused keeps its line unless somebody hangs up. */
function hangUpOnRefusal(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined && reply.statusCode >= 400) request.raw.socket.destroySoon()
  })
}

/** Browsers say where a request comes from; whoever does not say is no browser and carries no cookie of ours unasked. */
export function isFromHere(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }
  if (origins.includes(origin)) return true
  try {
    return new URL(origin).host === request.host
  } catch {
    return false
  }
}
