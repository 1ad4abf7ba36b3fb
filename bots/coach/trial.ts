/** Lines tried out in many worlds, the same for all of them: what each is worth, and what came of it. */
import type { AnyCoach, Described, Seat } from '@branchline/engine'
import { type Dice, diceFrom } from '../dice.ts'
import { honest } from '../honest.ts'
import type { Known } from '../known.ts'
import { playOn } from '../playouts.ts'
import { prospect } from '../prospect.ts'

export type Figures = Readonly<Record<string, number>>

export interface Run {
  /** After the line: what everybody did until it could be seen what came of it. */
  readonly moves: readonly unknown[]
  readonly now: Figures
  readonly later: Figures
  readonly chances: ArrayLike<number>
  readonly score: number
}

export interface Trial {
  readonly moves: readonly unknown[]
  readonly described: Described
  readonly group: string
  /** By world; all trials that go on have the same worlds. */
  readonly runs: Run[]
}

/** Worlds after which only the promising go on. */
const FIRST_LOOK = 3
const PROMISING = 5

export class Trials {
  readonly before: Figures
  trials: readonly Trial[]
  private worlds = 0
  private readonly dealer: Dice
  private readonly start: unknown

  constructor(
    readonly known: Known,
    readonly coach: AnyCoach,
    readonly view: unknown,
    readonly seat: Seat,
    seed: string,
    lines: readonly (readonly unknown[])[],
  ) {
    const { game } = known
    this.dealer = diceFrom(seed)
    this.start = game.sample(view, seat, diceFrom(seed))
    this.before = coach.figures(this.start, seat)
    this.trials = lines.map((moves) => {
      const described = coach.describe(view, moves)
      return { moves, described, group: described.group ?? described.kind, runs: [] }
    })
  }

  /** How many worlds those have seen that are still looked at. */
  get seen(): number {
    return this.worlds
  }

  /** One more world for every line that is still worth it. */
  oneMore(): void {
    const { game } = this.known
    const world = game.sample(this.view, this.seat, this.dealer)
    const seed = `world ${this.worlds}`
    for (const trial of this.open()) trial.runs.push(this.run(game.clone(world), trial.moves, diceFrom(seed)))
    this.worlds++
  }

  private run(state: unknown, line: readonly unknown[], dice: Dice): Run {
    const { game, insight } = this.known
    const { coach, seat, start } = this
    const last = insight.stage(start) + insight.horizon(start, true)
    for (const move of line) game.play(state, move)
    const now = coach.figures(state, seat)
    const moves: unknown[] = []
    while (game.toAct(state) !== null && !coach.isSeen(start, state)) {
      const legal = game.moves(state)
      const move = legal.length === 1 ? legal[0] : insight.pick(state, legal, dice)
      moves.push(move)
      game.play(state, move)
    }
    const later = moves.length === 0 ? now : coach.figures(state, seat)
    playOn(game, insight, state, last, dice)
    const { chances, scores } = prospect(game, insight, state)
    return { moves, now, later, chances, score: scores[seat] }
  }

  /** After a first look: the best of every group, and the best of all. */
  open(): readonly Trial[] {
    if (this.worlds < FIRST_LOOK) return this.trials
    if (this.kept === null) {
      const sorted = this.sorted()
      this.kept = sorted.filter((trial, place) => place < PROMISING || sorted.findIndex(({ group }) => group === trial.group) === place)
    }
    return this.kept
  }
  private kept: readonly Trial[] | null = null

  /** Best first. */
  sorted(): readonly Trial[] {
    return this.trials
      .filter(({ runs }) => runs.length > 0)
      .map((trial) => ({ trial, worth: this.worthOf(trial) }))
      .sort((one, other) => other.worth - one.worth)
      .map(({ trial }) => trial)
  }

  /** The chance of victory that people may be told. */
  worthOf({ runs }: Trial): number {
    const seats = runs[0].chances.length
    const mean = Array.from({ length: seats }, (_, seat) => runs.reduce((sum, { chances }) => sum + chances[seat], 0) / runs.length)
    return honest(mean, this.known.insight.trust(this.view), this.seat)[this.seat]
  }

  scoreOf({ runs }: Trial): number {
    return runs.reduce((sum, { score }) => sum + score, 0) / runs.length
  }

  /** The share of the worlds in which the one does better than the other. */
  aheadOf(one: Trial, other: Trial): number {
    const worlds = Math.min(one.runs.length, other.runs.length)
    let ahead = 0
    for (let world = 0; world < worlds; world++) {
      const difference = one.runs[world].chances[this.seat] - other.runs[world].chances[this.seat]
      ahead += difference > 0 ? 1 : difference === 0 ? 0.5 : 0
    }
    return ahead / worlds
  }
}

/** The moves as people read them, in the world that was told of. */
export function printed(trials: Trials, { moves, runs }: Trial, world: number) {
  const { game } = trials.known
  const state = game.sample(trials.view, trials.seat, diceFrom('printed'))
  const print = (move: unknown) => {
    const text = game.print(state, move)
    game.play(state, move)
    return text
  }
  return { line: moves.map(print), after: runs[Math.min(world, runs.length - 1)].moves.map(print) }
}
