/** Tables: making them, sitting down, and what becomes of them. */
import { type AnyGame, orderKinds } from '@branchline/engine'
import * as z from 'zod/mini'
import { lookAt } from '../actions/look.ts'
import {
  agreeAt,
  archiveAt,
  arrangeAt,
  closeAt,
  createAt,
  giveShareAt,
  inviteAt,
  joinAt,
  leaveAt,
  rematchAt,
  standInAt,
  startAt,
} from '../actions/tables.ts'
import {
  ArchiveBody,
  ArrangeBody,
  CreateBody,
  Games,
  InviteQuery,
  JoinBody,
  LIMITS,
  PersonBody,
  ProblemAnswer,
  RematchBody,
  ShareBody,
  StandInBody,
  TableAnswer,
  TableId,
  TablesAnswer,
  TablesQuery,
} from '../protocol/index.ts'
import { publicTables } from '../tables/lists.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const params = z.object({ id: TableId })
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const response = { 200: TableAnswer, ...problems }
const tags = ['tables']

export function routesAboutTables(app: App, context: AppContext): void {
  app.get('/api/games', { schema: { summary: 'Games and bots', tags, response: { 200: Games, ...problems } } }, async () => ({
    games: [...context.games.values()].map((game) => cardOf(game, context.bots.characters.get(game.id) ?? [])),
    bots: [...context.bots.levels],
  }))

  app.get(
    '/api/tables',
    { schema: { summary: 'Public tables, newest first', tags, querystring: TablesQuery, response: { 200: TablesAnswer, ...problems } } },
    async ({ person, query }) => publicTables(context, person?.id ?? null, query),
  )

  app.post(
    '/api/tables',
    { bodyLimit: LIMITS.record, schema: { summary: 'A new table', tags, body: CreateBody, response } },
    async ({ person, body }) => ({ table: await createAt(context, person, body) }),
  )

  app.get(
    '/api/tables/:id',
    { schema: { summary: 'A table', tags, params, querystring: InviteQuery, response } },
    async ({ params: { id }, person, query }) => ({ table: await lookAt(context, id, person, query.invite) }),
  )

  app.post(
    '/api/tables/:id/join',
    { schema: { summary: 'Take an open seat', tags, params, body: JoinBody, response } },
    async ({ params: { id }, person, body }) => ({ table: await joinAt(context, id, person, body) }),
  )

  app.post(
    '/api/tables/:id/leave',
    { schema: { summary: 'Give the seat up before the start', tags, params, response } },
    async ({ params: { id }, person }) => ({ table: await leaveAt(context, id, person) }),
  )

  app.post(
    '/api/tables/:id/arrange',
    { schema: { summary: 'Change seats and options before the start', tags, params, body: ArrangeBody, response } },
    async ({ params: { id }, person, body }) => ({ table: await arrangeAt(context, id, person, body) }),
  )

  app.post(
    '/api/tables/:id/agree',
    { schema: { summary: 'Agree to how the table is arranged now', tags, params, response } },
    async ({ params: { id }, person }) => ({ table: await agreeAt(context, id, person) }),
  )

  app.post(
    '/api/tables/:id/invite',
    { schema: { summary: 'Ask somebody along', tags, params, body: PersonBody, response } },
    async ({ params: { id }, person, body }) => ({ table: await inviteAt(context, id, person, body.person) }),
  )

  app.post(
    '/api/tables/:id/start',
    { schema: { summary: 'Begin the game', tags, params, response } },
    async ({ params: { id }, person }) => ({ table: await startAt(context, id, person) }),
  )

  app.post(
    '/api/tables/:id/share',
    { schema: { summary: 'Add your share to the shuffle before the start', tags, params, body: ShareBody, response } },
    async ({ params: { id }, person, body }) => ({ table: await giveShareAt(context, id, person, body.share) }),
  )

  app.post(
    '/api/tables/:id/close',
    { schema: { summary: 'End a table without a result', tags, params, response } },
    async ({ params: { id }, person }) => ({ table: await closeAt(context, id, person) }),
  )

  app.post(
    '/api/tables/:id/stand-in',
    { schema: { summary: 'A bot for an absent person, or the person back', tags, params, body: StandInBody, response } },
    async ({ params: { id }, person, body }) => ({ table: await standInAt(context, id, person, body) }),
  )

  app.post(
    '/api/tables/:id/rematch',
    { schema: { summary: 'The same table again', tags, params, body: RematchBody, response } },
    async ({ params: { id }, person, body }) => ({ table: await rematchAt(context, id, person, body.plannedAt) }),
  )

  app.post(
    '/api/tables/:id/archive',
    { schema: { summary: 'Put the table away from your list, or back', tags, params, body: ArchiveBody, response } },
    async ({ params: { id }, person, body }) => ({ table: await archiveAt(context, id, person, body.archived) }),
  )
}

function cardOf(game: AnyGame, characters: readonly string[]) {
  const { id, title, rulesVersion, seats, options, secrets } = game
  const orders = { ...orderKinds(game) }
  return { id, title, rulesVersion, seats: { ...seats }, options: { ...options }, secrets, orders, characters: [...characters] }
}
