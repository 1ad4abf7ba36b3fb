/** From a request to a person: by cookie (browsers) or bearer token (scripts). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceNamed } from '../identity/device.ts'
import type { Person } from '../identity/person.ts'
import { placeOf } from '../identity/place.ts'
import type { SeenDevice } from '../identity/sessions.ts'
import type { Device } from '../identity/sign-in.ts'
import type { AppContext } from './context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null
    /** By what they are known. */
    credential: string | undefined
  }
}

export const COOKIE = 'branchline'
/** The session of the guest that a device was before it signed in, until it is decided what becomes of their things. */
export const GUEST_COOKIE = 'branchline-guest'
const DAY = 24 * 3600

export interface CookieSettings {
  readonly isSecure: boolean
  readonly sessionDays: number
}

export function knowPeople(
  app: FastifyInstance,
  { people, networks, around }: Pick<AppContext, 'people' | 'networks' | 'around'>,
  settings: CookieSettings,
): void {
  app.decorateRequest('person', null)
  app.decorateRequest('credential', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const bearer = bearerOf(request)
    request.credential = bearer ?? request.cookies[COOKIE]
    const met = await people.meet(request.credential, placeOf(request.ip))
    request.person = met?.person ?? null
    // Browsers forget cookies after so long: it begins anew as the session does.
    if (bearer === undefined && met?.isRenewed === true) setCookie(reply, request.credential as string, settings)
    if (bearer === undefined && met === null) await returnToGuest(people, request, reply, settings)
    if (request.person === null) return
    networks.seen(request.person.id, request.ip)
    around.met(request.person.id)
  })
}

/** The session was ended elsewhere, or is too old: the device is the guest again that it was before. */
async function returnToGuest(people: AppContext['people'], request: FastifyRequest, reply: FastifyReply, settings: CookieSettings) {
  const guest = request.cookies[GUEST_COOKIE]
  request.person = await people.whoIs(guest)
  if (request.person === null) return
  request.credential = guest
  setCookie(reply, guest as string, settings)
  clearGuestCookie(reply)
}

/** Behind the hook above. */
export function credentialOf(request: FastifyRequest): string | undefined {
  return request.credential
}

/** Of the guest that this device was, where it is signed in now. */
export function guestOf(request: FastifyRequest): string | undefined {
  const guest = bearerOf(request) === undefined ? request.cookies[GUEST_COOKIE] : undefined
  return guest === request.credential ? undefined : guest
}

export function deviceOf(request: FastifyRequest): Device {
  const { person, credential } = request
  return { person, credential, guest: guestOf(request), ...seenDevice(request) }
}

export function seenDevice(request: FastifyRequest): SeenDevice {
  return { name: deviceNamed(request.headers['user-agent']), place: placeOf(request.ip) }
}

function bearerOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined
}

/** Lax: not sent along when another site posts to us, but sent when somebody follows a link to a table. */
export function setCookie(reply: FastifyReply, credential: string, settings: CookieSettings, name = COOKIE): void {
  const maxAge = settings.sessionDays * DAY
  reply.setCookie(name, credential, { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.isSecure, maxAge })
}

export const setGuestCookie = (reply: FastifyReply, credential: string, settings: CookieSettings) =>
  setCookie(reply, credential, settings, GUEST_COOKIE)

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}

export function clearGuestCookie(reply: FastifyReply): void {
  reply.clearCookie(GUEST_COOKIE, { path: '/' })
}
