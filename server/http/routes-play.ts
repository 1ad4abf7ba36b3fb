/** Play over plain HTTP: the twin of the socket, for bots and scripts. */
import { stateAt } from '@branchline/engine'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Denial } from '../problem.ts'
import {
  AtBody,
  ChatAnswer,
  ChatBody,
  ChatQuery,
  ChatStateBody,
  ConsentBody,
  Done,
  InviteQuery,
  LogAnswer,
  LogQuery,
  MoveBody,
  NoteAnswer,
  NoteBody,
  PositionAnswer,
  PositionQuery,
  ProblemAnswer,
  RecordAnswer,
  TableAnswer,
  TableId,
  UndoBody,
} from '../protocol/index.ts'
import { mustBelong, mustBeSomebody, mustOwn, mustSee, mustSit } from '../tables/access.ts'
import { logFor, recordFor, reportFor } from '../tables/archive.ts'
import { chatSince, noteOf, openChat, say, writeNote } from '../tables/chat.ts'
import { type LiveTable, viewerOf } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { playMove, resign } from '../tables/play.ts'
import { comeBack } from '../tables/seats.ts'
import { positionAt, positionFor } from '../tables/tell.ts'
import { consent, redo, undo } from '../tables/undo.ts'
import { liveTableFor } from '../tables/wire.ts'
import type { App } from './app-type.ts'
import { credentialOf } from './authentication.ts'
import type { AppContext } from './context.ts'
import { newsOf } from './long-poll.ts'

const params = z.object({ id: TableId })
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const done = { 200: Done, ...problems }
const tags = ['play']

