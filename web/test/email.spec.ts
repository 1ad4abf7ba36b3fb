/** The way in by e-mail, with a mail server of the test's own: the letter is read, its link opened, the guest's table comes along. */
import { expect, type Page, test } from '@playwright/test'
import { openLetterBox } from '../../server/test/letter-box.ts'
import { settle } from './player.ts'
import { OwnServer } from './serve.ts'

let box: Awaited<ReturnType<typeof openLetterBox>>
let server: OwnServer

test.beforeAll(async () => {
  box = await openLetterBox()
  server = await OwnServer.open({ BRANCHLINE_MAIL: box.url, BRANCHLINE_MAIL_FROM: 'Branchline <post@example.org>' })
})
test.afterAll(async () => {
  box.close()
  await server.close()
})

async function openTable(page: Page, game: string): Promise<string> {
  await page.goto(`${server.url}/new/${game}?mode=online`)
  await page.getByTestId('begin').click()
  await expect(page).toHaveURL(/\/t\/\w{12}$/)
  return new URL(page.url()).pathname
}

/** Asks for a link, and reads it out of the letter. */
async function linkFor(page: Page, address: string): Promise<string> {
  await page.goto(`${server.url}/account`)
  const before = box.letters.length
  await page.getByLabel('E-mail address').fill(address)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(address)).toBeVisible()
  await expect.poll(() => box.letters.length).toBe(before + 1)
  const letter = box.letters.at(-1)
  expect(letter?.to).toBe(address)
  return /http\S+\/link#\w{24}/.exec(letter?.text ?? '')?.[0] ?? 'no link in the letter'
}

test('a guest joins an address; another device signs in by it and takes its own table along', { tag: '@ci' }, async ({ browser }) => {
  const device = async (name: string, width: number) => {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', viewport: { width, height: 844 } })
    const page = await context.newPage()
    await settle(page, { name })
    return page
  }
  const [laptop, phone] = [await device('Ada', 1280), await device('Phone', 390)]
  const first = await openTable(laptop, 'west-riding')
  const joining = await linkFor(laptop, 'ada@example.org')
  await laptop.goto(joining)
  await laptop.getByTestId('follow').click()
  await laptop.getByTestId('take-along').click()
  await expect(laptop.getByRole('heading', { name: 'Ada', level: 2 })).toBeVisible()
  await expect(laptop.getByText('ada@example.org')).toBeVisible()

  const second = await openTable(phone, 'nuremberg')
  const entering = await linkFor(phone, 'ada@example.org')
  await phone.goto(entering)
  await expect(phone.getByText('This link signs this device in as Ada.')).toBeVisible()
  await expect(phone.getByText('You have 1 table here as a guest')).toBeVisible()
  await phone.getByTestId('follow').click()
  await expect(phone.getByText('Before, this device was Phone, with 1 table.')).toBeVisible()
  await phone.getByTestId('take-along').click()
  await expect(phone.getByTestId('guest-before')).toBeHidden()
  await expect(phone.getByRole('heading', { name: 'Ada', level: 2 })).toBeVisible()
  for (const page of [laptop, phone]) {
    await page.goto(server.url)
    for (const path of [first, second]) await expect(page.locator(`a[href="${path}"]`)).toBeVisible()
  }

  // From the account to the notices, and to one's time: both come into sight.
  await phone.goto(`${server.url}/account`)
  await phone.getByRole('link', { name: 'Notices' }).click()
  await expect(phone.getByTestId('notices')).toBeInViewport()
  await phone.getByRole('navigation', { name: 'Your own pages' }).getByRole('link', { name: 'My time' }).click()
  await expect(phone.getByTestId('my-time')).toBeInViewport()

  // It was good once.
  await phone.goto(entering)
  await expect(phone.getByText('used up or too old')).toBeVisible()
})
