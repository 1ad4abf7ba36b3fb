import { readFileSync } from 'node:fs'
import { knownOf, reviewGame } from '@branchline/bots'
import { type GameRecord, isRefusal } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { expect, test } from '@playwright/test'
import { reviewLink } from '../replay/reviewLink.ts'
import { playToTheEnd, position, settle, setUpShortGame } from './player.ts'
import { recordNamed } from './sittings.ts'

test('a finished game is replayed from its record, asked about, and branched off', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  await setUpShortGame(page, 'bots')
  await page.getByTestId('begin').click()
  await playToTheEnd(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the record' }).click()
  const path = await (await saved).path()
  await page.goto('/replay')
  await page.locator('input[type="file"]').setInputFiles(path)
  await expect(page.getByTestId('replay-controls')).toBeVisible()
  await expect.poll(() => position(page)).toMatch(/^0\//)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => position(page)).toMatch(/^1\//)
  // The address carries the whole record: it opens in another window without any file.
  await expect(page).toHaveURL(/#at=1&g=[a-z-]+&r=/)
  const address = page.url()
  await page.goto('/')
  await page.goto(address)
  await expect.poll(() => position(page)).toMatch(/^1\//)
  await page.getByTestId('turning').click()
  await expect(page.getByText('Turning points')).toBeVisible({ timeout: 60_000 })
  // The very ones that the command line tells.
  const record = JSON.parse(readFileSync(path, 'utf8')) as GameRecord
  const title = TITLES.find(({ id }) => id === record.game)
  if (title === undefined) throw new Error(record.game)
  const review = reviewGame(await knownOf(title), record)
  if (isRefusal(review)) throw new Error(review.code)
  const points = page.getByTestId('review').getByRole('listitem')
  await expect(points).toHaveCount(review.turningPoints.length)
  for (const [place, { at, reason, before, after }] of review.turningPoints.entries()) {
    await expect(points.nth(place)).toContainText(`Move ${at}, `)
    await expect(points.nth(place)).toContainText(reason)
    await expect(points.nth(place)).toContainText(`${Math.round(100 * before)} % → ${Math.round(100 * after)} %`)
  }
  await points.first().getByRole('button').click()
  await expect.poll(() => position(page)).toMatch(new RegExp(`^${review.turningPoints[0]?.at}/`))
  await page.getByTestId('branch').click()
  await expect(page).toHaveURL(/\/play\//)
  await expect.poll(() => position(page)).toMatch(/^\d+\/\d+$/)
})

test('a record that is none is refused with the reason', async ({ page }) => {
  await page.goto('/replay')
  await page.getByLabel(/paste a record/).fill('{"game":"west-riding","rulesVersion":1,"seats":9,"seed":"x","moves":[]}')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('seats')
})

test('a review that cannot be made can be asked for again', async ({ page }) => {
  await page.addInitScript(() => {
    const Whole = window.Worker
    let isFirst = true
    window.Worker = class extends Whole {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(isFirst ? 'data:text/javascript,throw 1' : url, options)
        isFirst = false
      }
    }
  })
  await page.goto('/replay')
  await page
    .getByLabel(/paste a record/)
    .fill('{"game":"west-riding","rulesVersion":1,"options":{},"seats":3,"seed":"x","moves":["offer ner"]}')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByTestId('turning').click()
  await expect(page.getByTestId('turning')).toBeVisible()
  await page.getByTestId('turning').click()
  await expect(page.getByText('Turning points')).toBeVisible()
})

test('a shared position leads on from where it stands: at the end to play on, without moves to nothing that is not there', async ({
  page,
}) => {
  await settle(page)
  const record = recordNamed('three-players')
  const [run, branch] = ['run', 'branch'].map((id) => page.getByTestId(id))
  await page.goto(await reviewLink({ ...record, moves: record.moves.slice(0, 20) } as never, 20))
  await expect(run).toHaveText('From the start')
  await expect(branch).toHaveAttribute('data-bar-button', 'primary')
  await run.click()
  await expect(run).toHaveText('Pause')
  await page.goto('/')
  await page.goto(await reviewLink({ ...record, moves: [] } as never, 0))
  await expect(branch).toBeVisible()
  await expect(run).toHaveCount(0)
  await expect(page.getByTestId('review')).toBeVisible()
  await expect(page.getByTestId('turning')).toHaveCount(0)
})
