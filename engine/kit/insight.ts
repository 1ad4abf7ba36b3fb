/** What must hold of a bot's knowledge, so that bots can play with it: figures that are figures, and for every legal move one. */
import { LOCALES, type Standing } from '../basics.ts'
import { randomFrom } from '../chance.ts'
import type { AnyGame } from '../game.ts'
import { sameData } from '../hash.ts'
import type { AnyInsight } from '../insight.ts'
import type { SetUp } from '../options.ts'
import { fewSetUps } from './setups.ts'

/** Every so many decisions are looked at. */
const APART = 7

/** A game that takes longer is not played to its end here: whether games end is asked of the rules. */
const LONGEST = 20_000

/** Plays by it; of each fault the first is told, in a sentence. */
export function insightComplaints(game: AnyGame, insight: AnyInsight, setUps: readonly SetUp<unknown>[] = fewSetUps(game)): string[] {
  const complaints = new Set<string>()
  for (const { options, seats } of setUps) {
    try {
      playBy(game, insight, game.setup(options, seats, 'insight'), seats, (fault) => complaints.add(fault))
    } catch (error) {
      complaints.add(`it throws: ${(error as Error).message}`)
    }
  }
  return [...complaints]
}

type State = ReturnType<AnyGame['setup']>

function playBy(game: AnyGame, insight: AnyInsight, state: State, seats: number, complain: (fault: string) => void): void {
  const random = randomFrom('insight')
  for (let ply = 0; game.toAct(state) !== null; ply++) {
    if (ply > LONGEST) return
    const moves = game.moves(state)
    if (ply % APART === 0) lookAt(game, insight, state, moves, seats, complain)
    const picked = insight.pick(state, moves, random)
    if (!moves.includes(picked)) return complain('pick takes what is not one of the moves it was given')
    game.play(state, picked)
  }
  const scores: number[] = []
  for (const { seat, score } of game.standing(state) as readonly Standing[]) scores[seat] = score
  if (!sameData(Array.from(insight.forecast(state)), scores))
    complain(
      `forecast says ${Array.from(insight.forecast(state)).join(', ')} when the game is over, and the scores are ${scores.join(', ')}`,
    )
}

function lookAt(
  game: AnyGame,
  insight: AnyInsight,
  state: State,
  moves: readonly unknown[],
  seats: number,
  complain: (fault: string) => void,
): void {
  const before = game.clone(state)
  const scores = Array.from(insight.forecast(state))
  if (scores.length !== seats || !scores.every(Number.isFinite))
    complain(`forecast says ${scores.join(', ') || 'nothing'} for ${seats} seats`)
  const points = Array.from(insight.appraise(state, moves))
  if (points.length !== moves.length) complain(`appraise says ${points.length} figures for ${moves.length} moves`)
  else if (points.some(Number.isNaN) || !points.some(Number.isFinite)) complain('appraise finds no move worth a thought, or says NaN')
  const lead = insight.lead(state)
  if (!(lead > 0 && Number.isFinite(lead))) complain(`lead is ${lead}`)
  if (!(insight.doubt > 0)) complain(`doubt is ${insight.doubt}`)
  const [trust, stage, horizon] = [insight.trust(state), insight.stage(state), insight.horizon(state, false)]
  // A horizon may lie beyond every end.
  if ([trust, stage, horizon].some((figure) => typeof figure !== 'number' || Number.isNaN(figure)))
    complain(`trust, stage or horizon is no number: ${trust}, ${stage}, ${horizon}`)
  for (const locale of LOCALES) {
    const reason: unknown = insight.reason(state, moves[0], locale)
    if (typeof reason !== 'string' || /^\s*$|undefined|NaN|\[object/.test(reason)) complain(`reason says “${reason}” in ${locale}`)
  }
  if (!sameData(state, before)) complain('it changes the state it is asked about')
}
