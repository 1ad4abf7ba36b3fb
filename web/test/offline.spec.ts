import { expect, test } from '@playwright/test'
import { playToTheEnd, settle, setUpShortGame } from './player.ts'

test.use({ serviceWorkers: 'allow' })

test('once loaded, pass and play and bots work without any network', { tag: '@ci' }, async ({ page, context }) => {
  await settle(page)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  for (const path of ['/statistics', '/account', '/replay', '/lobby', '/clubs']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/Failed to fetch|NetworkError|Load failed/)).toHaveCount(0)
  }
  await page.goto('/t/AAAAAAAAAAAA')
  await expect(page.getByText('This table is on the server: it opens again when you are online.')).toBeVisible()
  await setUpShortGame(page, 'bots')
  await page.getByTestId('begin').click()
  await playToTheEnd(page)
  await page.goto('/rules/rising-sun')
  await expect(page.getByText('RS-1.1', { exact: true })).toBeVisible()
})

test('it can be installed', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await request.get(href ?? '')).json()) as { display: string; icons: { src: string }[] }
  expect(manifest.display).toBe('standalone')
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true)
})
