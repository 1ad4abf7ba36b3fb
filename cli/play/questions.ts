/** What a player asks in the terminal: cards, prices, places, and what a move costs and leads to. */
import {
  type AnyGame,
  answerQuestion,
  distance,
  type GameEvent,
  type Locale,
  priceInWords,
  QUESTIONS,
  type Question,
  randomFrom,
  type Seat,
  sameData,
  speaker,
} from '@branchline/engine'

export const isQuestion = (word: string): word is Question => (QUESTIONS as readonly string[]).includes(word)

export interface Asking {
  readonly game: AnyGame
  readonly view: unknown
  readonly seat: Seat
  readonly locale: Locale
  readonly names: readonly string[]
}

export function answers({ game, view, seat, locale, names }: Asking, question: Question, text: string): string[] {
  return answerQuestion(game, view, question, text, seat, locale, names)
}

/** Beside each legal move what it costs or brings; empty where its words say all. */
export function pricesOf({ game, view, locale, names }: Omit<Asking, 'seat'>): string[] {
  const say = speaker(game, locale, names)
  return game.moves(view).map((move) => priceInWords(game, say, view, move))
}

/** Worlds tried before something counts as certain: few enough to be quick, so many that a common card is not drawn in all of them. */
const WORLDS = 16

/**
 * What the move leads to for certain: what happens in all worlds that agree with what the seat sees, up to where they part. `isOpen` when they do:
 * from there on it depends on what nobody at the seat can know.
 */
export function foretold(
  { game, view, seat, locale, names }: Asking,
  move: unknown,
): { readonly lines: readonly string[]; readonly isOpen: boolean } {
  const [first, ...others] = Array.from({ length: WORLDS }, (_, at) =>
    eventsIn(game.sample(view, seat, randomFrom(`world ${at}`)), game, seat, move),
  )
  const isShared = (event: GameEvent, at: number) => others.every((events) => sameData(events[at], event))
  const parting = first.findIndex((event, at) => !isShared(event, at))
  const say = speaker(game, locale, names)
  const lines = (parting < 0 ? first : first.slice(0, parting)).flatMap((event) => {
    const text = say.event(event)
    return text === '' || text === `event.${event.type}` ? [] : [text]
  })
  return { lines, isOpen: parting >= 0 || others.some((events) => events.length !== first.length) }
}

function eventsIn(world: unknown, game: AnyGame, seat: Seat, move: unknown): GameEvent[] {
  const events: GameEvent[] = []
  game.play(world, move, (event) => {
    if (event.only === undefined || event.only === seat) events.push(event)
  })
  return events
}

/** Legal moves that look like what was typed. */
export function nearMoves(typed: string, moves: readonly string[]): string[] {
  const text = typed.trim().toLowerCase()
  return moves
    .map((move) => ({ move, far: distance(text, move) }))
    .filter(({ move, far }) => far <= Math.max(2, move.length / 2))
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ move }) => move)
}
