/** From a request to a person: by cookie (browsers) or bearer token (scripts). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Person } from '../identity/people.ts'

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null
  }
}

export const COOKIE = 'branchline'
const YEAR = 365 * 24 * 3600

export function knowPeople(app: FastifyInstance, house: House): void {
  app.decorateRequest('person', null)
  app.addHook('onRequest', async (request) => {
    request.person = await house.people.whoIs(credentialOf(request))
    if (request.person !== null) house.networks.seen(request.person.id, request.ip)
  })
}

export function credentialOf(request: FastifyRequest): string | undefined {
  const bearer = request.headers.authorization
  if (bearer?.startsWith('Bearer ')) return bearer.slice('Bearer '.length)
  return request.cookies[COOKIE]
}

/** Lax: not sent along when another site posts to us, but sent when somebody follows a link to a table. */
export function setCookie(reply: FastifyReply, credential: string, isSecure: boolean): void {
  reply.setCookie(COOKIE, credential, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: YEAR })
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}
