/** In which language whoever asks is answered: the one the request names, else the one of their account, else English. */
import { LOCALES, type Locale } from '@branchline/engine'
import type { FastifyRequest } from 'fastify'
import { chosenLanguage } from '../identity/account.ts'
import type { AppContext } from './context.ts'

export async function languageOf(context: Pick<AppContext, 'storage'>, request: FastifyRequest): Promise<Locale> {
  return languageAsked(request.headers['accept-language']) ?? languageOfPerson(context, request.person?.id)
}

/** Nobody waits, or goes without an answer, because a database does not say which language somebody speaks. */
export async function languageOfPerson(context: Pick<AppContext, 'storage'>, person: string | undefined): Promise<Locale> {
  if (person === undefined) return 'en'
  return (await chosenLanguage(context, person).catch(() => null)) ?? 'en'
}

/** The first of ours in a header Accept-Language, by the weights it gives; null where it names none. */
export function languageAsked(header: string | undefined): Locale | null {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...more] = part.trim().toLowerCase().split(';')
    const weight = Number(/q=([\d.]+)/.exec(more.join())?.[1] ?? 1)
    return { locale: LOCALES.find((one) => tag === one || tag.startsWith(`${one}-`)), weight }
  })
  const [best] = wishes.filter(({ locale, weight }) => locale !== undefined && weight > 0).sort((a, b) => b.weight - a.weight)
  return best?.locale ?? null
}
