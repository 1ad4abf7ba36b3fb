/**
 * What a program in any language needs to take a seat: one JSON object a line, over standard input and output. Described for
 * its readers in docs/bots.md; this file is the same in types, and reads the answers.
 */
import { type AnyGame, legalTexts, type Seat, type Standing, speaker } from '@branchline/engine'

export const PROTOCOL = 1

export type ToBot =
  | {
      readonly type: 'hello'
      readonly protocol: typeof PROTOCOL
      readonly game: string
      readonly title: string
      readonly seats: number
      readonly seat: Seat
      readonly options: unknown
    }
  | {
      readonly type: 'decide'
      /** To be repeated in the answer. */
      readonly id: number
      readonly seat: Seat
      readonly prompt: string
      readonly view: unknown
      readonly moves: readonly string[]
      readonly standing: readonly Standing[]
      /** Milliseconds until somebody else decides for the bot. */
      readonly deadline: number
    }
  | { readonly type: 'over'; readonly standing: readonly Standing[] }

/** Masked once more, as the bots of the house do it: a program is told what its seat may know, whoever asks. */
export function decideMessage(game: AnyGame, given: unknown, seat: Seat, id: number, deadline: number): ToBot {
  const view = game.view(given, seat)
  const asked = game.prompt(view)
  return {
    type: 'decide',
    id,
    seat,
    prompt: asked === null ? '' : speaker(game, 'en').prompt(asked),
    view,
    moves: legalTexts(game, view as never),
    standing: game.standing(view),
    deadline,
  }
}

/** A line of the bot: the move in notation, or its place in the list. Undefined when it answers something else, or nonsense. */
export function readAnswer(line: string, id: number, moves: readonly string[]): number | undefined {
  let answer: unknown
  try {
    answer = JSON.parse(line)
  } catch {
    return undefined
  }
  if (typeof answer !== 'object' || answer === null) return undefined
  const { id: answered, move } = answer as { id?: unknown; move?: unknown }
  if (answered !== id) return undefined
  const place = typeof move === 'string' ? moves.indexOf(move.trim().toLowerCase()) : move
  return Number.isInteger(place) && (place as number) >= 0 && (place as number) < moves.length ? (place as number) : -1
}
