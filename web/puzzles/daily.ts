/** One puzzle a day, the same for everybody and without a server: the date chooses the title, then the puzzle. Days begin at midnight UTC. */
import { shippedTitles } from '../titles/titles.ts'

const DAY = 86_400_000

export const today = (): number => Math.floor(Date.now() / DAY)

/** Of the titles that come with the program: packs differ from server to server. */
export function titleOfDay(day: number): { readonly id: string; readonly name: string } {
  const all = shippedTitles.filter(({ puzzles }) => puzzles !== undefined)
  return all[day % all.length]
}

/** Far apart from one day to the next, and none again before all had their day. */
const STRIDE = 7

/** Which of a title's puzzles; also of a title whose day it is not. */
export function numberOfDay(day: number, puzzles: number): number {
  const days = Math.floor(day / shippedTitles.length)
  const stride = puzzles % STRIDE === 0 ? 1 : STRIDE
  return (days * stride) % puzzles
}
