/** Menus: which cards are bought, in which order, how many and when, as deck-building simulators have them. The rest of the turn is the bot's own. */
import { type Dice, reappraised } from '@branchline/bots'
import type { AnyInsight } from '@branchline/engine'
import type { Shop } from '@branchline/games/learners'

export interface Line {
  /** Of cards of this name, up to so many are bought as long as the round is one of these; Infinity is to the end. */
  readonly name: string
  /** Not what is wanted, but what is not: never more than so many. */
  readonly isCap: boolean
  readonly most: number
  readonly from: number
  readonly until: number
}

/** Plain data, so that threads can be told it. */
export interface Menu {
  /** What is wanted most comes first. */
  readonly lines: readonly Line[]
  /** Whether what is not on it, or no longer, is not bought at all; else that is left to the bot. */
  readonly isStrict: boolean
  /** Passes with so many useless cards in hand, up to a round; 0 leaves that to the bot too. */
  readonly clutter: number
  readonly passesUntil: number
}

const EVER = Number.POSITIVE_INFINITY
const BEGINNING = 'menu: '
const STRICT = 'nothing else'

/** `menu: passes with 2 Waste until 12; 2 landfill; 10 house-4 from 6; at most 3 rails; nothing else` */
export function menuName({ lines, isStrict, clutter, passesUntil }: Menu): string {
  const until = (round: number) => (round === EVER ? '' : ` until ${round}`)
  const words = lines.map(
    (line) => `${line.isCap ? 'at most ' : ''}${line.most} ${line.name}${line.from > 1 ? ` from ${line.from}` : ''}${until(line.until)}`,
  )
  const passes = clutter > 0 ? [`passes with ${clutter} Waste${until(passesUntil)}`] : []
  return BEGINNING + [...passes, ...words, ...(isStrict ? [STRICT] : [])].join('; ')
}

export const isMenu = (name: string) => name.startsWith(BEGINNING)

export function menuNamed(text: string, { names }: Shop): Menu {
  const menu = { lines: [] as Line[], isStrict: false, clutter: 0, passesUntil: EVER }
  for (const part of text.slice(BEGINNING.length).split('; ')) {
    const pass = /^passes with (\d+) Waste(?: until (\d+))?$/.exec(part)
    const line = /^(at most )?(\d+) (\S+)(?: from (\d+))?(?: until (\d+))?$/.exec(part)
    if (part === STRICT) menu.isStrict = true
    else if (pass !== null) Object.assign(menu, { clutter: Number(pass[1]), passesUntil: Number(pass[2] ?? EVER) })
    else if (line !== null && names.includes(line[3])) menu.lines.push(lineFrom(line))
    else throw new Error(`“${part}” is no line of a menu; it can name ${names.join(', ')}.`)
  }
  return menu
}

const lineFrom = ([, cap, most, name, from, until]: readonly (string | undefined)[]): Line => ({
  name: name ?? '',
  isCap: cap !== undefined,
  most: Number(most),
  from: Number(from ?? 1),
  until: Number(until ?? EVER),
})

/** The insight of somebody who buys by this menu: moves appraised by it, positions judged as everybody does. */
export const buying = (insight: AnyInsight, menu: Menu, shop: Shop): AnyInsight =>
  reappraised(insight, (state, moves, points) => byMenu(menu, shop, insight.doubt, state, moves, Array.from(points)))

/** What somebody makes of the appraised moves who buys by this menu. */
export function byMenu(
  menu: Menu,
  shop: Shop,
  doubt: number,
  state: unknown,
  moves: readonly unknown[],
  points: readonly number[],
): number[] {
  const round = shop.round(state)
  const isBelow = ({ name, most }: Line) => shop.owned(state, name) < most
  const lines = menu.lines.filter(({ from, until }) => from <= round && round <= until)
  const names = moves.map((move, place) => (points[place] === Number.NEGATIVE_INFINITY ? [] : shop.bought(move)))
  const isBarred = names.map((some) => lines.some((line) => line.isCap && some.includes(line.name) && !isBelow(line)))
  const first = lines.find(
    (line) => !line.isCap && names.some((some, place) => some.includes(line.name) && !isBarred[place]) && isBelow(line),
  )
  const isToPass = menu.clutter > 0 && round <= menu.passesUntil && shop.clutter(state) >= menu.clutter
  // As long as cards of the hand are worth playing, purchases wait, as the bot has it; afterwards what is wanted is better than to end the turn.
  const isWaiting = moves.some((move, place) => verbOf(move) === 'play' && points[place] > 0)
  const most = Math.max(isWaiting ? Number.NEGATIVE_INFINITY : 0, ...points.filter((_, place) => names[place].length > 0))
  return points.map((worth, place) => {
    if (isToPass && verbOf(moves[place]) === 'pass') return FIRST_OF_ALL
    if (names[place].length === 0) return worth
    if (isBarred[place]) return Number.NEGATIVE_INFINITY
    if (first === undefined) return menu.isStrict ? Number.NEGATIVE_INFINITY : worth
    return names[place].includes(first.name) ? Math.max(most, worth) + doubt : Number.NEGATIVE_INFINITY
  })
}

