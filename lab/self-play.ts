/** One game of self-play, and the positions of it that a search would judge: those at the beginning of a stage. */
import { type Bot, botFor, type Dice, diceFrom } from '@branchline/bots'
import { type AnyField, type AnyGame, type AnyInsight, defaultOptions, glanceAt, type Standing } from '@branchline/engine'
import { GAME, type Layout, LEAD, layoutOf, PART, SEATS } from './rows.ts'
import type { Subject } from './subjects.ts'

export interface Schooling {
  readonly title: string
  readonly seed: string
  /** Iterations of a decision; with none, what looks best at a glance is played. */
  readonly iterations: number
  /** Of the positions of a game this part is kept: those of one game are much alike. */
  readonly keep: number
}

/** How carefully a game is played: noise in units of the insight's doubt. The same for all seats: who plays better is not in a position. */
const CARE = [0.1, 0.25, 0.25, 0.5, 1] as const
/** A move in so many is drawn by lot: a search looks at positions that good players never come to. */
const SLIPS = 40

/** `insight` plays, and may be a learned one; `byHand` is what the network starts from. */
export function schoolGame(subject: Subject, insight: AnyInsight, school: Schooling, number: number): Float32Array {
  const { game } = subject
  const dice = diceFrom(`${school.seed} ${school.title} ${number}`)
  const { seats, options } = setUpFor(game, dice)
  const state = game.setup(options, seats, `${school.seed}-${number}`)
  const layout = layoutOf(subject)
  const rows: Float32Array[] = []
  const care = CARE[dice.below(CARE.length)]
  const code = `driver:iterations=${Math.max(1, school.iterations)}`
  const bots = Array.from(
    { length: seats },
    (_, seat) => botFor(code, { game, insight }, { seed: `${school.seed} ${number} ${seat}` }) as Bot,
  )
  let stage = Number.NaN
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    const now = insight.stage(state)
    if (now !== stage) {
      stage = now
      if (dice.fraction() < school.keep) rows.push(rowOf(subject, layout, state, number, seats))
    }
    const moves = game.moves(state)
    const move =
      moves.length === 1
        ? moves[0]
        : dice.below(SLIPS) === 0
          ? moves[dice.below(moves.length)]
          : school.iterations > 0
            ? bots[seat]?.decide(game.view(state, seat), seat)
            : glance(insight, state, moves, care, dice)
    game.play(state, move)
  }
  return withResult(rows, layout, game.standing(state))
}

/** A variant of the rules in so many games: most people play without. */
const VARIANTS = 5

/** Every number of players and every board as often as the others, variants now and then. */
export function setUpFor(game: AnyGame, dice: Dice): { seats: number; options: unknown } {
  for (;;) {
    const seats = game.seats.min + dice.below(game.seats.max - game.seats.min + 1)
    const options: Record<string, unknown> = defaultOptions(game.options) as Record<string, unknown>
    for (const [name, field] of Object.entries<AnyField>(game.options)) {
      if (field.kind === 'choice' && (name === 'map' || dice.below(VARIANTS) === 0))
        options[name] = field.values[dice.below(field.values.length)]
      if (field.kind === 'flag' && dice.below(VARIANTS) === 0) options[name] = !field.default
    }
    if (game.fits?.(options, seats) == null) return { seats, options }
  }
}

function glance(insight: AnyInsight, state: unknown, moves: readonly unknown[], care: number, dice: Dice): unknown {
  const points = glanceAt(insight, state, moves)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let place = 0; place < moves.length; place++) {
    const noise = -Math.log(-Math.log(dice.fraction() + 1e-12)) / Math.log(3)
    const worth = points[place] + care * insight.doubt * noise
    if (worth > most) {
      most = worth
      best = place
    }
  }
  return moves[best]
}

function rowOf({ byHand, features }: Subject, layout: Layout, state: unknown, number: number, seats: number): Float32Array {
  const row = new Float32Array(layout.length)
  const base = byHand.forecast(state)
  const own = new Float64Array(seats * layout.own)
  const shared = new Float64Array(layout.shared)
  features.fill(state, base, own, shared)
  row[GAME] = number
  row[SEATS] = seats
  row[PART] = features.part(state)
  row[LEAD] = byHand.lead(state)
  row.set(base, layout.base)
  row.set(own, layout.ownAt)
  row.set(shared, layout.sharedAt)
  return row
}

function withResult(rows: readonly Float32Array[], layout: Layout, standings: readonly Standing[]): Float32Array {
  const all = new Float32Array(rows.length * layout.length)
  const winners = standings.filter(({ rank }) => rank === 1).length
  for (const [place, row] of rows.entries()) {
    for (const { seat, score, rank } of standings) {
      row[layout.score + seat] = score
      row[layout.share + seat] = rank === 1 ? 1 / winners : 0
    }
    all.set(row, place * layout.length)
  }
  return all
}
