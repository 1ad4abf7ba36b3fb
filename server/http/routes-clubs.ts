/** Clubs. */
import * as z from 'zod/mini'
import { addDate, changeClub, foundClub, removeDate } from '../clubs/clubs.ts'
import { clubPage, clubsFor, ladderOf } from '../clubs/page.ts'
import { giveRole, joinClub, leaveClub } from '../clubs/people.ts'
import { mustSeeClub } from '../clubs/rights.ts'
import {
  ClubAnswer,
  ClubBody,
  ClubId,
  ClubQuery,
  ClubsAnswer,
  DateBody,
  JoinClubBody,
  LadderAnswer,
  LadderQuery,
  NewClubBody,
  NewDateBody,
  ProblemAnswer,
  RoleBody,
} from '../protocol/index.ts'
import { mustBeSomebody } from '../tables/access.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const tags = ['clubs']
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const params = z.object({ id: ClubId })
const list = { 200: ClubsAnswer, ...problems }
const response = { 200: ClubAnswer, ...problems }

export function routesOfClubs(app: App, context: AppContext): void {
  app.get('/api/clubs', { schema: { summary: 'Your clubs, and open ones', tags, response: list } }, async ({ person }) =>
    clubsFor(context, person),
  )

  app.post('/api/clubs', { schema: { summary: 'A new club', tags, body: NewClubBody, response } }, async ({ person, body }) => {
    const somebody = mustBeSomebody(person)
    return clubPage(context, await foundClub(context, somebody, body), somebody, undefined)
  })

  app.get(
    '/api/clubs/:id',
    { schema: { summary: 'A club', tags, params, querystring: ClubQuery, response } },
    async ({ person, params: { id }, query }) => clubPage(context, id, person, query.invite),
  )

  app.patch(
    '/api/clubs/:id',
    { schema: { summary: 'Change what a club says of itself', tags, params, body: ClubBody, response } },
    async ({ person, params: { id }, body }) => {
      await mustSeeClub(context, id, person)
      const somebody = mustBeSomebody(person)
      await changeClub(context, id, somebody, body)
      return clubPage(context, id, somebody, undefined)
    },
  )

  app.post(
    '/api/clubs/:id/join',
    { schema: { summary: 'Join a club', tags, params, body: JoinClubBody, response } },
    async ({ person, params: { id }, body }) => {
      await mustSeeClub(context, id, person, body.invite)
      const somebody = mustBeSomebody(person)
      await joinClub(context, id, somebody, body.invite)
      return clubPage(context, id, somebody, body.invite)
    },
  )

  app.post(
    '/api/clubs/:id/leave',
    { schema: { summary: 'Leave a club', tags, params, response: list } },
    async ({ person, params: { id } }) => {
      await mustSeeClub(context, id, person)
      const somebody = mustBeSomebody(person)
      await leaveClub(context, id, somebody.id)
      return clubsFor(context, somebody)
    },
  )

  app.post(
    '/api/clubs/:id/people',
    { schema: { summary: 'Give somebody another role, or none', tags, params, body: RoleBody, response } },
    async ({ person, params: { id }, body }) => {
      await mustSeeClub(context, id, person)
      const somebody = mustBeSomebody(person)
      await giveRole(context, id, somebody, body.person, body.role)
      return clubPage(context, id, somebody, undefined)
    },
  )

  app.post(
    '/api/clubs/:id/dates',
    { schema: { summary: 'A date in the calendar', tags, params, body: NewDateBody, response } },
    async ({ person, params: { id }, body }) => {
      await mustSeeClub(context, id, person)
      const somebody = mustBeSomebody(person)
      await addDate(context, id, somebody, body)
      return clubPage(context, id, somebody, undefined)
    },
  )

  app.post(
    '/api/clubs/:id/dates/remove',
    { schema: { summary: 'Take a date out of the calendar', tags, params, body: DateBody, response } },
    async ({ person, params: { id }, body }) => {
      await mustSeeClub(context, id, person)
      const somebody = mustBeSomebody(person)
      await removeDate(context, id, somebody, body.date)
      return clubPage(context, id, somebody, undefined)
    },
  )

  app.get(
    '/api/clubs/:id/ladder',
    { schema: { summary: 'The ladder of a club', tags, params, querystring: LadderQuery, response: { 200: LadderAnswer, ...problems } } },
    async ({ person, params: { id }, query }) => ladderOf(context, id, person, query),
  )
}
