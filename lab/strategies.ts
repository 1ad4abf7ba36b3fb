/** A family of strategies for each title: what everybody knows, bent. The attacker that is looked for is one of them. */
import { bent, type Dice, diceFrom, kindOf } from '@branchline/bots'
import type { AnyInsight } from '@branchline/engine'
import type { Shop } from '@branchline/games/learners'
import { buying, isMenu, type Menu, menuName, menuNamed } from './menus.ts'
import { subjectNamed } from './subjects.ts'

/** Plain data, so that threads can be told it. */
export interface Strategy {
  readonly name: string
  /** By kind of move: points to add, in units of the insight's doubt. */
  readonly leanings: Readonly<Record<string, number>>
  /** For each unit that is bid, so many points more: 0.2 goes a quarter beyond what it is worth. */
  readonly eager: number
  /** No bid is higher; Infinity is no cap. */
  readonly cap: number
  /** Whether it searches as long as its opponent does, or plays at a glance. */
  readonly searches: boolean
  /** Which cards it buys, where it does not leave that to the bot. */
  readonly menu?: Menu
}

interface Family {
  readonly kinds: readonly string[]
  readonly caps: readonly number[]
  readonly eager: readonly number[]
}

/** What is bought, by the names and kinds of its shop. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  train: ['normal-train', 'express-train', 'limited-express-train'],
  rails: ['lay-rails'],
  house: ['house-1', 'house-2', 'house-4'],
}
/** What every leaning can be: never as long as there is another move, seldom, readily, always when possible. */
const LEANINGS = [-99, -2, 2, 99] as const

const dales: Family = { kinds: ['takeover', 'hire', 'build', 'pass', 'done'], caps: [2, 3, 4, 6], eager: [-0.4, -0.2, 0.2, 0.4] }
const FAMILIES: Readonly<Record<string, Family>> = {
  wensleydale: dales,
  nuremberg: dales,
  'west-riding': { kinds: ['pass', 'trade', 'cheapest', 'shortest'], caps: [5, 10, 20, 40], eager: [-0.3, -0.15, 0.17, 0.3] },
  'rising-sun': {
    kinds: ['rail', 'station', 'route', 'pass', 'buy-train', 'buy-rails', 'buy-house', 'buy-other'],
    caps: [],
    eager: [],
  },
}

/** The one that is not bent first; then every bend alone, at a glance and with a search; then several bends drawn by lot. */
export function strategiesFor(title: string, count: number, seed: string): Strategy[] {
  const family = familyOf(title)
  const dice = diceFrom(`strategies ${seed} ${title}`)
  const bends = bendsOf(family)
  const found: Strategy[] = [plain(true), ...shuffled(bends, dice).map((bend, place) => strategy([bend], place % 2 === 0))]
  found.splice(Math.ceil((2 * count) / 3))
  while (found.length < count) {
    const some = compatible(shuffled(bends, dice), 2 + dice.below(2))
    found.push(strategy(some, dice.below(2) === 0))
  }
  return found.slice(0, count)
}

/** One of the family by its name, as a hunt tells it: `seldom takeover, bids of 4 at most, at a glance`. */
export function strategyNamed(title: string, name: string): Strategy {
  const bends = bendsOf(familyOf(title))
  const words = name.split(', ')
  const shop = subjectNamed(title).shop
  const bendNamed = (word: string) =>
    shop !== undefined && isMenu(word) ? menuBend(menuNamed(word, shop)) : bends.find((bend) => bend.name === word)
  const chosen = words.filter((word) => word !== AT_A_GLANCE).map(bendNamed)
  const found = chosen.filter((bend) => bend !== undefined)
  if (found.length === 0 || found.length < chosen.length)
    throw new Error(`there is no strategy “${name}” for “${title}”; bends are ${bends.map((bend) => bend.name).join(', ')}.`)
  return strategy(found, !words.includes(AT_A_GLANCE))
}

const AT_A_GLANCE = 'at a glance'

function familyOf(title: string): Family {
  const family = FAMILIES[title]
  if (family === undefined) throw new Error(`there is no family of strategies for “${title}”.`)
  return family
}

export const withMenu = (menu: Menu, searches: boolean): Strategy => strategy([menuBend(menu)], searches)

const menuBend = (menu: Menu): Bend => ({ name: menuName(menu), about: 'menu', menu })

/** The insight of somebody who follows a strategy; where cards are bought, in this shop. */
export function following(insight: AnyInsight, { leanings, eager, cap, menu }: Strategy, shop?: Shop): AnyInsight {
  const buyer = menu === undefined || shop === undefined ? insight : buying(insight, menu, shop)
  return bent(buyer, (move) => {
    const amount = (move as { amount?: number }).amount ?? 0
    return amount > cap ? Number.NEGATIVE_INFINITY : insight.doubt * (leanings[kindOrGroupOf(move, shop)] ?? 0) + eager * amount
  })
}

/** `about`: of two bends about the same only one can be followed. */
type Bend = Partial<Strategy> & { readonly name: string; readonly about: string }

export const plain = (searches: boolean): Strategy => ({
  name: 'as it is',
  leanings: {},
  eager: 0,
  cap: Number.POSITIVE_INFINITY,
  searches,
})

export const isUnbent = ({ name }: Strategy) => name === plain(true).name

function strategy(bends: readonly Bend[], searches: boolean): Strategy {
  const leanings = Object.assign({}, ...bends.map((bend) => bend.leanings ?? {}))
  const name = `${bends.map((bend) => bend.name).join(', ')}${searches ? '' : `, ${AT_A_GLANCE}`}`
  const { about: _, ...found } = Object.assign({ about: '' }, plain(searches), ...bends, { leanings, name })
  return found
}

function bendsOf({ kinds, caps, eager }: Family): Bend[] {
  const words = { [-99]: 'never', [-2]: 'seldom', 2: 'readily', 99: 'always' } as Readonly<Record<number, string>>
  return [
    ...kinds.flatMap((kind) => LEANINGS.map((lean) => ({ name: `${words[lean]} ${kind}`, about: kind, leanings: { [kind]: lean } }))),
    ...caps.map((cap) => ({ name: `bids of ${cap} at most`, about: 'cap', cap })),
    ...eager.map((more) => ({ name: `bids ${(1 / (1 - more)).toFixed(2)} times the worth`, about: 'bids', eager: more })),
  ]
}

function compatible(bends: readonly Bend[], count: number): Bend[] {
  const chosen = new Map<string, Bend>()
  for (const bend of bends) if (chosen.size < count && !chosen.has(bend.about)) chosen.set(bend.about, bend)
  return [...chosen.values()]
}

function kindOrGroupOf(move: unknown, shop: Shop | undefined): string {
  const kind = kindOf(move)
  if (kind !== 'buy' || shop === undefined) return kind
  const names = shop.bought(move)
  return `buy-${Object.keys(GROUPS).find((group) => GROUPS[group].some((name) => names.includes(name))) ?? 'other'}`
}

function shuffled<Item>(items: readonly Item[], dice: Dice): Item[] {
  const list = [...items]
  for (let last = list.length - 1; last > 0; last--) {
    const other = dice.below(last + 1)
    ;[list[last], list[other]] = [list[other], list[last]]
  }
  return list
}
