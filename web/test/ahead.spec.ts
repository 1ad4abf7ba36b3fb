import { TITLES } from '@branchline/games/catalogue'
import { expect, test } from '@playwright/test'
import { settle } from './player.ts'
import { inCiButOne } from './sittings.ts'

/** What is fetched when the table stands and its first decision can be made already. */
const LATER = /\/(SignTips|rest)-/

for (const { id } of TITLES) {
  test(`all that a kept table of ${id} begins with is asked for at once`, inCiButOne(id), async ({ page }) => {
    await settle(page)
    // On its usual board: the drawing of another comes when the table has said that it wants it.
    await page.goto(`/new/${id}?mode=hotseat`)
    await page.getByTestId('begin').click()
    await expect(page.getByTestId('prompt').or(page.getByTestId('curtain')).first()).toBeVisible()
    await page.reload()
    await expect(page.getByTestId('prompt').or(page.getByTestId('curtain')).first()).toBeVisible()
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const scripts = fetched.filter((name) => /\/assets\/.*\.js$/.test(name))
    const styles = fetched.filter((name) => name.endsWith('.css'))
    expect(styles, 'each style is fetched once').toEqual([...new Set(styles)])
    const early = await page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[data-early]')].map(({ href }) => href))
    const html = await (await page.request.get('/')).text()
    const late = scripts.filter((name) => !early.includes(name) && !html.includes(new URL(name).pathname) && !LATER.test(name))
    expect(late).toEqual([])
    expect(scripts.length).toBeGreaterThan(12)
    // And nothing is asked for that is not needed.
    const needless = early.filter((name) => name.endsWith('.js') && !scripts.includes(name))
    expect(needless).toEqual([])
  })
}

test('a table opens without asking for a calendar', async ({ page }) => {
  // The first one that is made reads the tables of all time zones: on a slow phone a tenth of a second before the first board.
  await page.addInitScript(() => {
    const { DateTimeFormat } = Intl
    const asked = Object.assign(window, { calendars: 0 })
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      apply(target, self, words) {
        asked.calendars++
        return Reflect.apply(target, self, words)
      },
      construct(target, words) {
        asked.calendars++
        return Reflect.construct(target, words)
      },
    })
  })
  await settle(page)
  await page.goto(`/new/${TITLES[0]?.id}?mode=hotseat`)
  await page.getByTestId('begin').click()
  await expect(page.getByTestId('prompt').or(page.getByTestId('curtain')).first()).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('prompt').or(page.getByTestId('curtain')).first()).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { calendars: number }).calendars)).toBe(0)
})
