import { readLesson } from '@branchline/engine/lessons'
import { TITLES } from '@branchline/games/catalogue'
import { expect, type Page, test } from '@playwright/test'
import { settle } from './player.ts'
import { inCiButOne } from './sittings.ts'

/** What is fetched when the table stands and its first decision can be made already. */
const LATER = /\/(SignTips|rest)-/

/** Notes in `made` which calendars, ways of lists and of numbers are made: the first of each reads tables of all languages, on a slow phone a tenth of a second. */
function noteFormats(): void {
  const made = Object.assign(window, { made: [] as string[] })
  for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat'] as const) {
    const format = Intl[name] as unknown as new (...words: unknown[]) => object
    const counted = new Proxy(format, {
      apply(target, self, words) {
        made.made.push(name)
        return Reflect.apply(target as unknown as (...words: unknown[]) => object, self, words)
      },
      construct(target, words) {
        made.made.push(name)
        return Reflect.construct(target, words)
      },
    })
    Object.assign(Intl, { [name]: counted })
  }
}

for (const { id } of TITLES) {
  test(
    `all that a kept table of ${id} begins with is asked for at once, and no calendar or way of numbers is made for it`,
    inCiButOne(id),
    async ({ page }) => {
      await page.addInitScript(noteFormats)
      await settle(page)
      // On its usual board: the drawing of another comes when the table has said that it wants it.
      await page.goto(`/new/${id}?mode=hotseat`)
      await page.getByTestId('begin').click()
      await expect(page.getByTestId('prompt').or(page.getByTestId('curtain')).first()).toBeVisible()
      await page.reload()
      await expect(page.getByTestId('prompt').or(page.getByTestId('curtain')).first()).toBeVisible()
      expect.soft(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([])
      const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      const scripts = fetched.filter((name) => /\/assets\/.*\.js$/.test(name))
      const styles = fetched.filter((name) => name.endsWith('.css'))
      expect(styles, 'each style is fetched once').toEqual([...new Set(styles)])
      const early = await page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[data-early]')].map(({ href }) => href))
      const html = await (await page.request.get('/')).text()
      const late = scripts.filter((name) => !early.includes(name) && !html.includes(new URL(name).pathname) && !LATER.test(name))
      expect(late).toEqual([])
      expect(scripts.length).toBeGreaterThan(8)
      // A browser asks for six at a time: a file of a few letters holds up a large one for a round trip.
      expect(early.length).toBeLessThanOrEqual(12)
      for (const name of early.filter((file) => file.endsWith('.js')))
        expect(await (await page.request.get(name)).text(), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
      // And nothing is asked for that is not needed.
      const needless = early.filter((name) => name.endsWith('.js') && !scripts.includes(name))
      expect(needless).toEqual([])
    },
  )
}

test('rules are run when they are there, while the table they are for is still on its way', async ({ page }) => {
  await settle(page)
  await page.goto(`/new/${TITLES[0].id}?mode=hotseat`)
  await page.getByTestId('begin').click()
  await expect(page.getByTestId('prompt').or(page.getByTestId('curtain')).first()).toBeVisible()
  await page.route('**/assets/*-rules-*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()};window.haveRulesRun = true` })
  })
  await page.route('**/assets/table-*.js', () => undefined)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => 'haveRulesRun' in window)
  expect(await page.locator('main').count()).toBe(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

const scriptsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name }) => (/\/assets\/.*\.js$/.test(name) ? [name] : [])))
/** From the first of what comes later on all is for later. */
function beforeLater(scripts: readonly string[]): readonly string[] {
  const later = scripts.findIndex((name) => LATER.test(name))
  return later < 0 ? scripts : scripts.slice(0, later)
}
const board = (page: Page) => page.locator('[data-testid="board"] svg g *').first()

for (const { id, lessons } of TITLES.filter((title) => title.lessons !== undefined)) {
  test(`all that a lesson of ${id} begins with is asked for at once`, inCiButOne(id), async ({ page }) => {
    const book = await lessons?.()
    const { id: lesson } = readLesson(book?.lessons[0])
    await settle(page)
    await page.goto(`/learn/${id}/${lesson}`)
    await expect(board(page)).toBeAttached()
    const first = beforeLater(await scriptsOf(page))
    expect(first.length).toBeGreaterThan(12)
    const early = await page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[data-early]')].map(({ href }) => href))
    const html = await (await page.request.get('/')).text()
    expect(first.filter((name) => !early.includes(name) && !html.includes(new URL(name).pathname))).toEqual([])
  })
}

test('what a lesson needs is fetched while one reads which there are, and a table while one is asked whether to learn first', async ({
  page,
}) => {
  const [{ id }] = TITLES
  await settle(page)
  await page.goto(`/learn/${id}`)
  await page.locator('[data-lesson]').first().waitFor()
  await page.waitForLoadState('networkidle')
  let before = await scriptsOf(page)
  await page.locator('[data-lesson] a').first().click()
  await expect(board(page)).toBeAttached()
  const late = async () => beforeLater((await scriptsOf(page)).filter((name) => !before.includes(name)))
  expect(await late()).toEqual([])

  await page.goto('/')
  await page.getByRole('article').first().getByRole('button').first().click()
  const straightIn = page.getByTestId('straight-in')
  await straightIn.waitFor()
  await page.waitForLoadState('networkidle')
  before = await scriptsOf(page)
  await straightIn.click()
  await expect(board(page)).toBeAttached()
  // Bots think in a worker of their own.
  expect((await late()).filter((name) => /\/(table|engine|[a-z-]+-rules)-/.test(name))).toEqual([])
})
