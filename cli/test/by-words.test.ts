/** Whole games in the terminal by somebody who has nothing but its words. */
import { botFor } from '@branchline/bots'
import { defaultOptions, isRefusal, type Standing, startHistory } from '@branchline/engine'
import { afterEach, expect, test, vi } from 'vitest'
import type { Lines } from '../play/lines.ts'
import { playTable } from '../play/table.ts'
import { knownNamed } from '../titles.ts'
import { readerOf } from './reader.ts'

afterEach(() => vi.restoreAllMocks())

/** The score of the reader, and of the best of the others, who play by chance. */
async function playedByWords(id: string, seats: number, seed: string) {
  const known = await knownNamed(id)
  const { game } = known
  const history = startHistory(game, defaultOptions(game.options), seats, seed)
  let shown = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += String(text)
    return true
  })
  const read = readerOf(id)
  let refused = ''
  const lines: Lines = {
    ask: async () => {
      if (/“help” for help/.test(shown)) refused ||= shown
      const typed = refused === '' ? read(shown) : null
      shown = ''
      return typed
    },
    listen: async () => {},
    isClosed: false,
    close: () => {},
  }
  const bots = Array.from({ length: seats }, (_, seat) => {
    const bot = seat === 0 ? null : botFor('random', known, { seed: `${seed} ${seat}` })
    if (bot !== null && isRefusal(bot)) throw new Error('no bot')
    return bot
  })
  const isOver = await playTable({ ...known, history, names: ['Reader', 'Ben', 'Cleo'].slice(0, seats), bots, locale: 'en', lines })
  vi.restoreAllMocks()
  expect(refused, 'what was typed from the words alone is never refused').toBe('')
  expect(isOver).toBe(true)
  const scores = (game.standing(history.state) as readonly Standing[])
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ score }) => score)
  return { own: scores[0], others: scores.slice(1) }
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

test.each([
  ['wensleydale', 3],
  ['nuremberg', 2],
  ['west-riding', 3],
  ['rising-sun', 2],
])(
  '%s: whoever plays by the words of the terminal alone plays legally, and better than chance',
  async (id, seats) => {
    const games: { own: number; others: number[] }[] = []
    for (const seed of ['words one', 'words two', 'words three']) games.push(await playedByWords(id, seats, seed))
    const [own, others] = [mean(games.map((game) => game.own)), mean(games.flatMap((game) => game.others))]
    expect(own, `${JSON.stringify(games)}`).toBeGreaterThan(others)
  },
  120_000,
)
