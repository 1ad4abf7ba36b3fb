/** Laws of notation: every legal move has a text of its own, and `parse` takes that text and no other. */
import { type GameState, isRefusal, type Refusal } from '../basics.ts'
import type { Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { words } from '../notation.ts'
import { LONGEST_MOVE } from '../record.ts'
import { oddValue } from '../referee.ts'
import { submit } from '../submit.ts'
import { firstDifference } from './data.ts'
import type { Complain } from './finding.ts'

/** Notation of the legal moves, and `explain` on them. */
export function checkNotation<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  moves: readonly Move[],
  complain: Complain,
): void {
  const texts = new Set<string>()
  for (const move of moves) {
    const odd = oddValue(move, 'move')
    if (odd !== null) complain('plain', odd)
    const text = game.print(state, move)
    if (texts.has(text)) complain('notation', `two legal moves print as “${text}”`)
    texts.add(text)
    if (text === '' || text !== words(text).join(' ') || /\p{Cc}/u.test(text) || text.normalize() !== text)
      complain('notation', `“${text}” is not tidy text (lower case, single spaces, no control characters)`)
    if (text.length > LONGEST_MOVE)
      complain('notation', `“${text.slice(0, 40)}…” has ${text.length} characters, a record takes ${LONGEST_MOVE}`)
    const back = game.parse(state, text)
    if (isRefusal(back)) complain('notation', `“${text}” is printed but not read back: ${back.code}`)
    else if (!sameData(back, move)) complain('notation', `“${text}” is read back as another move: ${firstDifference(move, back)}`)
    const shouted = game.parse(state, `  ${text.toUpperCase().replaceAll(' ', '   ')} `)
    if (isRefusal(shouted) || !sameData(shouted, move))
      complain('notation', `“${text}” is not read when typed in capitals and with more spaces`)
    const why = game.explain(state, move)
    if (why !== null) complain('legality', `“${text}” is listed, yet explain says ${why.code} (${why.clause})`)
  }
}

const NONSENSE = [
  '',
  ' ',
  'xyzzy',
  '-1',
  '0',
  '1',
  'NaN',
  '🚂🚃🚃',
  '__proto__',
  'constructor',
  'toString 1',
  'bid',
  'bid -5',
  'bid 1e9',
  'bid 0x10',
  'build ~',
  'build a~b~c~d',
  'pass pass',
  '\u0000',
  'a'.repeat(5000),
  '{"type":"pass"}',
  "'; drop table moves; --",
]

/** What people would try for a move that is called otherwise. */
const ALIASES =
  'pass skip end done stop wait ok yes no y n p d r none nothing continue next take get pick draw pull buy gain sell play lay put place build go move ship rent hire discard drop throw trash load stow hold rest sleep bid offer raise show open reveal look'.split(
    ' ',
  )

interface Try {
  readonly text: string
  /** What is wrong with it, if it is a legal move with something added. */
  readonly junk?: string
}

/** Text that no player should be able to hurt the game with: nonsense, legal moves cut, swapped, or with something added. */
export function checkNonsense<State extends GameState, Move>(
  game: Game<State, Move>,
  state: State,
  texts: readonly string[],
  pick: (n: number) => number,
  complain: Complain,
  refused: (refusal: Refusal) => void,
): void {
  const before = hashOf(state)
  const legal = new Set(texts)
  for (const tried of triesFor(texts, pick)) {
    const shown = `“${tried.text.slice(0, 40)}”`
    try {
      const reading = game.parse(state, tried.text)
      if (isRefusal(reading)) {
        if (!reading.clause || !reading.code) complain('notation', `${shown} is refused without a clause or code`)
        else refused(reading)
        continue
      }
      const printed = game.print(state, reading)
      checkSpelling(game, tried, printed, complain)
      if (legal.has(printed)) continue
      const answer = submit(game, state, tried.text)
      if (!answer.refused) complain('legality', `${shown} is not listed, yet it was accepted`)
    } catch (error) {
      complain('throws', `parsing ${shown} throws ${(error as Error).message}`)
    }
  }
  if (hashOf(state) !== before) complain('legality', 'nonsense changed the state')
}

