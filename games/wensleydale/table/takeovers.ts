/** The runs that a company would take over now, dearest first; their ends as places to point at. */
import { type RunOutlook, type State, takeoverRuns } from './rules.ts'

const known = new WeakMap<State, readonly RunOutlook[]>()

/** Of the seat to act, worked out once for each position. */
export function runsOf(view: State): readonly RunOutlook[] {
  let runs = known.get(view)
  if (runs === undefined) {
    runs = takeoverRuns(view, view.actor).sort((a, b) => b.links - a.links)
    known.set(view, runs)
  }
  return runs
}

export function runsOnOffer(view: State): readonly RunOutlook[] {
  return runsOf(view).filter(({ refusal }) => refusal === null)
}

/** The places at which a run on offer ends; with one end given, that one and those at the other end of its runs. */
export function endsOf(runs: readonly RunOutlook[], first: string | null): ReadonlySet<string> {
  const ends = runs.map(({ run }) => [run[0] as string, run.at(-1) as string])
  return new Set(ends.filter((pair) => first === null || pair.includes(first)).flat())
}

export function runsBetween(runs: readonly RunOutlook[], one: string, other: string): readonly RunOutlook[] {
  return runs.filter(({ run }) => (run[0] === one && run.at(-1) === other) || (run[0] === other && run.at(-1) === one))
}
