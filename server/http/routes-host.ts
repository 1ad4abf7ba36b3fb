/** For those who run the house: how it does, reports, announcements, and the end of tables and accounts. For others there is nothing here. */
import * as z from 'zod/mini'
import { announce } from '../host/announcement.ts'
import { becomeHost, mustHost } from '../host/hosts.ts'
import { houseFor, peopleNamed } from '../host/house.ts'
import { eraseAt } from '../identity/rights.ts'
import { handleReport, readReports } from '../people/desk.ts'
import { Denial } from '../problem.ts'
import {
  AnnounceBody,
  HostAnswer,
  HostClaimBody,
  HostPeopleAnswer,
  HostPeopleQuery,
  HostReportBody,
  HostReportsAnswer,
  HostReportsQuery,
  NothingMore,
  PersonId,
  ProblemAnswer,
  TableAnswer,
  TableId,
} from '../protocol/index.ts'
import { mustBeSomebody } from '../tables/access.ts'
import { atTable } from '../tables/load.ts'
import { endTable } from '../tables/seats.ts'
import { liveTableFor } from '../tables/wire.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const tags = ['host']
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const seldom = { rateLimit: { max: 20, timeWindow: 60_000 } }
const house = { 200: HostAnswer, ...problems }
const reports = { 200: HostReportsAnswer, ...problems }

export function routesOfHost(app: App, context: AppContext): void {
  app.post(
    '/api/host/claim',
    { config: seldom, schema: { summary: 'Become a host by a code of the command line', tags, body: HostClaimBody, response: house } },
    async ({ person, body }) => {
      await becomeHost(context, mustBeSomebody(person), body.code)
      return houseFor(context)
    },
  )

  app.get('/api/host', { schema: { summary: 'How the house is doing', tags, response: house } }, async ({ person }) => {
    await mustHost(context, person)
    return houseFor(context)
  })

  app.put(
    '/api/host/announcement',
    { schema: { summary: 'Tell everybody something, or no more', tags, body: AnnounceBody, response: house } },
    async ({ person, body }) => {
      await mustHost(context, person)
      await announce(context, body.announcement)
      return houseFor(context)
    },
  )

  app.get(
    '/api/host/reports',
    { schema: { summary: 'What was reported', tags, querystring: HostReportsQuery, response: reports } },
    async ({ person, query }) => {
      await mustHost(context, person)
      return { reports: await readReports(context.storage, query.all === 'yes') }
    },
  )

  app.post(
    '/api/host/reports/:id',
    {
      schema: {
        summary: 'A report is dealt with',
        tags,
        params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9]{12}$/)) }),
        body: HostReportBody,
        response: reports,
      },
    },
    async ({ person, params, body }) => {
      await mustHost(context, person)
      await handleReport(context.storage, params.id, body.note, context.now()).catch(() => {
        throw new Denial('not-found', (t) => t.nothingHere)
      })
      return { reports: await readReports(context.storage, false) }
    },
  )

  app.get(
    '/api/host/people',
    {
      schema: { summary: 'People by number or name', tags, querystring: HostPeopleQuery, response: { 200: HostPeopleAnswer, ...problems } },
    },
    async ({ person, query }) => {
      await mustHost(context, person)
      return peopleNamed(context, query.name)
    },
  )

  app.post(
    '/api/host/people/:id/end',
    { schema: { summary: 'End an account', tags, params: z.object({ id: PersonId }), response: { 200: NothingMore, ...problems } } },
    async ({ person, params: { id } }) => {
      const host = await mustHost(context, person)
      const other = await context.people.find(id)
      if (other === null) throw new Denial('not-found', (t) => t.nobodyOfNumber)
      if (other.id === host.id) throw new Denial('bad-message', (t) => t.yourself)
      context.log.warn({ host: host.id, person: id }, 'a host ends an account')
      await eraseAt(context, other)
      return {}
    },
  )

  app.post(
    '/api/host/tables/:id/end',
    { schema: { summary: 'End a table', tags, params: z.object({ id: TableId }), response: { 200: TableAnswer, ...problems } } },
    async ({ person, params: { id } }) => {
      const host = await mustHost(context, person)
      context.log.warn({ host: host.id, table: id }, 'a host ends a table')
      return {
        table: await atTable(context, id, async (table) => {
          await endTable(context, table)
          return liveTableFor(table, host.id)
        }),
      }
    },
  )
}