/** One move, one text: what is read must be what is written. A game that takes other spellings says so, and takes no junk all the same. */
function checkSpelling(game: { readonly forgiving?: boolean }, { text, junk }: Try, printed: string, complain: Complain): void {
  if (words(text).join(' ') === printed) return
  if (junk !== undefined && !(game.forgiving && junk === 'marks'))
    complain('notation', `“${text.slice(0, 60)}” is read as “${printed}”: ${junk} are ignored`)
  else if (!game.forgiving && junk === undefined)
    complain(
      'notation',
      `“${text.slice(0, 60)}” is read as “${printed}”, which is not how it is written (a game that takes other spellings is \`forgiving\`)`,
    )
}

function triesFor(texts: readonly string[], pick: (n: number) => number): Try[] {
  const tries: Try[] = NONSENSE.map((text) => ({ text }))
  if (texts.length === 0) return tries
  const any = () => texts[pick(texts.length)]
  for (let i = 0; i < 12; i++) tries.push({ text: mangle(any(), any(), pick) })
  for (let i = 0; i < 3; i++) tries.push(...withJunk(any(), any()), ...otherwise(any(), pick))
  return tries
}

function withJunk(text: string, other: string): Try[] {
  const [first, ...rest] = text.split(' ')
  return [
    ...[`${text} please`, `${text} ${text}`, `${text} 1`, `${text} x`, `please ${text}`, `${text} ${other} ${other}`].map((tried) => ({
      text: tried,
      junk: 'further words',
    })),
    ...[`${text}.`, `${text}!`, `${text};`, `${text},`, `"${text}"`, `${text} -`, `-${text}`].map((tried) => ({
      text: tried,
      junk: 'marks',
    })),
    ...(rest.length === 0 ? [] : [{ text: [first, 'the', ...rest].join(' '), junk: 'words in between' }]),
  ]
}

/** Shortened, called by another name, with figures written otherwise. */
function otherwise(text: string, pick: (n: number) => number): Try[] {
  const [first = '', ...rest] = text.split(' ')
  const figures = (write: (digits: string) => string) => ({ text: text.replace(/\d+/, write) })
  return [
    { text: text.slice(0, 1 + pick(text.length)) },
    { text: text.slice(0, 1) },
    { text: first.slice(0, 1 + pick(first.length)) + (rest.length > 0 ? ` ${rest.join(' ')}` : '') },
    { text: first },
    { text: rest.join(' ') },
    ...ALIASES.map((alias) => ({ text: [alias, ...rest].join(' ') })),
    figures((digits) => `0${digits}`),
    figures((digits) => `+${digits}`),
    figures((digits) => `${digits}.0`),
    figures((digits) => `${digits}e0`),
    figures((digits) => `0x${Number(digits).toString(16)}`),
    figures((digits) => [...digits].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')),
    { text: text.replaceAll(' ', '') },
    { text: text.replaceAll(' ', '-') },
    { text: text.replaceAll('-', ' ') },
    { text: text.replaceAll('-', '_') },
  ]
}

function mangle(one: string, other: string, pick: (n: number) => number): string {
  switch (pick(6)) {
    case 0:
      return one.slice(0, pick(one.length + 1))
    case 1:
      return `${one} ${other}`
    case 2:
      return one.split(' ').reverse().join(' ')
    case 3:
      return one.slice(0, pick(one.length + 1)) + other.slice(pick(other.length + 1))
    case 4:
      return one.replace(/\d+/, (digits) => String(Number(digits) + 1 + pick(50)))
    default:
      return `${one.split(' ')[0]} ${other.split(' ').slice(1).join(' ')}`
  }
}
