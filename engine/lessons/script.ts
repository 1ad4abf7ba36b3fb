/** What is played for those who do not learn: by the script, then by what the lesson says everybody else does. */
import { type GameEvent, isRefusal, type Seat } from '../basics.ts'
import type { AnyGame } from '../game.ts'
import { type AnyHistory, advance, offerOf } from '../history.ts'
import { speaker } from '../language.ts'
import { factsOf } from './facts.ts'
import type { AnyLessonBook, Lesson, Pattern, Raise, Scripted, Until } from './format.ts'
import { LessonError } from './format.ts'
import { matches } from './pattern.ts'

export interface Played {
  readonly n: number
  readonly seat: Seat
  readonly move: string
  readonly events: readonly GameEvent[]
}

/** Nobody watches longer than this: whatever has not come by then never will. */
const MOST_MOVES = 200

export class Script {
  private readonly moves: string[]
  private readonly raises: readonly Raise[]

  constructor(
    private readonly lesson: Lesson,
    private readonly step: string,
    scripted: readonly Scripted[] = [],
  ) {
    this.moves = scripted.filter((one) => typeof one === 'string')
    this.raises = scripted.filter((one) => typeof one !== 'string')
  }

  get isEmpty(): boolean {
    return this.moves.length === 0
  }

  /** Plays for whoever is to act, in place. */
  playOne(history: AnyHistory): Played {
    const { game, state } = history
    const seat = game.toAct(state)
    if (seat === null) throw new LessonError(this.lesson.id, this.step, 'the game is over before the script is')
    return playText(history, this.nextFor(history, seat), this.lesson, this.step)
  }

  private nextFor(history: AnyHistory, seat: Seat): string {
    const offer = offerOf(history)
    const raise = this.raises.find((one) => one.seat === seat)
    if (raise !== undefined) return this.raised(raise, offer)
    const at = this.moves.findIndex((move) => (seatIn(move) ?? seat) === seat)
    const next = this.moves[at]
    // What stands first without a seat is everybody's next move.
    if (at >= 0 && (at === 0 || seatIn(this.moves[0]) !== undefined)) {
      this.moves.splice(at, 1)
      return next.replace(SEAT, '')
    }
    const found = firstLegal(this.lesson.rivals, offer)
    if (found !== undefined) return found
    throw new LessonError(
      this.lesson.id,
      this.step,
      `nothing is scripted for seat ${seat}, and none of “${this.lesson.rivals.join('”, “')}” is legal`,
    )
  }

  private raised({ bid, upTo, else: otherwise }: Raise, offer: readonly string[]): string {
    const place = bid.split(' ').indexOf('*')
    const sums = offer
      .filter((text) => matches(bid, text))
      .map((text) => ({ text, sum: Number(text.split(' ')[place]) }))
      .filter(({ sum }) => sum <= upTo)
      .sort((a, b) => a.sum - b.sum)
    return sums[0]?.text ?? firstLegal([otherwise], offer) ?? otherwise
  }
}

const SEAT = /^(\d): /
const seatIn = (move: string): Seat | undefined => (SEAT.test(move) ? Number(move[0]) : undefined)

export const firstLegal = (patterns: readonly Pattern[], offer: readonly string[]): string | undefined =>
  patterns.map((pattern) => offer.find((text) => matches(pattern, text))).find((text) => text !== undefined)

/** Plays a move that must be legal, or says why it is not. */
export function playText(history: AnyHistory, text: string, lesson: Lesson, step: string): Played {
  const events: GameEvent[] = []
  const answer = advance(history, text, (event) => events.push(event))
  if (isRefusal(answer)) {
    const why = speaker(history.game as AnyGame, 'en').refusal(answer)
    throw new LessonError(lesson.id, step, `${text} is refused: ${why} (${answer.clause})`)
  }
  return { n: history.steps.length, seat: answer.seat, move: history.steps.at(-1)?.move ?? text, events }
}

/** Plays the script to its end, then on until it is so far. */
export function playOn(
  history: AnyHistory,
  script: Script,
  until: Until | undefined,
  lesson: Lesson,
  step: string,
  book: AnyLessonBook,
): Played[] {
  const played: Played[] = []
  while (!script.isEmpty) played.push(script.playOne(history))
  if (until === undefined) return played
  while (!isSoFar(history, until, lesson, book)) {
    if (played.length > MOST_MOVES) throw new LessonError(lesson.id, step, `after ${MOST_MOVES} moves it is not ${JSON.stringify(until)}`)
    played.push(script.playOne(history))
  }
  return played
}

function isSoFar(history: AnyHistory, until: Until, lesson: Lesson, book: AnyLessonBook): boolean {
  const seat = history.game.toAct(history.state)
  if (seat === null) return true
  if (until === 'over') return false
  if (until === 'mine') return seat === lesson.learner
  const facts = factsOf(history.game as AnyGame, book, history.state)
  return Object.entries(until).every(([name, value]) => facts[name] === value)
}
