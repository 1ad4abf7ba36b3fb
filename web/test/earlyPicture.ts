/** The picture of a table that was seen on this device, and what is kept with it: see public/early.js. */
import { expect, type Page } from '@playwright/test'
import { myTurn, position, settle } from './player.ts'

/** Titles whose first decision is made on the board, and in the bar. */
export const [WITH_PLACES, WITH_BUTTONS] = ['rising-sun', 'wensleydale']
export const PICTURE = '#early-image'
export const WINDOWS = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 768 } } as const

/** What a browser says when something is against the content security policy, or not right otherwise. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  return complaints
}

export const isPainted = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length === 1)
export const colourOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

/** Which share of two screens differs so much that one would see it. */
export async function differenceOf(page: Page, screens: readonly Buffer[]): Promise<number> {
  const blank = await page.context().newPage()
  const share = await blank.evaluate(
    async (addresses) => {
      const [one, other] = await Promise.all(
        addresses.map(async (address) => {
          const image = new Image()
          image.src = address
          await image.decode()
          const { width, height } = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
          const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
          context.drawImage(image, 0, 0)
          return context.getImageData(0, 0, width, height).data
        }),
      )
      return one.filter((value, at) => Math.abs(value - other[at]) > 64).length / one.length
    },
    screens.map((screen) => `data:image/png;base64,${screen.toString('base64')}`),
  )
  await blank.close()
  return share
}

export type Tap = readonly [name: string, left: number, top: number, width: number, height: number]
export interface Kept {
  readonly n: number
  readonly image: string
  readonly colours: readonly string[]
  readonly place: readonly number[]
  readonly taps: readonly Tap[]
}
export const boards = (page: Page): Promise<Kept[]> => page.evaluate(() => JSON.parse(localStorage.getItem('branchline.boards') ?? '[]'))
export const keepInstead = (page: Page, text: string) => page.evaluate((given) => localStorage.setItem('branchline.boards', given), text)

/** Begins a table against bots. */
export async function begun(page: Page, game: string): Promise<void> {
  await settle(page)
  await page.goto(`/new/${game}?mode=bots`)
  await page.getByTestId('begin').click()
  await myTurn(page).waitFor({ timeout: 60_000 })
}

/** Begins a table against bots; its board is kept. */
export async function seen(page: Page, game: string): Promise<void> {
  await begun(page, game)
  await expect.poll(async () => (await boards(page))[0]?.n).toBe(Number((await position(page)).split('/')[1]))
}

/** Opens the page again; scripts and styles are held back until what is returned is called. */
export async function openedByItself(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*', (route) => held.then(() => route.continue()))
  await page.reload({ waitUntil: 'commit' })
  return letGo
}