const FIRST_OF_ALL = 99
const verbOf = (move: unknown) => (move as { do?: string }).do

/** Where a hunt begins: what people who count cards would try. */
const BY_HAND: readonly string[] = [
  '9 house-4; 9 limited-express-train; 3 express-train until 8; 9 house-2 from 18; nothing else',
  '9 house-4 from 8; 5 limited-express-train; 9 house-2 from 14; 4 express-train until 8; 9 house-1 from 20; nothing else',
  'passes with 2 Waste until 16; 1 cleaner until 6; 9 house-4 from 10; 6 limited-express-train; 4 express-train; nothing else',
  'at most 2 rails; at most 1 station-expansion',
  'passes with 2 Waste until 16; at most 2 rails',
  '2 cleaner until 8; 9 house-4 from 10; 6 limited-express-train; 4 express-train',
  '2 drawer until 8; 2 cleaner; 9 limited-express-train; 9 house-4 from 10; 9 house-2 from 16',
  '4 station-expansion until 12; 4 rails until 12; 4 limited-express-train; 9 house-4 from 14',
  '2 cleaner; 3 rails until 10; 3 station-expansion until 10; 9 limited-express-train; 9 house-4 from 14; 9 house-2 from 18; nothing else',
]

export const menusByHand = (shop: Shop): Menu[] => BY_HAND.map((text) => menuNamed(BEGINNING + text, shop))

/** A menu drawn by lot from cards of these names. */
export function drawnMenu(names: readonly string[], dice: Dice): Menu {
  const lines = Array.from({ length: 1 + dice.below(6) }, () => drawnLine(names, dice))
  return passing({ lines, isStrict: dice.below(3) === 0, clutter: 0, passesUntil: EVER }, dice.below(3) === 0 ? 1 + dice.below(3) : 0, dice)
}

/** The same menu but for a line or two. */
export function changedMenu(menu: Menu, names: readonly string[], dice: Dice): Menu {
  let found = menu
  for (let times = 1 + dice.below(3); times > 0; times--) found = changedOnce(found, names, dice)
  return found
}

function changedOnce(menu: Menu, names: readonly string[], dice: Dice): Menu {
  const lines = [...menu.lines]
  const place = dice.below(Math.max(1, lines.length))
  const other = dice.below(Math.max(1, lines.length))
  switch (dice.below(8)) {
    case 0:
      return { ...menu, isStrict: !menu.isStrict }
    case 1:
      return passing(menu, dice.below(4), dice)
    case 2:
      if (lines.length > 1) lines.splice(place, 1)
      return { ...menu, lines }
    case 3:
      lines.splice(place, 0, drawnLine(names, dice))
      return { ...menu, lines }
    case 4:
      ;[lines[place], lines[other]] = [lines[other], lines[place]]
      return { ...menu, lines }
    default: {
      const drawn = drawnLine(names, dice)
      const kept = lines[place]
      const part = (['name', 'most', 'from', 'until'] as const)[dice.below(4)]
      lines[place] = { ...kept, [part]: drawn[part] }
      return { ...menu, lines }
    }
  }
}

const COUNTS = [1, 2, 3, 4, 6, 10]
const CAPS = [0, 0, 1, 2, 3, 4]
const ROUNDS = [1, 1, 1, 4, 7, 10, 13, 16, 20]
const ENDS = [EVER, EVER, EVER, EVER, 5, 8, 11, 14, 18, 22]

function drawnLine(names: readonly string[], dice: Dice): Line {
  const one = <Item>(list: readonly Item[]): Item => list[dice.below(list.length)]
  const isCap = dice.below(4) === 0
  return { name: one(names), isCap, most: one(isCap ? CAPS : COUNTS), from: one(ROUNDS), until: one(ENDS) }
}

const passing = (menu: Menu, clutter: number, dice: Dice): Menu => ({
  ...menu,
  clutter,
  passesUntil: clutter === 0 ? EVER : ENDS[dice.below(ENDS.length)],
})
