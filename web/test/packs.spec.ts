/** Titles from outside, in the browser: the whole example, and one that brings rules and nothing else. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { bare, copyOfExample, EXAMPLE, renamed } from '../../packs/test/made.ts'
import { playToTheEnd, settle } from './player.ts'
import { OwnServer } from './serve.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const build = (pack: string) => execFileSync(process.execPath, ['cli/bin/branchline.js', 'pack', 'build', pack], { cwd: ROOT })

let server: OwnServer
const plain = copyOfExample(bare('bare-coach'))
const broken = copyOfExample({
  ...renamed('broken-coach'),
  'poster/index.tsx': (text) =>
    text
      .replace('  return (', "  if (text.length > 0) throw new Error('no poster')\n  return (")
      .replace('/** The express', "const text = 'x'\n/** The express"),
  'table/index.tsx': (text) => `${text}\nthrow new Error('no table')\n`,
})

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  build(EXAMPLE)
  build(plain.folder)
  build(broken.folder)
  server = await OwnServer.open({ BRANCHLINE_PACKS: `${EXAMPLE},${plain.folder},${broken.folder}` })
})
test.afterAll(async () => {
  await server.close()
  plain.remove()
  broken.remove()
})

test('a pack with everything: its poster, its rules, its own table, a whole short game against its bots', async ({ page }) => {
  await settle(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(server.url)
  const bill = page.getByRole('article').filter({ hasText: 'Slip Coach' }).first()
  await expect(bill.getByText('Couple lighter and lighter coaches')).toBeVisible()
  await expect(bill.getByRole('img', { name: 'THE Slip Coach' })).toBeVisible()
  await page.goto(`${server.url}/rules/slip-coach`)
  await expect(page.getByText('It may not be heavier than the coach before it')).toBeVisible()
  await page.goto(`${server.url}/new/slip-coach?mode=bots`)
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: /Short/ }).check()
  await page.getByTestId('begin').click()
  await expect(page.getByText('Platform', { exact: true })).toBeVisible()
  await playToTheEnd(page)
  expect(errors).toEqual([])
})

test('a pack with rules and nothing else: the plain bill, the plain table, and bots that play', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  await page.goto(`${server.url}/new/bare-coach?mode=bots`)
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: /Short/ }).check()
  await page.getByTestId('begin').click()
  await playToTheEnd(page)
})

test('a pack whose poster and table break: the plain bill and the plain table in their place, and home stands', { tag: '@ci' }, async ({
  page,
}) => {
  await settle(page)
  await page.goto(server.url)
  const bill = page.getByRole('article').filter({ hasText: 'Broken Coach' }).first()
  await expect(bill.getByRole('img', { name: 'BRANCHLINE Broken Coach' })).toBeVisible()
  await page.goto(`${server.url}/new/broken-coach?mode=bots`)
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: /Short/ }).check()
  await page.getByTestId('begin').click()
  await playToTheEnd(page)
})

test('at the server: a table of a pack with a bot, from its opening to its end', { tag: '@ci' }, async ({ page }) => {
  // Every coach that is taken from the shed is a moment of no return: nobody is asked for each.
  await settle(page, { confirm: false })
  await page.goto(`${server.url}/new/slip-coach?mode=online`)
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: /Short/ }).check()
  await page.getByLabel('Who sits in seat 2').selectOption('apprentice')
  await page.getByTestId('begin').click()
  await page.getByTestId('start').click()
  await playToTheEnd(page)
})
