/** Looks for the menu of purchases that does best against somebody: the better ones of each generation stay and are changed a little. */
import { diceFrom, rate } from '@branchline/bots'
import type { SetUp } from '@branchline/engine'
import type { Shop } from '@branchline/games/learners'
import type { Duel } from './duel.ts'
import { playDuels } from './duels.ts'
import { changedMenu, drawnMenu, type Menu, menuName, menusByHand } from './menus.ts'
import { withMenu } from './strategies.ts'
import { subjectNamed } from './subjects.ts'

export interface Breeding {
  readonly title: string
  readonly seed: string
  /** Whom the menus play while they are bred, each thinking as he does. */
  readonly rival: string
  readonly menus: number
  readonly generations: number
  /** Games of each menu in each generation that it lives to see. */
  readonly games: number
  readonly setUp?: SetUp<unknown>
}

/** A menu and the shares it won, block by block of all its generations. */
interface Bred {
  readonly menu: Menu
  readonly shares: readonly number[]
}

/** So many of each generation stay. */
const STAYS = 4
/** Blocks of two games with half of the wins that everybody is thought to have had: who was lucky once does not stay first. */
const DOUBTED = 8

/** The menus of the last generation, best first. */
export async function breed(breeding: Breeding, threads: number, tell: (line: string) => void): Promise<Menu[]> {
  const { title, seed, menus, generations, games } = breeding
  const shop = subjectNamed(title).shop
  if (shop === undefined) throw new Error(`nothing is bought by a menu in “${title}”.`)
  const dice = diceFrom(`menus ${seed} ${title}`)
  const names = [...shop.kinds, ...offeredIn(breeding, shop)]
  let living: Bred[] = [...menusByHand(shop), ...Array.from({ length: menus }, () => drawnMenu(names, dice))].slice(0, menus).map(unplayed)
  for (let generation = 1; generation <= generations; generation++) {
    const duels = living.map(({ menu }) => duelWith(breeding, menu, `${seed} ${generation}`))
    const results = await playDuels(duels, games, threads)
    living = living.map(({ menu, shares }, place) => ({ menu, shares: [...shares, ...results[place]] }))
    living.sort((one, other) => worth(other) - worth(one))
    tell(`generation ${generation}: ${living.slice(0, 3).map(told).join(' | ')}`)
    if (generation === generations) break
    const best = living.slice(0, Math.ceil(menus / STAYS))
    const children = Array.from({ length: menus - best.length }, (_, place) =>
      place % 8 === 7 ? drawnMenu(names, dice) : changedMenu(best[dice.below(best.length)].menu, names, dice),
    )
    living = [...best, ...children.map(unplayed)]
  }
  return living.map(({ menu }) => menu)
}

const unplayed = (menu: Menu): Bred => ({ menu, shares: [] })
const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0)
const worth = ({ shares }: Bred) => (sum(shares) + DOUBTED / 2) / (shares.length + DOUBTED)

function told({ menu, shares }: Bred): string {
  const { mean } = rate(2 * shares.length, shares)
  return `${(100 * mean).toFixed(0)} % of ${2 * shares.length}: ${menuName(menu)}`
}

/** With a set-up of its own a menu can name its cards too. */
function offeredIn({ title, setUp }: Breeding, shop: Shop): readonly string[] {
  return setUp === undefined ? [] : shop.offered(subjectNamed(title).game.setup(setUp.options, setUp.seats, 'offered'))
}

function duelWith({ title, rival, setUp }: Breeding, menu: Menu, seed: string): Duel {
  return {
    title,
    seed,
    bots: [rival, rival],
    weights: ['in use', 'in use'],
    strategy: withMenu(menu, true),
    ...(setUp === undefined ? {} : { setUp }),
  }
}
