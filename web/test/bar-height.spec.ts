/** On a phone the bar takes its height from the board: between two taps the board would jump under the finger. */
import { expect, type Page, test } from '@playwright/test'
import { settle, stillness } from './player.ts'
import { inCiButOne, recordOf, SITTINGS, sitDownAt, storeTable } from './sittings.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** What is asked may need a third row of figures; what is planned besides it a row of tokens to pay with. */
const [FIGURES, TOKENS] = [34, 46]
const PARTS = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8]
const CHOICES = '#board :is([data-move], path[data-area]), [data-testid="prompt"] [data-lit]'

const boardHeight = async (page: Page) => Math.round((await page.locator('#board').boundingBox())?.height ?? 0)

for (const game of SITTINGS)
  test(`the board of ${game} is as tall whatever is asked and chosen, but for a row of each`, inCiButOne(game), async ({ page }) => {
    await settle(page)
    const record = recordOf(game)
    const asked: number[] = []
    const chosen: number[] = []
    for (const part of PARTS) {
      const at = Math.round(record.moves.length * part)
      await sitDownAt(page, record, at)
      await stillness(page)
      asked.push(await boardHeight(page))
      const choices = await page.locator(CHOICES).all()
      for (const choice of choices.slice(0, 24).filter((_, place) => place % 6 === 0)) {
        await choice.dispatchEvent('click')
        chosen.push(await boardHeight(page))
      }
    }
    await waitFor(page, record)
    asked.push(await boardHeight(page))
    expect(chosen.length).toBeGreaterThan(3)
    expect(Math.max(...asked) - Math.min(...asked), `${asked}`).toBeLessThanOrEqual(FIGURES)
    expect(Math.max(...asked) - Math.min(...chosen), `${chosen}`).toBeLessThanOrEqual(FIGURES + TOKENS)
  })

/** The same game while a bot thinks, which never comes to an end. */
async function waitFor(page: Page, record: ReturnType<typeof recordOf>) {
  await page.route('**/assets/thinker-*.js', () => undefined)
  const names = ['Ada', 'Grace', 'Mary', 'Hedy', 'Sofja'].slice(0, record.seats)
  await storeTable(page, {
    id: 'waiting',
    record: { ...record, moves: record.moves.slice(0, Math.round(record.moves.length / 2)) },
    occupants: names.map((name) => ({ kind: 'bot', level: 'driver', name })),
    undone: [],
    toAct: 0,
    createdAt: 1,
    changedAt: 1,
    notes: '',
  } as { id: string })
  await page.goto('/play/waiting')
  await expect(page.getByTestId('doing')).toBeVisible()
  await stillness(page)
}
