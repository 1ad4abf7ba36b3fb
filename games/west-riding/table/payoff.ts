/** The events of a Big Payoff, sorted into its six steps with what each paid to whom. */
import type { GameEvent } from '@branchline/engine'

export const STEPS = ['hullBarnsley', 'treasuries', 'exchange', 'valuation', 'oddShares', 'groupingShares'] as const
export type Step = (typeof STEPS)[number]

export interface PayoffLine {
  readonly step: Step
  readonly paid: readonly number[]
  readonly events: readonly GameEvent[]
}

export function payoffLines(told: readonly GameEvent[], seats: number): PayoffLine[] {
  return STEPS.map((step) => {
    const events = told.filter((event) => stepOf(event) === step)
    const paid = Array.from({ length: seats }, (_, seat) => events.reduce((sum, event) => sum + paidTo(event, seat), 0))
    return { step, paid, events }
  })
}

/** What a grouping had before it was valued: what it paid in the end, less what its cities and towns brought. */
export function savedBefore(lines: readonly PayoffLine[], grouping: unknown): number {
  const events = lines.flatMap((line) => line.events)
  const amountsOf = (type: string) =>
    events.filter((event) => event.type === type && event.grouping === grouping).reduce((sum, { amount }) => sum + Number(amount), 0)
  const left = events.find(({ type, railway }) => type === 'payoff-treasury' && railway === grouping)?.treasury ?? 0
  return Number(left) + amountsOf('payoff-odd-share') - amountsOf('payoff-valuation')
}

function stepOf(event: GameEvent): Step | null {
  switch (event.type) {
    case 'payoff-hull-barnsley':
      return 'hullBarnsley'
    // The treasuries of basic railways and, last, those of grouping railways: the clause tells them apart (WR-10.2, WR-10.7).
    case 'payoff-treasury':
      return event.clause === 'WR-10.2' ? 'treasuries' : 'groupingShares'
    case 'payoff-exchange':
      return 'exchange'
    case 'payoff-valuation':
      return 'valuation'
    case 'payoff-odd-share':
      return 'oddShares'
    default:
      return null
  }
}

function paidTo(event: GameEvent, seat: number): number {
  if (Array.isArray(event.paid)) return Number(event.paid[seat])
  return event.seat === seat && typeof event.amount === 'number' ? event.amount : 0
}
