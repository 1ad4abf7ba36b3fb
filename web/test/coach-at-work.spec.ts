/** What the coach does beside one: draws what it means, warns, says what a decision cost and what a round changed; by mouse, keys and on a phone. */
import { defaultOptions, type Json } from '@branchline/engine'
import { gameById } from '@branchline/games'
import { expect, type Page, test } from '@playwright/test'
import { momentOf, sitDown, sitDownAt } from './coachedTable.ts'
import { BRISKLY, moveButtons, myTurn, position, unfoldMoves } from './player.ts'
import { inCiBut } from './sittings.ts'

const coach = (page: Page) => page.getByTestId('coach')
const choices = (page: Page) => page.getByTestId('coach-choice')
/** Where one thing is clearly best it speaks only if asked; with more thought than a test has had it may be. */
async function asked(page: Page) {
  await expect(page.getByTestId('coach-ask').or(choices(page).first())).toBeVisible()
  await page.keyboard.press('a')
  await expect(choices(page).first()).toBeVisible()
}

const PHONE = { width: 390, height: 844 }

test('the chain that it speaks of is drawn once it is pressed or come to by keys, and nothing flees from the pointer', {
  tag: '@ci',
}, async ({ page }) => {
  const moment = await momentOf('wensleydale', ({ advice: { candidates, shown } }) =>
    candidates.slice(0, shown).some(({ line }) => line.filter((move) => move.startsWith('build')).length > 1),
  )
  await sitDownAt(page, moment)
  await asked(page)
  const line = page.getByTestId('plan-line')
  const first = choices(page).first()
  const place = await first.boundingBox()
  await first.hover()
  expect(await first.boundingBox()).toEqual(place)
  await expect(line).toHaveCount(0)
  await first.click()
  await expect(line).toHaveAttribute('data-route', /^[\w-]+(~[\w-]+)+$/)
  const drawn = await line.getAttribute('data-route')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByTestId('coach-ask').or(first)).toBeVisible()
  await page.keyboard.press('a')
  await first.focus()
  await expect(line).toHaveAttribute('data-route', drawn ?? '')
  await first.blur()
  await expect(line).toHaveCount(0)
})

for (const { name, settings, viewport, words } of [
  { name: 'in English', settings: {}, viewport: { width: 1366, height: 768 }, words: 'Before you do that' },
  { name: 'on a phone, in German', settings: { locale: 'de' }, viewport: PHONE, words: 'Bevor du das tust' },
]) {
  test(
    `before a move that costs much it warns, whoever points at it or comes to it by keys, ${name}`,
    inCiBut(name, 'in English'),
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const moment = await momentOf('wensleydale', ({ advice }) => advice.warnings.length > 0)
      await sitDownAt(page, moment, settings)
      await expect(coach(page)).toBeVisible()
      await unfoldMoves(page)
      const warned = moment.advice.warnings.map(({ move }) => page.locator(`[data-testid="moves"] button[data-move="${move}"]`))
      // It is sure only after some worlds: until then nothing is said.
      await expect(async () => {
        await warned[0].blur()
        await warned[0].focus()
        await expect(coach(page)).toContainText(words, { timeout: 500 })
      }).toPass()
      await expect(coach(page).getByRole('status')).toContainText(/\d/)
      await warned[0].blur()
      await expect(coach(page)).not.toContainText(words)
      if (viewport === PHONE) return
      await warned[0].hover()
      await expect(coach(page)).toContainText(words)
    },
  )
}

for (const { name, settings, viewport, words } of [
  { name: 'by mouse', settings: {}, viewport: { width: 1366, height: 768 }, words: 'A thought on your last decision' },
  { name: 'on a phone, in German', settings: { locale: 'de' }, viewport: PHONE, words: 'Zu deiner letzten Entscheidung' },
]) {
  test(`a decision that cost much is spoken of once, both lines are shown, and it is taken back, ${name}`, { tag: '@ci' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const moment = await momentOf(
      'wensleydale',
      ({ missed, puzzle, advice }) => missed !== null && puzzle.against.line.length === 1 && advice.shown > 1,
    )
    await sitDownAt(page, moment, settings)
    await asked(page)
    const before = await position(page)
    await unfoldMoves(page)
    await page.locator('#command-line').fill(moment.puzzle.against.line[0])
    await page.keyboard.press('Enter')
    await expect(coach(page)).toContainText(words)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await page.getByTestId('coach-show').click()
    await page.getByTestId('recap-skip').click()
    await expect(page.getByTestId('recap-skip')).toHaveCount(0)
    await page.getByTestId('coach-back').click()
    await expect.poll(() => position(page)).toBe(before)
    await expect(coach(page)).not.toContainText(words)
  })
}

test('a round is summed up in a sentence, and after the game three moments can be looked at: German, on a phone', { tag: '@ci' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const game = gameById('west-riding')
  if (game === undefined) throw new Error('no West Riding')
  const options = { ...(defaultOptions(game.options) as Record<string, Json>), turns: 2 }
  await sitDown(page, { game: game.id, rulesVersion: game.rulesVersion, options, seats: 3, seed: 'rounds', moves: [] }, 0, { locale: 'de' })
  const end = page.getByTestId('end')
  // It is said with the first decision of a round: whoever plays briskly may be faster than the eye.
  await page.evaluate(() => {
    const said = new Set<string>()
    Object.assign(window, { said })
    new MutationObserver(() => said.add(document.querySelector('[data-testid="coach"]')?.textContent ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  for (let played = 0; played < 200; played++) {
    await expect(end.or(myTurn(page)).first()).toBeVisible()
    if (await end.isVisible()) break
    await unfoldMoves(page)
    const before = await position(page)
    await moveButtons(page).last().click()
    await expect.poll(async () => (await end.isVisible()) || (await position(page)) !== before, BRISKLY).toBe(true)
  }
  const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])
  expect(said.filter((text) => /in der letzten Runde.*(vor dir|vor |gleichauf)/.test(text))).not.toEqual([])
  const moments = page.getByTestId('moments')
  await expect(moments).toContainText('Drei Augenblicke')
  await expect(moments.getByRole('listitem')).toHaveCount(3, { timeout: 60_000 })
  await moments.getByRole('button', { name: 'Zeig es mir' }).first().press('Enter')
  await expect(moments).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
