/** People at a tournament, each at a screen of their own. */

import { TITLES } from '@branchline/games/catalogue'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { settle } from './player.ts'

const FOR_TWO = TITLES.find(({ seats }) => seats.min === 2) as (typeof TITLES)[number]

async function newcomer(browser: Browser, name: string, viewport = { width: 1366, height: 768 }): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', reducedMotion: 'reduce', viewport })).newPage()
  await settle(page, { name })
  return page
}

const PHONE = { width: 390, height: 844 }

test('opened by one, entered by another on a phone, drawn, played, and counted', { tag: '@ci' }, async ({ browser, baseURL }) => {
  const [ada, grace] = await Promise.all([newcomer(browser, 'Ada'), newcomer(browser, 'Grace', PHONE)])
  await ada.goto(`${baseURL}/`)
  await ada.getByRole('link', { name: 'Tournaments' }).click()
  await ada.getByRole('link', { name: 'Open a tournament' }).click()
  // What a panel is called is not said again over its first choice.
  for (const said of ['How', 'Time']) {
    await expect(ada.getByRole('heading', { name: said, exact: true })).toBeVisible()
    await expect(ada.getByRole('group', { name: said, exact: true }).locator('legend')).toHaveClass('visually-hidden')
  }
  await ada.getByLabel('Name').fill('Winter cup')
  await ada.getByLabel('Game', { exact: true }).selectOption(FOR_TWO.id)
  await ada.locator('label', { hasText: /^2$/ }).click()
  await ada.getByLabel('Rounds', { exact: true }).fill('1')
  await ada.getByLabel('Minutes between rounds').fill('0')
  await ada.getByRole('button', { name: 'Open it' }).click()
  await expect(ada.getByRole('heading', { name: 'Winter cup', level: 1 })).toBeVisible()
  await expect(ada.getByRole('button', { name: 'Begin now' })).toBeDisabled()
  await ada.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(ada.getByText('You are in it.')).toBeVisible()

  await grace.goto(`${baseURL}/tournaments`)
  await grace.getByRole('link', { name: 'Winter cup' }).first().click()
  await grace.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(grace.getByText('2 of 32')).toBeVisible()
  expect(await grace.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)

  // Grace's entry comes to Ada's page by itself.
  await expect(ada.getByRole('link', { name: 'Grace' })).toBeVisible({ timeout: 15_000 })
  await ada.getByRole('button', { name: 'Begin now' }).click()
  await expect(grace.getByRole('link', { name: 'To your table' })).toBeVisible({ timeout: 15_000 })
  await grace.getByRole('link', { name: 'To your table' }).click()
  await expect(grace.getByRole('heading', { name: FOR_TWO.name, level: 1 })).toBeVisible()
  // Who gives up has lost, and the tournament goes on by itself: here to its end.
  const table = new URL(grace.url()).pathname.slice('/t/'.length).split('@')[0]
  await grace.evaluate(
    (id) =>
      fetch(`/api/tables/${id}/resign`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: 'r1', at: 0 }),
      }),
    table,
  )
  await expect(ada.getByText('Ada has won.')).toBeVisible({ timeout: 15_000 })
  const first = ada.getByRole('row', { name: /1\. Ada/ })
  await expect(first).toContainText('12')
  await grace.goto(ada.url())
  await expect(grace.getByRole('row', { name: /2\. Grace/ })).toBeVisible()
  expect(await grace.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await Promise.all([ada, grace].map((page) => page.context().close()))
})

test('a table with the same deal is hidden from the others until the round is over', { tag: '@ci' }, async ({ browser, baseURL }) => {
  const ada = await newcomer(browser, 'Ada')
  await ada.goto(`${baseURL}/`)
  const open = async (page: Page, path: string, body: object = {}) =>
    page.evaluate(
      async ([at, sent]) => {
        const answer = await fetch(`/api${at}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent })
        return (await answer.json()) as { tournament: { id: string } }
      },
      [path, JSON.stringify(body)] as const,
    )
  await open(ada, '/me', { name: 'Ada' })
  const wish = {
    name: 'Same cards',
    game: FOR_TWO.id,
    system: 'swiss',
    seats: 2,
    rounds: 1,
    duplicate: true,
    pace: { kind: 'days', days: 1 },
  }
  const { id } = (await open(ada, '/tournaments', wish)).tournament
  const others = await Promise.all(['Ben', 'Cleo', 'Dan'].map((name) => newcomer(browser, name)))
  for (const page of [ada, ...others]) {
    await page.goto(`${baseURL}/tournaments/${id}`)
    await page.getByRole('button', { name: 'Enter', exact: true }).click()
    await expect(page.getByText('You are in it.')).toBeVisible()
  }
  await ada.getByRole('button', { name: 'Begin now' }).click()
  await expect(ada.getByText('hidden until the round is over')).toHaveCount(1, { timeout: 15_000 })
  await expect(ada.getByRole('link', { name: 'Play', exact: true })).toHaveCount(1)
  await Promise.all([ada, ...others].map((page) => page.context().close()))
})
