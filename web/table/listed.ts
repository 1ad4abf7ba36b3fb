/** The legal moves as a list shows them, and what somebody means who types what stands there. */
import type { LegalMove, TableModel } from '@branchline/design'
import { idOf, isRefusal, type Locale, labelled, priceInWords, type Refusal, type Speaker } from '@branchline/engine'
import { moveInWords } from './wording.ts'

export interface Listed extends LegalMove {
  readonly words: string
  /** With the colon before it; empty where its words say all. */
  readonly price: string
  /** Its notation, its words, and its words with the price, without regard to case and signs. */
  readonly typed: readonly string[]
}

type Position = Pick<TableModel, 'game' | 'state'>

export function listed({ game, state, moves }: Position & Pick<TableModel, 'moves'>, speaker: Speaker, locale: Locale): Listed[] {
  return moves.map((legal) => {
    const words = moveInWords(game, speaker, locale, legal.text)
    const told = priceInWords(game, speaker, state, legal.move)
    const price = told === '' ? '' : labelled(locale, '', told)
    return { ...legal, words, price, typed: [legal.text, words, words + price].map(idOf) }
  })
}

/** Those that say what was typed; first the one that says nothing else. */
export function saying(moves: readonly Listed[], text: string): readonly Listed[] {
  const wanted = idOf(text)
  const left = moves.filter(({ typed }) => typed.some((form) => form.includes(wanted)))
  const whole = readAs(left, text)
  return whole === undefined ? left : [whole, ...left.filter((move) => move !== whole)]
}

/** The move that stands there word for word; else the text as notation; else the one move that is left; else why not. */
export function meantBy(text: string, { game, state }: Position, moves: readonly Listed[]): string | Refusal {
  const whole = readAs(moves, text)
  if (whole !== undefined) return whole.text
  const move: unknown = game.parse(state, text)
  const refused = isRefusal(move) ? move : (game.explain(state, move) as Refusal | null)
  if (refused === null) return game.print(state, move)
  const left = saying(moves, text)
  return left.length === 1 ? left[0].text : refused
}

function readAs(moves: readonly Listed[], text: string): Listed | undefined {
  const wanted = idOf(text)
  return wanted === '' ? undefined : moves.find(({ typed }) => typed.includes(wanted))
}
