/** Tables: making them, sitting down, and what becomes of them. */
import { type AnyGame, orderKinds } from '@branchline/engine'
import * as z from 'zod/mini'
import {
  ArchiveBody,
  CreateBody,
  Games,
  InviteQuery,
  JoinBody,
  LIMITS,
  ProblemAnswer,
  ShareBody,
  StandInBody,
  TableAnswer,
  TableId,
  TablesAnswer,
  TablesQuery,
} from '../protocol/index.ts'
import { mustBelong, mustBeSomebody, mustHave, mustMayStart, mustOwn, mustSee, mustSit } from '../tables/access.ts'
import { createTable, rematch, startTable } from '../tables/create.ts'
import { publicTables } from '../tables/lists.ts'
import type { LiveTable } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { archive, closeTable, giveShare, join, keepSpectator, leave, standIn } from '../tables/seats.ts'
import { liveTableFor } from '../tables/wire.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const params = z.object({ id: TableId })
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const response = { 200: TableAnswer, ...problems }
const tags = ['tables']

export function routesAboutTables(app: App, context: AppContext): void {
  app.get('/api/games', { schema: { summary: 'Games and bots', tags, response: { 200: Games, ...problems } } }, async () => ({
    games: [...context.games.values()].map(cardOf),
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
    async ({ person, body }) => {
      const id = await createTable(context, mustBeSomebody(person), body)
      return { table: await atTable(context, id, (table) => liveTableFor(table, person?.id ?? null)) }
    },
  )

  app.get('/api/tables/:id', { schema: { summary: 'A table', tags, params, querystring: InviteQuery, response } }, async (request) => {
    const { person, query } = request
    return show(request.params.id, person?.id ?? null, async (table) => {
      mustSee(table, person, query.invite)
      await keepSpectator(context, table, person, query.invite)
    })
  })

  app.post(
    '/api/tables/:id/join',
    { schema: { summary: 'Take an open seat', tags, params, body: JoinBody, response } },
    async ({ params: { id }, person, body }) =>
      show(id, person?.id ?? null, async (table) => {
        mustSee(table, person, body.invite)
        const somebody = mustBeSomebody(person)
        await keepSpectator(context, table, somebody, body.invite)
        await join(context, table, somebody, body)
      }),
  )

  app.post('/api/tables/:id/leave', { schema: { summary: 'Give the seat up before the start', tags, params, response } }, async (request) =>
    show(request.params.id, request.person?.id ?? null, (table) => leave(context, table, mustSit(table, request.person))),
  )

  app.post('/api/tables/:id/start', { schema: { summary: 'Begin the game', tags, params, response } }, async ({ params: { id }, person }) =>
    show(id, person?.id ?? null, (table) => {
      const starter = mustMayStart(table, person, context.now())
      return startTable(context, table, starter.id)
    }),
  )

  app.post(
    '/api/tables/:id/share',
    { schema: { summary: 'Add your share to the shuffle before the start', tags, params, body: ShareBody, response } },
    async ({ params: { id }, person, body }) =>
      show(id, person?.id ?? null, (table) => giveShare(context, table, mustSit(table, person), body.share)),
  )

  app.post(
    '/api/tables/:id/close',
    { schema: { summary: 'End a table without a result', tags, params, response } },
    async ({ params: { id }, person }) =>
      show(id, person?.id ?? null, (table) => {
        mustOwn(table, person)
        return closeTable(context, table)
      }),
  )

  app.post(
    '/api/tables/:id/stand-in',
    { schema: { summary: 'A bot for an absent person, or the person back', tags, params, body: StandInBody, response } },
    async ({ params: { id }, person, body }) =>
      show(id, person?.id ?? null, (table) => standIn(context, table, mustBelong(table, person), body)),
  )

  app.post(
    '/api/tables/:id/rematch',
    { schema: { summary: 'The same table again', tags, params, response } },
    async ({ params: { id }, person }) => {
      const next = await atTable(context, id, (table) => {
        mustSit(table, person)
        return rematch(context, table, mustBeSomebody(person))
      })
      return show(next, person?.id ?? null, () => {})
    },
  )

  app.post(
    '/api/tables/:id/archive',
    { schema: { summary: 'Put the table away from your list, or back', tags, params, body: ArchiveBody, response } },
    async ({ params: { id }, person, body }) =>
      show(id, person?.id ?? null, (table) => archive(context, table, mustHave(table, person), body.archived)),
  )

  /** Does something at a table and shows it as it is then. */
  async function show(id: string, person: string | null, act: (table: LiveTable) => void | Promise<void>) {
    return {
      table: await atTable(context, id, async (table) => {
        await act(table)
        return liveTableFor(table, person)
      }),
    }
  }
}

function cardOf(game: AnyGame) {
  const { id, title, rulesVersion, seats, options, secrets } = game
  return { id, title, rulesVersion, seats: { ...seats }, options: { ...options }, secrets, orders: { ...orderKinds(game) } }
}
