/** What a visitor finds at the front door: what each game is, how long and heavy, and a lesson offered once to whoever never played it. */
import { TITLES } from '@branchline/games/catalogue'
import { expect, test } from '@playwright/test'
import { myTurn, settle } from './player.ts'

test('every title says in a sentence what one does and how one wins, how long it takes and how heavy it is, and can be learned', async ({
  page,
}) => {
  await page.goto('/')
  for (const { name, blurb, minutes, lessons, id } of TITLES) {
    const bill = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(bill).toContainText(blurb.en)
    expect(blurb.en, 'how one wins').toMatch(/\bwins?\b/)
    await expect(bill).toContainText(`${minutes.min}–${minutes.max} minutes`)
    await expect(bill).toContainText(/light|medium|heavy/)
    await expect(bill.getByRole('button', { name: 'Play now', exact: true })).toBeVisible()
    expect(lessons, `${name} has lessons`).toBeDefined()
    await expect(bill.getByRole('link', { name: `Learn ${name}` })).toHaveAttribute('href', `/learn/${id}`)
  }
})

test('Play now says against whom it begins: as many and as strong as last time', async ({ page }) => {
  const [{ id, name, seats }] = TITLES
  await page.addInitScript(
    ([game, most]) => {
      localStorage.setItem('branchline.ladder', '{"level":"fireman","won":3,"counted":[]}')
      localStorage.setItem(`branchline.seats.${game}`, `${most}`)
    },
    [id, seats.max] as const,
  )
  await page.goto('/')
  const bill = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const play = bill.getByRole('button', { name: 'Play now', exact: true })
  await expect(play).toHaveAccessibleDescription(`${seats.max - 1} bots · fireman`)
  // Whoever takes up the next level here begins with that one.
  await page.getByRole('button', { name: 'Play “driver” from now on' }).click()
  await expect(play).toHaveAccessibleDescription(`${seats.max - 1} bots · driver`)
})

test('whoever never played a title is offered the lesson first, once, and can say no', async ({ page }) => {
  await settle(page)
  // Bots that do not think: nobody here plays against them.
  await page.addInitScript(() => localStorage.setItem('branchline.ladder', '{"level":"trainee","won":0,"counted":[]}'))
  const [{ name }, other] = TITLES
  const play = (title: string) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByRole('button', { name: 'Play now', exact: true })
      .click()
  await page.goto('/')
  await play(name)
  await expect(page.getByRole('dialog')).toContainText(name)
  await page.getByTestId('straight-in').click()
  await myTurn(page).waitFor({ timeout: 60_000 })
  await page.goto('/')
  await play(name)
  await myTurn(page).waitFor({ timeout: 60_000 })
  // To shut the question is an answer too.
  await page.goto('/')
  await play(other.name)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await play(other.name)
  await myTurn(page).waitFor({ timeout: 60_000 })
})
