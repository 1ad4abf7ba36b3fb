/** What a lesson points at, by name. */
import type { GameState, Locale } from '../basics.ts'
import type { Speaker } from '../language.ts'
import type { AnyLessonBook, Target } from './format.ts'

/** The name of a target in the speaker's language; null where there is no such thing. Seats are known here, all else to the title. */
export function targetName(
  book: AnyLessonBook,
  view: GameState,
  seats: number,
  target: Target,
  speaker: Speaker,
  locale: Locale,
): string | null {
  const seat = /^seat:(\d+)$/.exec(target)
  if (seat !== null) return Number(seat[1]) < seats ? speaker.seat(Number(seat[1])) : null
  return book.target?.(view, target, speaker, locale) ?? null
}
