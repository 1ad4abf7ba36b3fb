/** Whether the chances that people are told come true: games of apprentices played to the end, asked about on the way. */
import { type Bot, botFor, diceFrom, outlookAt } from '@branchline/bots'
import { setUpFor } from './self-play.ts'
import { subjectNamed } from './subjects.ts'

export interface Calibration {
  readonly part: string
  readonly positions: number
  /** The mean of −ln of the winner's chance: even ones, those that the search thinks with, those that are shown. */
  readonly loss: readonly [even: number, raw: number, shown: number]
  /** By fifths of the chances shown: what was told and how many won, in per cent, and how many were told so. */
  readonly told: readonly (readonly [told: number, won: number, seats: number])[]
}

const PARTS = ['first third', 'second third', 'last third'] as const
const FIFTHS = 5
const PLAYOUTS = 8
const ASKED = 9
const NOISE = 0.25

interface Asked {
  readonly at: number
  readonly raw: readonly number[]
  readonly shown: readonly number[]
}

export function calibrate(title: string, games: number, seed: string): Calibration[] {
  const sums = PARTS.map(() => ({ positions: 0, loss: [0, 0, 0], told: Array.from({ length: FIFTHS }, () => [0, 0, 0]) }))
  for (let number = 0; number < games; number++) {
    const { asked, shares, length } = gameOf(title, `${seed} ${number}`)
    for (const { at, raw, shown } of asked) {
      const sum = sums[Math.min(PARTS.length - 1, Math.floor((PARTS.length * at) / length))]
      sum.positions++
      for (const [seat, won] of shares.entries()) {
        const chance = shown[seat]
        for (const [way, told] of [1 / shares.length, raw[seat], chance].entries()) sum.loss[way] -= won * Math.log(Math.max(1e-3, told))
        const fifth = sum.told[Math.min(FIFTHS - 1, Math.floor(FIFTHS * chance))]
        for (const [place, more] of [chance, won, 1].entries()) fifth[place] += more
      }
    }
  }
  return sums.map(({ positions, loss, told }, part) => ({
    part: PARTS[part],
    positions,
    loss: loss.map((sum) => sum / positions) as [number, number, number],
    told: told
      .filter(([, , seats]) => (seats as number) > 0)
      .map(([chance, won, seats]) => mean(chance as number, won as number, seats as number)),
  }))
}

const mean = (chance: number, won: number, seats: number) => [(100 * chance) / seats, (100 * won) / seats, seats] as const

/** One game of equals; about as many positions of it, at even distances. */
function gameOf(title: string, seed: string) {
  const { game, insight } = subjectNamed(title)
  const dice = diceFrom(seed)
  const { seats, options } = setUpFor(game, dice)
  const make = () =>
    Array.from({ length: seats }, (_, seat) => botFor(`apprentice:noise=${NOISE}`, { game, insight }, { seed: `${seed} ${seat}` }) as Bot)
  // Played twice, the same both times: only then is it known how long it lasts.
  const play = (look: (state: unknown, at: number) => void) => {
    const state = game.setup(options, seats, seed)
    const bots = make()
    let at = 0
    for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
      look(state, at++)
      game.play(state, bots[seat]?.decide(game.view(state, seat), seat))
    }
    return { state, length: at }
  }
  const { state, length } = play(() => {})
  const every = Math.max(1, Math.floor(length / ASKED))
  const asked: Asked[] = []
  play((position, at) => {
    if (at % every !== Math.floor(every / 2)) return
    const outlook = (trusting: typeof insight) =>
      outlookAt({ game, insight: trusting }, position, { playouts: PLAYOUTS, seed: `${seed} ${at}` }).chances
    asked.push({ at, raw: outlook({ ...insight, trust: () => 1 }), shown: outlook(insight) })
  })
  const standings = game.standing(state) as readonly { seat: number; rank: number }[]
  const winners = standings.filter(({ rank }) => rank === 1)
  const shares = new Array<number>(seats).fill(0)
  for (const { seat } of winners) shares[seat] = 1 / winners.length
  return { asked, shares, length }
}
