/** Tournaments: opening, entering, beginning, and what becomes of them. */
import * as z from 'zod/mini'
import { mustBeOpen } from '../actions/acting.ts'
import type { Person } from '../identity/person.ts'
import {
  DecideBody,
  EntrantBody,
  MyTournamentsQuery,
  ProblemAnswer,
  type Tournament,
  TournamentAnswer,
  TournamentBody,
  TournamentFile,
  TournamentId,
  TournamentsAnswer,
  TournamentsQuery,
} from '../protocol/index.ts'
import { mustBeSomebody } from '../tables/access.ts'
import { decide } from '../tournaments/decide.ts'
import { enter, withdraw, withdrawEntrant } from '../tournaments/enter.ts'
import { fileOf } from '../tournaments/export.ts'
import { publicTournaments, tournamentsOf } from '../tournaments/lists.ts'
import { beginTournament, closeTournament, openTournament, sizesAt } from '../tournaments/open.ts'
import { readTournament } from '../tournaments/stored.ts'
import { tournamentFor } from '../tournaments/wire.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const params = z.object({ id: TournamentId })
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const response = { 200: TournamentAnswer, ...problems }
const tags = ['tournaments']
/** Every record is replayed for it. */
const seldom = { rateLimit: { max: 10, timeWindow: 60_000 } }

export function routesAboutTournaments(app: App, context: AppContext): void {
  const shown = async (id: string, person: Person | null): Promise<{ tournament: Tournament }> => {
    const stored = await readTournament(context.storage, id)
    const organiser = await context.storage.db.selectFrom('people').select('name').where('id', '=', stored.row.owner).executeTakeFirst()
    return { tournament: tournamentFor(stored, organiser?.name ?? '', sizesAt(context, stored.row).min, person?.id ?? null) }
  }
  /** Changes it as somebody, and answers with the tournament as it is then. */
  const changed = async (id: string, person: Person | null, act: (somebody: Person) => Promise<void>) => {
    mustBeOpen(context)
    await act(mustBeSomebody(person))
    return shown(id, person)
  }

  app.get(
    '/api/tournaments',
    {
      schema: {
        summary: 'Tournaments, newest first',
        tags,
        querystring: TournamentsQuery,
        response: { 200: TournamentsAnswer, ...problems },
      },
    },
    async ({ query }) => publicTournaments(context.storage, query),
  )

  app.get(
    '/api/me/tournaments',
    {
      schema: {
        summary: 'Those you entered or organise',
        tags,
        querystring: MyTournamentsQuery,
        response: { 200: TournamentsAnswer, ...problems },
      },
    },
    async ({ person, query }) => tournamentsOf(context.storage, mustBeSomebody(person).id, query),
  )

  app.post(
    '/api/tournaments',
    { schema: { summary: 'Open a tournament', tags, body: TournamentBody, response } },
    async ({ person, body }) => {
      mustBeOpen(context)
      return shown(await openTournament(context, mustBeSomebody(person), body), person)
    },
  )

  app.get('/api/tournaments/:id', { schema: { summary: 'A tournament', tags, params, response } }, async ({ params: { id }, person }) =>
    shown(id, person),
  )

  app.post('/api/tournaments/:id/enter', { schema: { summary: 'Enter', tags, params, response } }, async ({ params: { id }, person }) =>
    changed(id, person, (somebody) => enter(context, id, somebody)),
  )

  app.post(
    '/api/tournaments/:id/withdraw',
    { schema: { summary: 'Withdraw', tags, params, response } },
    async ({ params: { id }, person }) => changed(id, person, (somebody) => withdraw(context, id, somebody)),
  )

  app.post('/api/tournaments/:id/begin', { schema: { summary: 'Begin it', tags, params, response } }, async ({ params: { id }, person }) =>
    changed(id, person, (somebody) => beginTournament(context, id, somebody)),
  )

  app.post(
    '/api/tournaments/:id/close',
    { schema: { summary: 'Give it up before it begins', tags, params, response } },
    async ({ params: { id }, person }) => changed(id, person, (somebody) => closeTournament(context, id, somebody)),
  )

  app.post(
    '/api/tournaments/:id/remove',
    { schema: { summary: 'Withdraw somebody', tags, params, body: EntrantBody, response } },
    async ({ params: { id }, person, body }) => changed(id, person, (somebody) => withdrawEntrant(context, id, somebody, body.entrant)),
  )

  app.post(
    '/api/tournaments/:id/decide',
    { schema: { summary: 'Say the places of a table that could not be played to its end', tags, params, body: DecideBody, response } },
    async ({ params: { id }, person, body }) => changed(id, person, (somebody) => decide(context, id, somebody, body)),
  )

  app.get(
    '/api/tournaments/:id/file',
    { config: seldom, schema: { summary: 'All of it, with its records', tags, params, response: { 200: TournamentFile, ...problems } } },
    async ({ params: { id } }, reply) => {
      const text = await fileOf(context, id)
      // As text: to look at every move once more would cost more than all the rest of it.
      return reply.type('application/json; charset=utf-8').send(text as never)
    },
  )
}