export function routesOfPlay(app: App, context: AppContext): void {
  app.get(
    '/api/tables/:id/position',
    {
      schema: {
        summary: 'The position as you see it',
        tags,
        params,
        querystring: PositionQuery,
        response: { 200: PositionAnswer, ...problems },
      },
    },
    async (request, reply) => {
      const { query } = request
      const see = (table: LiveTable, person = request.person) => {
        mustSee(table, person, query.invite)
        if (table.play === null) throw new Denial('not-possible-now', 'The game has not begun.')
        const viewer = viewerOf(table, person?.id ?? null)
        if (query.at === undefined) return positionFor(table, table.play, viewer)
        if (query.at > table.play.history.steps.length) throw new Denial('not-found', 'The game has not come so far.')
        return positionAt(table, stateAt(table.play.history, query.at), query.at, viewer)
      }
      const position = await atTable(context, request.params.id, (table) => see(table))
      if (query.wait === 0 || query.since === undefined || position.seq > query.since) return { position }
      await newsOf(context, request.params.id, query.since, query.wait * 1000, onGone(request, reply))
      // Who waited may have been signed out meanwhile.
      const now = await context.people.whoIs(credentialOf(request))
      return { position: await atTable(context, request.params.id, (table) => see(table, now)) }
    },
  )

  app.post(
    '/api/tables/:id/moves',
    { schema: { summary: 'Play a move', tags, params, body: MoveBody, response: done } },
    async ({ params: { id }, person, body }) =>
      seated(id, person, async (table, seat) => {
        await comeBack(context, table, seat)
        return playMove(context, table, seat, 'person', body)
      }),
  )

  app.post(
    '/api/tables/:id/undo',
    { schema: { summary: 'Take back', tags, params, body: UndoBody, response: done } },
    async ({ params: { id }, person, body }) => seated(id, person, (table, seat) => undo(context, table, seat, body)),
  )

  app.post(
    '/api/tables/:id/redo',
    { schema: { summary: 'Play again what was taken back last', tags, params, body: AtBody, response: done } },
    async ({ params: { id }, person, body }) => seated(id, person, (table, seat) => redo(context, table, seat, body)),
  )

  app.post(
    '/api/tables/:id/consent',
    { schema: { summary: 'Answer a wish to take back', tags, params, body: ConsentBody, response: done } },
    async ({ params: { id }, person, body }) => seated(id, person, (table, seat) => consent(context, table, seat, body)),
  )

  app.post(
    '/api/tables/:id/resign',
    { schema: { summary: 'Resign', tags, params, body: AtBody, response: done } },
    async ({ params: { id }, person, body }) => seated(id, person, (table, seat) => resign(context, table, seat, body)),
  )

  app.get(
    '/api/tables/:id/log',
    { schema: { summary: 'The log with its events', tags, params, querystring: LogQuery, response: { 200: LogAnswer, ...problems } } },
    async ({ params: { id }, person, query }) =>
      atTable(context, id, (table) => {
        mustSee(table, person, query.invite)
        return { entries: logFor(table, viewerOf(table, person?.id ?? null), query.since) }
      }),
  )

  app.get(
    '/api/tables/:id/chat',
    { schema: { summary: 'Chat', tags, params, querystring: ChatQuery, response: { 200: ChatAnswer, ...problems } } },
    async ({ params: { id }, person, query }) => {
      await atTable(context, id, (table) => mustSee(table, person, query.invite))
      return { lines: await chatSince(context, id, query.since, person?.id ?? null) }
    },
  )

  app.post(
    '/api/tables/:id/chat',
    { schema: { summary: 'Say something', tags, params, body: ChatBody, response: { 200: ChatAnswer, ...problems } } },
    async ({ params: { id }, person, body }) => ({
      lines: [await atTable(context, id, (table) => say(context, table, mustBelong(table, person), body))],
    }),
  )

  app.put(
    '/api/tables/:id/chat',
    {
      schema: {
        summary: 'Close the chat of the table, or open it again',
        tags,
        params,
        body: ChatStateBody,
        response: { 200: TableAnswer, ...problems },
      },
    },
    async ({ params: { id }, person, body }) => ({
      table: await atTable(context, id, async (table) => {
        const owner = mustOwn(table, person)
        await openChat(context, table, body.open)
        return liveTableFor(table, owner.id)
      }),
    }),
  )

  app.get(
    '/api/tables/:id/notes',
    { schema: { summary: 'Your private notes', tags, params, response: { 200: NoteAnswer, ...problems } } },
    async ({ params: { id }, person }) => {
      const somebody = mustBeSomebody(person)
      await atTable(context, id, (table) => mustSee(table, somebody))
      return { text: await noteOf(context, id, somebody) }
    },
  )

  app.put(
    '/api/tables/:id/notes',
    { schema: { summary: 'Write your private notes', tags, params, body: NoteBody, response: { 200: NoteAnswer, ...problems } } },
    async ({ params: { id }, person, body }) => {
      const somebody = mustBeSomebody(person)
      await atTable(context, id, (table) => mustSee(table, somebody))
      await writeNote(context, id, somebody, body.text)
      return { text: body.text }
    },
  )

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        summary: 'The record of a finished game',
        tags,
        params,
        querystring: InviteQuery,
        response: { 200: RecordAnswer, ...problems },
      },
    },
    async ({ params: { id }, person, query }) =>
      atTable(context, id, (table) => {
        mustSee(table, person, query.invite)
        const record = recordFor(table)
        return { ...record, moves: [...record.moves] }
      }),
  )

  app.get(
    '/api/tables/:id/report',
    {
      schema: {
        summary: 'What is needed to replay a failure of the rules',
        tags,
        params,
        response: { 200: z.looseObject({}), ...problems },
      },
    },
    async ({ params: { id }, person }) =>
      atTable(context, id, async (table) => {
        const somebody = mustBelong(table, person)
        return { ...(await reportFor(context, table, viewerOf(table, somebody.id))) }
      }),
  )

  /** Something that only a seat may do. */
  function seated<T>(id: string, person: FastifyRequest['person'], act: (table: LiveTable, seat: number) => Promise<T>): Promise<T> {
    if (context.isClosing) throw new Denial('closing', 'The server is stopping: try again in a moment.')
    return atTable(context, id, (table) => act(table, mustSit(table, person)))
  }
}

/** Calls back when the asker has hung up. */
function onGone(request: FastifyRequest, reply: FastifyReply): (gone: () => void) => void {
  return (gone) => {
    request.raw.socket.once('close', gone)
    reply.raw.once('close', () => request.raw.socket.off('close', gone))
  }
}
