import { type Browser, expect, type Page, test } from '@playwright/test'
import { CARDS, cardNumber } from '../../rules/cards.ts'
import { risingSun } from '../../rules/index.ts'
import type { State } from '../../rules/state.ts'
import { open } from './player.ts'

const ATTACKS = ['regulations', 'legal-counsel', 'protesters', 'politician', 'roundhouse', 'engineer', 'surveyor', 'upgrade']
const OPTIONS = {
  map: 'chiba',
  cards: 'custom',
  custom: ATTACKS,
  routeBonus: false,
  attacks: true,
  gold: 'rising-sun',
  gentleDraw: false,
  firstTexts: false,
  starterFirst: true,
  startCities: false,
  twentyRails: false,
  markerOfRails: false,
}

/** A game that has come so far that Ada holds Regulations at the start of her turn and Grace holds Legal Counsel. */
function beforeTheAttack(): { seed: string; moves: string[]; state: State } {
  for (let n = 0; n < 200; n++) {
    const seed = `attack-${n}`
    const state = risingSun.setup(OPTIONS as Parameters<typeof risingSun.setup>[0], 2, seed)
    const moves: string[] = []
    while (moves.length < 140) {
      const holds = (seat: number, id: string) => state.hands[seat].includes(cardNumber(id))
      if (state.active === 0 && !state.acted && holds(0, 'regulations') && holds(1, 'legal-counsel')) return { seed, moves, state }
      const wanted = state.active === 0 ? 'buy regulations' : 'buy legal-counsel'
      const legal = risingSun.moves(state).map((move) => risingSun.print(state, move))
      const text =
        legal.find((move) => move.startsWith('start ')) ??
        legal.find((move) => /^play (normal|express)-train$/.test(move)) ??
        legal.find((move) => move === wanted) ??
        (legal.find((move) => move === 'end turn') as string)
      const move = risingSun.parse(state, text)
      if ('refused' in move) throw new Error(text)
      risingSun.play(state, move)
      moves.push(text)
    }
  }
  throw new Error('no such game')
}

async function newcomer(browser: Browser, name: string): Promise<{ page: Page; heard: string[] }> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''))
  })
  await page.addInitScript(
    (given) => {
      if (localStorage.getItem('branchline.settings') === null) localStorage.setItem('branchline.settings', JSON.stringify(given))
    },
    { pace: 'brisk', name, confirm: false, locale: 'en' },
  )
  return { page, heard }
}

/** Every list of hands or decks that was ever sent, by seat. */
function handsIn(heard: readonly string[]): number[][][] {
  return heard.flatMap((text) =>
    [...text.matchAll(/"(?:hands|decks)":(\[\[.*?\]\])/g)].map(([, list]) => JSON.parse(list as string) as number[][]),
  )
}

const handOf = (page: Page) =>
  page.locator('[data-row="hand"] [data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')).sort())

test('an attack asks the right person, tells nobody who holds what, and no page has a card of another hand', { tag: '@ci' }, async ({
  browser,
  baseURL,
}) => {
  const { seed, moves, state } = beforeTheAttack()
  const [ada, grace, watcher] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace'), newcomer(browser, 'Wim')])
  await open(ada.page, { map: 'chiba', cards: 'custom', custom: ATTACKS, routeBonus: false, seed, moves, hotseat: true })
  await ada.page.getByRole('button', { name: 'I am Ada' }).click()
  await ada.page.getByTestId('more').click()
  await ada.page.getByRole('button', { name: 'Put this game online' }).click()
  await expect(ada.page).toHaveURL(/\/t\/\w{12}/)
  const path = new URL(ada.page.url()).pathname
  await grace.page.goto(`${baseURL}${path}`)
  await grace.page.getByTestId('sit-1').click()
  await ada.page.getByTestId('start').click()
  await watcher.page.goto(`${baseURL}${path}`)

  const named = (hand: readonly number[]) => hand.map((card) => CARDS[card].id).sort()
  await expect.poll(() => handOf(ada.page)).toEqual(named(state.hands[0]))
  await expect.poll(() => handOf(grace.page)).toEqual(named(state.hands[1]))
  await expect(watcher.page.locator('[data-table="rising-sun"]')).toBeVisible()
  expect(await handOf(watcher.page)).toEqual([])

  await ada.page.locator('[data-row="hand"] [data-card="regulations"]').click()
  await ada.page.getByRole('button', { name: 'Play', exact: true }).click()
  const asked = grace.page.getByTestId('prompt')
  await expect(asked.getByRole('button', { name: 'Reveal Legal Counsel' })).toBeVisible()
  for (const { page } of [ada, watcher]) {
    const question = page.getByTestId('question')
    await expect(question).toContainText('Grace')
    expect(await question.getByRole('button').count()).toBe(0)
    expect(await question.innerText()).toBe(await ada.page.getByTestId('question').innerText())
  }
  expect(await handOf(watcher.page)).toEqual([])
  expect(await handOf(ada.page)).not.toContain('legal-counsel')

  // Until now nobody has shown anything.
  expect(handsIn(ada.heard).length).toBeGreaterThan(0)
  for (const [, others] of handsIn(ada.heard)) expect(new Set(others)).toEqual(new Set([-1]))
  for (const [others] of handsIn(grace.heard)) expect(new Set(others)).toEqual(new Set([-1]))
  for (const hands of handsIn(watcher.heard)) expect(new Set(hands.flat())).toEqual(new Set([-1]))
  for (const text of [...ada.heard, ...grace.heard, ...watcher.heard]) expect(text).not.toContain(seed)
  for (const text of watcher.heard) expect(text).not.toMatch(/"only":\d/)

  await asked.getByRole('button', { name: 'Reveal Legal Counsel' }).click()
  await expect(ada.page.locator('[data-press="end"]')).toBeVisible()
  for (const { page } of [ada, grace, watcher]) await expect(page.getByText('is asked:')).toBeHidden()
  await expect(grace.page.locator('[data-row="hand"] [data-card]')).toHaveCount(state.hands[1].length)
})
