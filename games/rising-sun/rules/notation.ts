/** Moves as text: `play lay-rails`, `buy stadium`, `rail tokyo-akihabara`, `station yokohama`, `pass`, `end turn`. */
import { idOf, type Refusal, unreadable, words } from '@branchline/engine'
import { CARDS, cardNumber } from './cards.ts'
import {
  BUY,
  BUY_TO_TOP_MOVE,
  CHOOSE,
  DISCARD_PLACE,
  DONE,
  END,
  MARKERS,
  type Move,
  NO,
  NO_REACTION,
  OPTION,
  PASS,
  PLAY,
  PLAY_FOR_MONEY,
  PUT_BACK,
  RAIL,
  REACT,
  RETURN,
  RETURN_FROM,
  ROUTE,
  SHOW_HAND,
  START,
  STATION,
  YES,
} from './move.ts'
import { boardOf, type State } from './state.ts'

const EXPECTED =
  'start <hex>, play <card> [for money], buy <card> [to deck], rail <hex> [with <n> partners], station <hex>, use route <a–d>, choose <card>, pass, end turn, …'

export function print(state: State, move: Move): string {
  const hex = (number: number) => boardOf(state).ids[number] ?? `hex-${number}`
  const card = (number: number) => CARDS[number].id
  switch (move.do) {
    case 'start':
      return `start ${hex(move.hex)}`
    case 'play':
      return `play ${card(move.card)}${move.effects ? '' : ' for money'}`
    case 'buy':
      return `buy ${card(move.card)}${move.top ? ' to deck' : ''}`
    case 'rail':
      return `rail ${hex(move.hex)}${move.partners > 0 ? ` with ${move.partners} partners` : ''}`
    case 'station':
      return `station ${hex(move.hex)}`
    case 'route':
      return `use route ${MARKERS[move.marker]}`
    case 'choose':
      return `choose ${card(move.card)}`
    case 'return':
      return `return ${move.n} waste`
    case 'return-from':
      return `return waste from ${move.place}`
    case 'option':
      return `opt for ${move.id}`
    case 'discard-place':
      return `discard place ${move.place}`
    case 'put-back':
      return `put back ${move.order.join(' ')}`
    case 'end':
      return 'end turn'
    case 'no-reaction':
      return 'no reaction'
    case 'show-hand':
      return 'show hand'
    case 'react':
      return 'react with legal-counsel'
    default:
      return move.do
  }
}

const PHRASES: ReadonlyMap<string, Move> = new Map([
  ['pass', PASS],
  ['end turn', END],
  ['end', END],
  ['done', DONE],
  ['yes', YES],
  ['no', NO],
  ['no reaction', NO_REACTION],
  ['react with legal-counsel', REACT],
  ['react with legal counsel', REACT],
  ['react', REACT],
  ['show hand', SHOW_HAND],
  ['return waste from hand', RETURN_FROM[0]],
  ['return waste from discard', RETURN_FROM[1]],
  ['put back', PUT_BACK[1][0]],
])

type Reading = (state: State, given: RegExpExecArray) => Move | undefined

/** By its id, or by its name as it is read: “lay rails”, “Conductor’s Station”. */
const cardIn = (moves: readonly Move[], name = '') => moves[cardNumber(name)] ?? moves[cardNumber(idOf(name.replace(/['’]/g, '')))]
const hexIn = (moves: readonly Move[], state: State, name = '') => {
  const board = boardOf(state)
  return moves[board.hexNumber(name)] ?? moves[board.hexNumber(idOf(name))]
}

const FORMS: readonly (readonly [RegExp, Reading])[] = [
  [/^start (.+)$/, (state, [, hex]) => hexIn(START, state, hex)],
  [/^play (.+)$/, (_, [, card]) => cardIn(PLAY, card)],
  [/^play (.+) for money$/, (_, [, card]) => cardIn(PLAY_FOR_MONEY, card)],
  [/^buy (.+)$/, (_, [, card]) => cardIn(BUY, card)],
  [/^buy (.+) to deck$/, (_, [, card]) => cardIn(BUY_TO_TOP_MOVE, card)],
  [/^rail (.+)$/, (state, [, hex]) => hexIn(RAIL[0], state, hex)],
  [/^rail (.+) with (\d{1,2}) partners?$/, (state, [, hex, n]) => (Number(n) > 0 ? hexIn(RAIL[Number(n)] ?? [], state, hex) : undefined)],
  [/^station (.+)$/, (state, [, hex]) => hexIn(STATION, state, hex)],
  [/^use route ([a-d])$/, (_, [, letter]) => ROUTE['abcd'.indexOf(letter ?? '')]],
  [/^choose (.+)$/, (_, [, card]) => cardIn(CHOOSE, card)],
  [/^return (\d{1,2}) waste$/, (_, [, n]) => RETURN[Number(n)]],
  [/^opt for (\S+)$/, (_, [, id]) => OPTION.get(id ?? '')],
  [/^discard place (\d)$/, (_, [, place]) => DISCARD_PLACE[Number(place) - 1]],
  [/^put back (\d(?: \d)*)$/, (_, [, order]) => PUT_BACK.flat().find((move) => move.do === 'put-back' && move.order.join(' ') === order)],
]

export function parse(state: State, text: string): Move | Refusal {
  const line = words(text.slice(0, 200)).join(' ')
  const phrase = PHRASES.get(line)
  if (phrase !== undefined) return phrase
  for (const [form, read] of FORMS) {
    const given = form.exec(line)
    const move = given === null ? undefined : read(state, given)
    if (move !== undefined) return move
  }
  return unreadable(text, EXPECTED)
}
