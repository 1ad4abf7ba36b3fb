/** Play over plain HTTP: the twin of the socket, for bots and scripts. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { chatAt, noteAt, openChatAt, sayAt, writeNoteAt } from '../actions/chat.ts'
import { logSeen, positionSeen, recordSeen, reportSeen } from '../actions/look.ts'
import { consentAt, moveAt, redoAt, resignAt, undoAt } from '../actions/play.ts'
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
      const see = (person = request.person) => positionSeen(context, request.params.id, person, query)
      const position = await see()
      if (query.wait === 0 || query.since === undefined || position.seq > query.since) return { position }
      await newsOf(context, request.params.id, query.since, query.wait * 1000, position.viewer, onGone(request, reply))
      // Who waited may have been signed out meanwhile.
      return { position: await see(await context.people.whoIs(credentialOf(request))) }
    },
  )

  app.post(
    '/api/tables/:id/moves',
    { schema: { summary: 'Play a move', tags, params, body: MoveBody, response: done } },
    async ({ params: { id }, person, body }) => moveAt(context, id, person, body),
  )

  app.post(
    '/api/tables/:id/undo',
    { schema: { summary: 'Take back', tags, params, body: UndoBody, response: done } },
    async ({ params: { id }, person, body }) => undoAt(context, id, person, body),
  )

  app.post(
    '/api/tables/:id/redo',
    { schema: { summary: 'Play again what was taken back last', tags, params, body: AtBody, response: done } },
    async ({ params: { id }, person, body }) => redoAt(context, id, person, body),
  )

  app.post(
    '/api/tables/:id/consent',
    { schema: { summary: 'Answer a wish to take back', tags, params, body: ConsentBody, response: done } },
    async ({ params: { id }, person, body }) => consentAt(context, id, person, body),
  )

  app.post(
    '/api/tables/:id/resign',
    { schema: { summary: 'Resign', tags, params, body: AtBody, response: done } },
    async ({ params: { id }, person, body }) => resignAt(context, id, person, body),
  )

  app.get(
    '/api/tables/:id/log',
    { schema: { summary: 'The log with its events', tags, params, querystring: LogQuery, response: { 200: LogAnswer, ...problems } } },
    async ({ params: { id }, person, query }, reply) => {
      const entries = await logSeen(context, id, person, query)
      // As text: to look at every field of hundreds of entries once more would cost more than all the rest of it.
      return reply.type('application/json; charset=utf-8').send(JSON.stringify({ entries }) as never)
    },
  )

  app.get(
    '/api/tables/:id/chat',
    { schema: { summary: 'Chat', tags, params, querystring: ChatQuery, response: { 200: ChatAnswer, ...problems } } },
    async ({ params: { id }, person, query }) => ({ lines: await chatAt(context, id, person, query) }),
  )

  app.post(
    '/api/tables/:id/chat',
    { schema: { summary: 'Say something', tags, params, body: ChatBody, response: { 200: ChatAnswer, ...problems } } },
    async ({ params: { id }, person, body }) => ({ lines: [(await sayAt(context, id, person, body)).line] }),
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
    async ({ params: { id }, person, body }) => ({ table: await openChatAt(context, id, person, body.open) }),
  )

  app.get(
    '/api/tables/:id/notes',
    { schema: { summary: 'Your private notes', tags, params, response: { 200: NoteAnswer, ...problems } } },
    async ({ params: { id }, person }) => ({ text: await noteAt(context, id, person) }),
  )

  app.put(
    '/api/tables/:id/notes',
    { schema: { summary: 'Write your private notes', tags, params, body: NoteBody, response: { 200: NoteAnswer, ...problems } } },
    async ({ params: { id }, person, body }) => {
      await writeNoteAt(context, id, person, body.text)
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
    async ({ params: { id }, person, query }) => {
      const record = await recordSeen(context, id, person, query)
      return { ...record, moves: [...record.moves] }
    },
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
    async ({ params: { id }, person }) => ({ ...(await reportSeen(context, id, person)) }),
  )
}

/** Calls back when the asker has hung up. */
function onGone(request: FastifyRequest, reply: FastifyReply): (gone: () => void) => void {
  return (gone) => {
    request.raw.socket.once('close', gone)
    reply.raw.once('close', () => request.raw.socket.off('close', gone))
  }
}
