/** Who is ahead: points; then tables won; then the points of those one met; then the lot drawn at the beginning. */
import { randomFrom, shuffleWith } from '@branchline/engine'
import { MOST_POINTS, POINTS_OF_A_BYE, pointsIn } from './points.ts'
import { isPlayed, type Round, type Tournament } from './tournament.ts'

export interface Line {
  readonly id: string
  readonly name: string
  /** Equal in everything but the lot is equal. */
  readonly rank: number
  readonly points: number
  readonly tables: number
  readonly won: number
  readonly byes: number
  /** The mean points a table of those one met, weighed by how often. */
  readonly opposition: number
  /** Of a knock-out: the last round one was drawn for. */
  readonly reached: number
}

/** Best first. In a knock-out whoever came farther is ahead. */
export function standings(tournament: Tournament): Line[] {
  const lots = lotsOf(tournament)
  const sheets = sheetsOf(tournament)
  const lines = tournament.entrants.map(({ id, name }) => ({ id, name, ...summed(id, sheets) }))
  const isKnockout = tournament.system === 'knockout'
  const order = (one: Summed, other: Summed) =>
    (isKnockout ? other.reached - one.reached || other.lastPoints - one.lastPoints : 0) ||
    other.points - one.points ||
    other.won - one.won ||
    other.opposition - one.opposition
  lines.sort((one, other) => order(one, other) || lotOf(lots, one.id) - lotOf(lots, other.id))
  let rank = 1
  return lines.map(({ lastPoints, ...line }, at) => {
    const before = lines[at - 1]
    if (before !== undefined && order(before, { lastPoints, ...line }) !== 0) rank = at + 1
    return { ...line, rank }
  })
}

/** One's place in the lot that was drawn before anything else; entrants that come later stand behind those before. */
function lotsOf({ seed, entrants }: Tournament): ReadonlyMap<string, number> {
  const random = randomFrom(`${seed}:lots`)
  const order = [...new Set(entrants.map(({ from }) => from))]
    .sort((one, other) => one - other)
    .flatMap((round) => {
      const ids = entrants.filter(({ from }) => from === round).map(({ id }) => id)
      return shuffleWith(random, ids.sort())
    })
  return new Map(order.map((id, at) => [id, at]))
}

const lotOf = (lots: ReadonlyMap<string, number>, id: string): number => lots.get(id) ?? 0

interface Sheet {
  points: number
  lastPoints: number
  tables: number
  won: number
  byes: number
  reached: number
  readonly met: string[]
}

interface Summed extends Omit<Sheet, 'met'> {
  readonly opposition: number
}

function sheetsOf({ entrants, drawn, duplicate }: Tournament): ReadonlyMap<string, Sheet> {
  const sheets = new Map(entrants.map(({ id }) => [id, newSheet()]))
  for (const [at, round] of drawn.entries()) addRound(sheets, round, at + 1, duplicate)
  return sheets
}

const newSheet = (): Sheet => ({ points: 0, lastPoints: 0, tables: 0, won: 0, byes: 0, reached: 0, met: [] })

function addRound(sheets: ReadonlyMap<string, Sheet>, round: Round, number: number, isDuplicate: boolean): void {
  for (const id of round.byes) {
    const sheet = sheets.get(id)
    if (sheet === undefined) continue
    sheet.reached = number
    sheet.lastPoints = 0
    // One who waits is paid with the round, not before it is played.
    if (!isPlayed(round)) continue
    sheet.byes++
    sheet.points += POINTS_OF_A_BYE
    sheet.lastPoints = POINTS_OF_A_BYE
  }
  const allPoints = pointsIn(round, isDuplicate)
  for (const [at, { seats, result }] of round.tables.entries()) {
    const points = allPoints[at]
    for (const [seat, id] of seats.entries()) {
      const sheet = sheets.get(id)
      if (sheet === undefined) continue
      sheet.reached = number
      sheet.lastPoints = points?.[seat] ?? 0
      if (points === null) continue
      sheet.tables++
      sheet.points += points[seat]
      if (isDuplicate ? points[seat] === MOST_POINTS : result?.places[seat] === 1) sheet.won++
      sheet.met.push(...seats.filter((other) => other !== id))
    }
  }
}

function summed(id: string, sheets: ReadonlyMap<string, Sheet>): Summed {
  const { met, ...sheet } = sheets.get(id) ?? newSheet()
  const worth = met.map((other) => {
    const { points, tables, byes } = sheets.get(other) ?? newSheet()
    return (points - byes * POINTS_OF_A_BYE) / Math.max(1, tables)
  })
  return { ...sheet, opposition: worth.length === 0 ? 0 : worth.reduce((sum, one) => sum + one, 0) / worth.length }
}
