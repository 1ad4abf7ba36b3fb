/** Who sits where in the terminal. A saved game knows it by its names: “You 1”, “driver:seed=7 2”. */
import { readCode } from '@branchline/bots'
import { isRefusal, LOCALES, type Locale, unnamed } from '@branchline/engine'
import { wordsIn } from '../messages/index.ts'

/** By seat: the code of a bot, or null for a person. */
export type Seating = readonly (string | null)[]

/** One person among bots, or people only. */
export function seatingFor(seats: number, codes: readonly string[], person: number, isHotseat: boolean): Seating {
  return Array.from({ length: seats }, (_, seat) => (isHotseat || seat === person ? null : codes[seat % codes.length]))
}

export function namesOf(seating: Seating, locale: Locale): string[] {
  const isAlone = seating.filter((code) => code === null).length === 1
  return seating.map((code, seat) => (code === null && !isAlone ? unnamed(locale, seat) : `${code ?? wordsIn(locale).you} ${seat + 1}`))
}

/** As it was when the game was saved here; null when the names are not those of a terminal. */
export function seatingBefore(names: readonly string[] | undefined): Seating | null {
  const found = (names ?? []).map((name, seat) => occupantOf(name, seat))
  return found.length === 0 || found.includes(undefined) ? null : (found as Seating)
}

function occupantOf(name: string, seat: number): string | null | undefined {
  const ending = ` ${seat + 1}`
  if (!name.endsWith(ending)) return undefined
  const who = name.slice(0, -ending.length)
  if (LOCALES.some((locale) => who === wordsIn(locale).you || name === unnamed(locale, seat))) return null
  return isRefusal(readCode(who)) ? undefined : who
}
