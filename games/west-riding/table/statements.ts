/** Dividends that were paid, turn by turn, read back from what the rules told. */
import type { LogEntry } from '@branchline/design'
import type { GameEvent, Seat } from '@branchline/engine'
import { COMPANY_IDS, type Company } from '../rules/railways.ts'

const IDS: readonly string[] = COMPANY_IDS

export interface StatementLine {
  /** Null for the Hull & Barnsley. */
  readonly company: Company | null
  readonly income: number
  readonly outstanding: number
  readonly perShare: number
  readonly remainder: number
  readonly paid: readonly number[]
}

export interface Statement {
  readonly turn: number
  readonly lines: readonly StatementLine[]
  /** The order before and after; the one before is short where not everybody had made an offer in the first turn. */
  readonly before: readonly Seat[]
  readonly after: readonly Seat[]
}

export function statementsOf(entries: readonly LogEntry[]): Statement[] {
  const statements: Statement[] = []
  let before: Seat[] = []
  for (const { events } of entries) {
    if (statements.length === 0)
      before = [...before, ...events.flatMap(({ type, seat }) => (type === 'offered' && seat !== undefined ? [seat] : []))]
    const order = events.find(({ type }) => type === 'turn-order')
    if (order === undefined) continue
    const after = order.seats as readonly Seat[]
    statements.push({ turn: statements.length + 1, lines: events.flatMap((event) => lineOf(event, after.length)), before, after })
    before = [...after]
  }
  return statements
}

function lineOf(event: GameEvent, seats: number): StatementLine[] {
  if (event.type === 'hull-barnsley-dividend') {
    const amount = Number(event.amount)
    const paid = Array.from({ length: seats }, (_, seat) => (seat === event.seat ? amount : 0))
    return [{ company: null, income: amount, outstanding: 1, perShare: amount, remainder: 0, paid }]
  }
  if (event.type !== 'dividend') return []
  const company = IDS.indexOf(String(event.railway))
  const { income, outstanding, perShare, remainder } = event
  return [
    {
      company,
      income: Number(income),
      outstanding: Number(outstanding),
      perShare: Number(perShare),
      remainder: Number(remainder),
      paid: event.paid as readonly number[],
    },
  ]
}

export function paidTo(statement: Statement, seat: Seat): number {
  return statement.lines.reduce((sum, { paid }) => sum + paid[seat], 0)
}
