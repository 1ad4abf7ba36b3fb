/** The HTTP side put together. */
import type { Pack } from '@branchline/packs'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import fastify from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { partyOf } from '../identity/passkeys.ts'
import { LIMITS } from '../protocol/index.ts'
import { type SocketLimits, serve } from '../socket/connection.ts'
import { keepAlive } from '../socket/keep-alive.ts'
import type { App } from './app-type.ts'
import { COOKIE, type CookieSettings, credentialOf, knowPeople } from './authentication.ts'
import type { AppContext } from './context.ts'
import { answerBadAddress, answerBrokenRequest, answerProblems } from './errors.ts'
import { languageAsked, languageOfPerson } from './language.ts'
import { type MetricsFor, routesOfOperation } from './operation.ts'
import { servePacks } from './packs.ts'
import { servePages } from './pages.ts'
import { routesAboutAccounts } from './routes-account.ts'
import { routesOfClubs } from './routes-clubs.ts'
import { routesOfTheDay } from './routes-daily.ts'
import { routesOfHost } from './routes-host.ts'
import { routesOfLobby } from './routes-lobby.ts'
import { routesAboutMe } from './routes-me.ts'
import { routesAboutNotices } from './routes-notices.ts'
import { routesOfOrders } from './routes-orders.ts'
import { routesAboutPeople } from './routes-people.ts'
import { routesOfPlay } from './routes-play.ts'
import { routesOfProgress } from './routes-progress.ts'
import { routesAboutRatings } from './routes-ratings.ts'
import { routesOfSignIn } from './routes-sign-in.ts'
import { routesAboutTables } from './routes-tables.ts'
import { routesOfTime } from './routes-time.ts'
import { routesAboutTournaments } from './routes-tournaments.ts'
import { makeSafe, type SafetySettings } from './security.ts'

export interface AppSettings extends SafetySettings, SocketLimits, CookieSettings {
  readonly web?: string | undefined
  readonly packs: readonly Pack[]
  readonly trustProxy: boolean
  readonly newPeoplePerMinute: number
  readonly metrics: MetricsFor
}

export interface OpenedApp {
  readonly app: App
  /** Every way in: "GET /api/tables/:id". */
  readonly routes: readonly string[]
  /** Those that one address may use less often than all together: requests a minute. */
  readonly rates: ReadonlyMap<string, number>
}

export async function openApp(context: AppContext, settings: AppSettings): Promise<OpenedApp> {
  const app: App = fastify({
    bodyLimit: LIMITS.body,
    // The proxy beside us is believed, and not what somebody told it: of a chain of addresses the last is its own observation.
    trustProxy: settings.trustProxy && ((_: string, hops: number) => hops < 1),
    // Requests are counted, not logged: their addresses may hold invitations.
    logger: false,
    forceCloseConnections: true,
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>()
  // Every way in as it is opened, so that a test can ask of each who may use it.
  const routes: string[] = []
  const rates = new Map<string, number>()
  app.addHook('onRoute', ({ method, url, config }) => {
    const { max } = (config?.rateLimit || {}) as { max?: number }
    for (const one of [method].flat()) {
      if (one === 'HEAD') continue
      routes.push(`${one} ${url}`)
      if (max !== undefined) rates.set(`${one} ${url}`, max)
    }
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // JSON only: a form on another site cannot send it unasked.
  app.removeContentTypeParser('text/plain')
  answerProblems(app, context)
  // No body says no more and no less than an empty one.
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body !== undefined && request.headers['content-type'] === undefined) request.body ??= {}
  })
  await makeSafe(app, settings)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Branchline', version: '1', description: 'See docs/protocol.md.' },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: COOKIE, description: 'Set by POST /api/me.' },
          token: { type: 'http', scheme: 'bearer', description: 'From POST /api/me/tokens.' },
        },
      },
      // Either, or neither where a stranger may ask.
      security: [{ cookie: [] }, { token: [] }, {}],
    },
    transform: jsonSchemaTransform,
  })
  await app.register(websocket, { options: { maxPayload: LIMITS.frame, perMessageDeflate: false } })
  knowPeople(app, context, settings)
  const stopPinging = keepAlive(app.websocketServer)
  app.addHook('onClose', async () => stopPinging())

  await app.register(async (inner: App) => {
    inner.get('/ws', { websocket: true, schema: { hide: true } }, (socket, request) =>
      serve(
        context,
        socket,
        request.raw.socket,
        {
          person: request.person,
          credential: credentialOf(request),
          language: languageAsked(request.headers['accept-language']) ?? languageOfPerson(context, request.person?.id),
        },
        settings,
      ),
    )
    if (partyOf(context.publicUrl) === null)
      context.log.info(
        { publicUrl: context.publicUrl },
        'no passkeys: they need a publicUrl with https and a name, such as https://games.example.org',
      )
    routesAboutMe(inner, context, settings)
    // Asked anew each time: which port a server listens on may be known only later.
    const ways = {
      ...settings,
      get party() {
        return partyOf(context.publicUrl)
      },
    }
    routesOfSignIn(inner, context, ways)
    routesAboutAccounts(inner, context, ways)
    routesAboutPeople(inner, context)
    routesAboutRatings(inner, context)
    routesAboutTables(inner, context)
    routesAboutTournaments(inner, context)
    routesOfTheDay(inner, context)
    routesOfLobby(inner, context)
    routesOfClubs(inner, context)
    routesOfHost(inner, context)
    routesOfProgress(inner, context)
    await routesAboutNotices(inner, context)
    routesOfPlay(inner, context)
    routesOfTime(inner, context)
    routesOfOrders(inner, context)
    routesOfOperation(inner, context, settings.metrics)
  })
  await servePacks(app, settings.packs)
  await servePages(app, settings.web)
  return { app, routes, rates }
}
