/** Why a line rather than another: figures in which they differ, and nothing that was not counted. */
import type { AnyCoach, Described, Matter, Reason, ToldFigure } from '@branchline/engine'
import type { Figures, Run, Trial } from './trial.ts'

/** A reason, and the world that it is told from. */
export interface Found {
  readonly reason: Reason
  readonly world: number
}

const MOST_GAINS = 2

/**
 * Told from the world in which the two lines differ as they do on average, so that what is told is neither luck nor a mean that never happens. Null
 * where the figures do not speak for the line on the whole, or `isAny`, in nothing at all: then there is nothing that people could be told. In the
 * world `only`, if something was told from it before.
 */
export function reasonFor(
  coach: AnyCoach,
  before: Figures,
  trial: Trial,
  against: Trial,
  isAny = false,
  only: number | null = null,
): Found | null {
  const worlds = Math.min(trial.runs.length, against.runs.length)
  const counted = Array.from({ length: worlds }, (_, world) => countedIn(coach, before, trial.runs[world], against.runs[world]))
  const leads = counted.map((figures) => figures.reduce((sum, figure) => sum + ahead(figure), 0))
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / worlds
  let world = -1
  for (let one = 0; one < worlds; one++) {
    if (only !== null && one !== only) continue
    const speaks = isAny ? counted[one].some((figure) => ahead(figure) > 0) : leads[one] > 0
    if (speaks && (world < 0 || Math.abs(leads[one] - mean) < Math.abs(leads[world] - mean))) world = one
  }
  if ((mean <= 0 && !isAny) || world < 0) return null
  return { world, reason: reasonIn(counted[world], trial.described, against.described) }
}

interface Counted {
  readonly matter: Matter
  readonly n: number
  readonly other: number
}

function countedIn(coach: AnyCoach, before: Figures, mine: Run, theirs: Run): Counted[] {
  return coach.matters.map((matter) => ({ matter, n: figureOf(matter, mine, before), other: figureOf(matter, theirs, before) }))
}

/** By how many points it speaks for the line. */
const ahead = ({ matter, n, other }: Counted) => matter.worth * (n - other)

/** Spent, and not got back. */
const isPrice = ({ matter, n }: Counted) => matter.isPrice === true && n * matter.worth < 0

function reasonIn(counted: readonly Counted[], { kind, names, riskSeat }: Described, against: Described): Reason {
  const gain = counted
    .filter((one) => ahead(one) > 0)
    .sort((one, other) => ahead(other) - ahead(one))
    .slice(0, MOST_GAINS)
  // What is paid is told once, as a bid or as what it comes to.
  const isToldTwice = (one: Counted) => isPrice(one) && gain.some((other) => isPrice(other) && other.n === one.n)
  const rest = counted.filter((one) => !gain.includes(one) && !isToldTwice(one))
  const cost = rest.filter((one) => ahead(one) < 0).sort((one, other) => ahead(one) - ahead(other))
  const price = rest.find(isPrice) ?? gain.find(isPrice)
  // What is paid is no gain where something else is, even if the other line costs more.
  const told = cost[0] ?? price
  const gains = gain.length > 1 ? gain.filter((one) => one !== told) : gain
  return {
    kind,
    names,
    ...(riskSeat === undefined ? {} : { riskSeat }),
    gain: gains.map(toldOf),
    cost: told === undefined ? [] : [toldOf(told)],
    against: { kind: against.kind, names: against.names },
  }
}

/** In what a line is ahead of another, and in what behind, in one world: most first. */
export function figuresApart(coach: AnyCoach, before: Figures, mine: Run, theirs: Run): Pick<Reason, 'gain' | 'cost'> {
  const counted = countedIn(coach, before, mine, theirs)
  const isToldTwice = (one: Counted) =>
    isPrice(one) && ahead(one) < 0 && counted.some((other) => other !== one && isPrice(other) && ahead(other) > 0 && other.n === one.n)
  const sorted = counted
    .filter((one) => ahead(one) !== 0 && !isToldTwice(one))
    .sort((one, other) => Math.abs(ahead(other)) - Math.abs(ahead(one)))
  return { gain: sorted.filter((one) => ahead(one) > 0).map(toldOf), cost: sorted.filter((one) => ahead(one) < 0).map(toldOf) }
}

/** By how many points the figures speak for a line rather than another. */
export const leadIn = (coach: AnyCoach, before: Figures, mine: Run, theirs: Run): number =>
  countedIn(coach, before, mine, theirs).reduce((sum, figure) => sum + ahead(figure), 0)

export function figureOf({ id, when, as }: Pick<Matter, 'id' | 'when' | 'as'>, run: Pick<Run, 'now' | 'later'>, before: Figures): number {
  return (run[when][id] ?? 0) - (as === 'change' ? (before[id] ?? 0) : 0)
}

const toldOf = ({ matter: { id, when, as }, n, other }: Counted): ToldFigure => ({ id, when, as, n, other })
