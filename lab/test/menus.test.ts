import { diceFrom } from '@branchline/bots'
import { defaultOptions } from '@branchline/engine'
import type { Shop } from '@branchline/games/learners'
import { describe, expect, it } from 'vitest'
import { breed } from '../breed.ts'
import { byMenu, changedMenu, drawnMenu, type Menu, menuName, menuNamed, menusByHand } from '../menus.ts'
import { following, strategyNamed } from '../strategies.ts'
import { subjectNamed } from '../subjects.ts'

/** A shop with three cards that has been open for nine rounds; one train is owned, and two useless cards are in the hand. */
const shop: Shop = {
  names: ['train', 'house', 'shed'],
  kinds: ['train', 'house'],
  offered: () => ['shed'],
  bought: (move) => ((move as { do: string }).do === 'buy' ? [(move as { card: string }).card] : []) as string[],
  owned: (_, name) => (name === 'train' ? 1 : 0),
  round: () => 9,
  clutter: () => 2,
}
const MOVES = [{ do: 'buy', card: 'train' }, { do: 'buy', card: 'house' }, { do: 'buy', card: 'shed' }, { do: 'pass' }, { do: 'end' }]
const POINTS = [1, 2, 3, -4, 0]
const NEVER = Number.NEGATIVE_INFINITY
const appraised = (text: string, moves: readonly unknown[] = MOVES, points: readonly number[] = POINTS) =>
  byMenu(menuNamed(`menu: ${text}`, shop), shop, 0.8, null, moves, points)

describe('a menu of purchases', () => {
  it('buys what it names first, and nothing instead', () => {
    expect(appraised('2 train; 9 house')).toEqual([3.8, NEVER, NEVER, -4, 0])
  })

  it('goes on to the next line once there is enough, and before and after the rounds of a line', () => {
    const houseFirst = [NEVER, 3.8, NEVER, -4, 0]
    for (const text of ['1 train; 9 house', '9 train from 10; 9 house', '9 train until 8; 9 house'])
      expect(appraised(text)).toEqual(houseFirst)
    expect(appraised('9 train from 9 until 9; 9 house')[0]).toBe(3.8)
  })

  it('leaves the rest to the bot, or buys nothing else', () => {
    expect(appraised('1 train')).toEqual(POINTS)
    expect(appraised('1 train; nothing else')).toEqual([NEVER, NEVER, NEVER, -4, 0])
  })

  it('never has more of a card than it says', () => {
    expect(appraised('at most 1 train')).toEqual([NEVER, 2, 3, -4, 0])
    expect(appraised('at most 2 train')).toEqual(POINTS)
    expect(appraised('at most 1 train; 4 train; 1 shed')).toEqual([NEVER, NEVER, 3.8, -4, 0])
  })

  it('passes with so many useless cards, up to a round', () => {
    expect(appraised('passes with 2 Waste')[3]).toBeGreaterThan(50)
    for (const text of ['passes with 3 Waste', 'passes with 2 Waste until 8']) expect(appraised(text)[3]).toBe(-4)
  })

  it('is better than to end the turn, but waits for the cards of the hand, and for what the order of a turn forbids', () => {
    expect(appraised('2 train', MOVES, [-5, -6, NEVER, -4, 0])).toEqual([0.8, NEVER, NEVER, -4, 0])
    expect(appraised('2 train', [...MOVES, { do: 'play' }], [-5, -6, -7, -4, 0, 2])).toEqual([-4.2, NEVER, NEVER, -4, 0, 2])
    expect(appraised('2 train; 1 house', MOVES, [NEVER, 2, 3, -4, 0])).toEqual([NEVER, 3.8, NEVER, -4, 0])
  })

  it('is told by a name that makes it again, whatever is drawn or changed', () => {
    const dice = diceFrom('menus')
    let menu: Menu = drawnMenu(shop.names, dice)
    const seen = new Set<string>()
    for (let times = 0; times < 200; times++) {
      menu = times % 10 === 0 ? drawnMenu(shop.names, dice) : changedMenu(menu, shop.names, dice)
      seen.add(menuName(menu))
      expect(menuNamed(menuName(menu), shop)).toEqual(menu)
    }
    expect(seen.size).toBeGreaterThan(150)
    expect(() => appraised('2 trams')).toThrow('“2 trams” is no line of a menu')
  })
})

describe('menus for Rising Sun', () => {
  const { game, insight, shop: cards } = subjectNamed('rising-sun')
  const usual = defaultOptions(game.options) as object
  const options = { map: 'tokyo', cards: 'tokyo-beginner' }

  it('are followed: who buys nothing but Express Trains has no other card at the end than those, the first ten and Waste', () => {
    if (cards === undefined) throw new Error('nothing is bought')
    const strategy = strategyNamed('rising-sun', 'menu: 4 express-train; nothing else, at a glance')
    const follower = following(insight, strategy, cards)
    const state = game.setup({ ...usual, ...options }, 2, 'express') as { active: number }
    const bought: string[][] = [[], []]
    for (let ply = 0; ply < 800 && game.toAct(state) !== null; ply++) {
      const moves = game.moves(state)
      const seat = state.active
      const points = Array.from((seat === 0 ? follower : insight).appraise(state, moves))
      const move = moves[points.indexOf(Math.max(...points))]
      bought[seat].push(...cards.bought(move).slice(0, 1))
      game.play(state, move)
    }
    expect(bought[0]).toEqual(['express-train', 'express-train', 'express-train', 'express-train'])
    expect(new Set(bought[1]).size).toBeGreaterThan(2)
  })

  it('know cards by their names and kinds', () => {
    if (cards === undefined) throw new Error('nothing is bought')
    const state = game.setup({ ...usual, ...options }, 2, 'names')
    expect(cards.offered(state)).toEqual(expect.arrayContaining(['landfill', 'stadium', 'dump-site']))
    expect(cards.owned(state, 'rails')).toBe(2)
    expect(cards.owned(state, 'normal-train')).toBe(7)
    expect(menusByHand(cards).length).toBeGreaterThan(5)
    for (const kind of cards.kinds) expect(cards.names).toContain(kind)
  })
})

it('menus are bred only where cards are bought', async () => {
  const breeding = { title: 'nuremberg', seed: '', rival: 'apprentice', menus: 1, generations: 1, games: 2 }
  await expect(breed(breeding, 1, () => {})).rejects.toThrow('nothing is bought by a menu in “nuremberg”.')
})
