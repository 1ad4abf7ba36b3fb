import { expect, type Page, test } from '@playwright/test'
import { type Measured, measure } from './measure.ts'
import { moveButtons, myTurn, position, settle, setUpShortGame, stillness, unfoldMoves } from './player.ts'
import { inCiBut, recordNamed, recordOf, SITTINGS, sitDown, sitDownAt } from './sittings.ts'

interface Limits {
  readonly board?: number
  readonly stage?: number
  readonly boardText: number
  readonly text: number
  readonly words: number
  readonly figures: number
  readonly target: number
  readonly barButton: number
}

/** Of maps, of games that are played from a hand with their supply in view, and of those on a board taller than wide, beside which all else lies. */
const LIMITS: Readonly<Record<string, { readonly map: Limits; readonly hand: Limits; readonly tall: Limits }>> = {
  '1366x768': limits({ boardText: 9, target: 24, barButton: 36 }, 0.55, 0.45, 0.38),
  '1440x900': limits({ boardText: 11, target: 24, barButton: 36 }, 0.58, 0.5, 0.42),
  '1024x768': limits({ boardText: 9, target: 44, barButton: 44 }, 0.6, 0.46, 0.44),
  '390x844': limits({ boardText: 9.5, text: 10.5, words: 55, figures: 40, target: 44, barButton: 44 }),
  '768x1024': limits({ boardText: 9, target: 40, barButton: 44 }, 0.54, 0.54, 0.5),
  '844x390': limits({ boardText: 9.5, text: 9, words: 55, figures: 40, target: 44, barButton: 44 }),
  '1920x1080': limits({ boardText: 12, target: 30, barButton: 36 }, 0.58, 0.5, 0.38),
  '2560x1440': limits({ boardText: 14, target: 30, barButton: 36 }, 0.58, 0.5, 0.38),
}

function limits(common: Partial<Limits> & Pick<Limits, 'boardText' | 'target' | 'barButton'>, map?: number, hand?: number, tall?: number) {
  const around = { text: 11, words: 70, figures: 70, ...common }
  const held = { ...around, words: Math.max(around.words, 120), figures: Math.max(around.figures, 90) }
  if (map === undefined || hand === undefined || tall === undefined)
    return { map: { ...around, stage: 0.55 }, hand: { ...around, stage: 0.45 }, tall: { ...around, stage: 0.45 } }
  return { map: { ...around, board: map }, hand: { ...held, board: hand }, tall: { ...held, board: tall } }
}
const KINDS: Readonly<Record<string, 'hand'>> = { 'rising-sun': 'hand' }
/** Boards that stand upright, by the name of their record. */
const TALL = ['map-california', 'map-italy']
/** The last two are a laptop of 1366 × 768 and a tablet of 1024 × 768 at twice the size. */
const SIZES = [
  '360x740',
  '390x844',
  '768x1024',
  '844x390',
  '1024x768',
  '1280x800',
  '1366x768',
  '1440x900',
  '1920x1080',
  '683x384',
  '512x384',
]

async function resize(page: Page, size: string): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number)
  await page.setViewportSize({ width, height })
  await stillness(page)
}

async function expectWithin(page: Page, size: string, limits: Limits): Promise<void> {
  const found: Measured = await page.evaluate(measure)
  if (limits.board !== undefined) expect.soft(found.board, `${size} board`).toBeGreaterThanOrEqual(limits.board)
  if (limits.stage !== undefined) expect.soft(found.stage, `${size} stage`).toBeGreaterThanOrEqual(limits.stage)
  expect.soft(found.boardText, `${size} lettering on the board`).toBeGreaterThanOrEqual(limits.boardText)
  expect.soft(found.text, `${size} lettering around it`).toBeGreaterThanOrEqual(limits.text)
  expect.soft(found.words, `${size} words`).toBeLessThanOrEqual(limits.words)
  expect.soft(found.figures, `${size} figures`).toBeLessThanOrEqual(limits.figures)
  expect.soft(found.target, `${size} targets`).toBeGreaterThanOrEqual(limits.target)
  // Where one first points at the board there may be none yet.
  if (found.barButton > 0) expect.soft(found.barButton, `${size} buttons of the bar`).toBeGreaterThanOrEqual(limits.barButton)
  expect.soft(found.faults, size).toEqual([])
}

for (const game of SITTINGS) {
  test(`the board is the screen, and little stands around it: ${game}`, inCiBut(game, 'rising-sun'), async ({ page }) => {
    await settle(page)
    await page.setViewportSize({ width: 1366, height: 768 })
    await sitDown(page, game, 0)
    await expect(myTurn(page)).toBeVisible()
    for (const [size, kinds] of Object.entries(LIMITS)) {
      await resize(page, size)
      await expectWithin(page, size, kinds[KINDS[game] ?? 'map'])
    }
  })

  test(`nothing is cut or scrolls at any size, with long names and large letters: ${game}`, { tag: '@ci' }, async ({ page }) => {
    await settle(page)
    const long = ['A', 'B', 'C', 'D', 'E'].map((letter) => `${letter}${'nnabelle Wilhelmina van der Ahrenshoop-Schmidt'.slice(0, 39)}`)
    await page.setViewportSize({ width: 1366, height: 768 })
    for (const part of [0, 0.55]) {
      await sitDown(page, game, part, long)
      for (const size of SIZES) {
        await resize(page, size)
        const { faults } = await page.evaluate(measure)
        expect.soft(faults, `${size}, ${part}`).toEqual([])
      }
    }
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    for (const size of ['1366x768', '390x844']) {
      await resize(page, size)
      const whole = await page.evaluate(() => `${document.documentElement.scrollWidth}x${document.documentElement.scrollHeight}`)
      expect.soft(whole, 'letters twice as large').toBe(size)
    }
  })
}

test('a board taller than wide has the whole height, and hand and supply lie beside it', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  for (const name of TALL) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await sitDownAt(page, recordNamed(name), 0)
    await expect(myTurn(page)).toBeVisible()
    for (const [size, { tall }] of Object.entries(LIMITS)) {
      await resize(page, size)
      await expectWithin(page, size, tall)
    }
  }
})

const openSheet = (page: Page) => page.locator('[data-sheet]')

test('one key opens each sheet, Esc shuts the topmost layer only, and the focus comes back', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'west-riding', 0.3)
  const from = page.locator('#strip button').first()
  for (const [key, name] of [
    ['m', 'All moves'],
    ['k', 'Key of signs'],
    ['w', 'In words'],
    ['p', 'Players'],
    ['n', 'Notes'],
  ] as const) {
    await from.focus()
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('r')
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toBeHidden()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(openSheet(page)).toHaveCount(0)
    await expect(from).toBeFocused()
  }
  await page.keyboard.press('l')
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('h')
  await expect(page.getByRole('slider', { name: 'Position after move' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('slider', { name: 'Position after move' })).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
})

test('a refusal is a slip with its reason, and leaves with the next move', { tag: '@ci' }, async ({ page }) => {
  await settle(page)
  await setUpShortGame(page, 'hotseat')
  await page.getByTestId('begin').click()
  await expect(myTurn(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.locator('#command-line')).toBeFocused()
  await page.keyboard.type('bid 7')
  await page.keyboard.press('Enter')
  const slip = page.getByTestId('prompt').getByRole('alert')
  await expect(slip).toContainText('Not allowed')
  expect(await position(page)).toBe('0/0')
  await page.locator('#command-line').fill('')
  await moveButtons(page).first().click()
  await expect.poll(() => position(page)).toBe('1/1')
  await expect(slip).toBeHidden()
})

for (const game of SITTINGS)
  test(`a slip covers nothing of the board, ${game}`, inCiBut(game, 'west-riding'), async ({ page }) => {
    await settle(page)
    const record = recordOf(game)
    await sitDownAt(page, record, 0)
    await expect(myTurn(page)).toBeVisible()
    await page.keyboard.press('/')
    await page.locator('#command-line').fill(record.moves.at(-1) ?? '')
    await page.keyboard.press('Enter')
    const slip = page.locator('[data-slip]')
    await expect(slip).toBeVisible()
    await page.keyboard.press('Escape')
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await stillness(page)
      const faults = await slip.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const board = document.getElementById('board')?.getBoundingClientRect() ?? new DOMRect()
        const isOnBoard = left < board.right && right > board.left && top < board.bottom && bottom > board.top
        const isBeyond = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
        return [...(isOnBoard ? ['on the board'] : []), ...(isBeyond ? ['beyond the screen'] : [])]
      })
      expect(faults, `${width}`).toEqual([])
    }
  })

test('what is said of the move under the pointer never takes it away from there: each is made by one click', async ({ page }) => {
  await settle(page)
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto('/new/nuremberg?mode=hotseat')
  await page.getByTestId('begin').click()
  for (let decision = 0; decision < 6; decision++) {
    await unfoldMoves(page)
    const before = await position(page)
    await moveButtons(page).last().click()
    await expect.poll(() => position(page), { timeout: 5000 }).not.toBe(before)
  }
})

test('what comes to lie under a pointer at rest was not pointed at: its card waits for a movement', async ({ page }) => {
  await settle(page)
  await page.goto('/new/west-riding?mode=hotseat')
  const town = '[data-hex="bradford"]'
  await page.getByTestId('begin').click()
  const { x, y, width, height } = (await page.locator(town).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const address = page.url()
  await page.goto('/')
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.goto(address)
  await expect(page.locator(town).first()).toBeVisible()
  await stillness(page)
  await expect(page.getByTestId('place-card')).toHaveCount(0)
  await page.mouse.move(x + width / 2 + 3, y + height / 2)
  await expect(page.getByTestId('place-card')).toBeVisible()
})

test('what a move would do is said without moving it away from under the pointer', async ({ page }) => {
  await settle(page)
  await sitDown(page, 'rising-sun', 0)
  await unfoldMoves(page)
  const last = moveButtons(page).last()
  await last.scrollIntoViewIfNeeded()
  const before = await last.boundingBox()
  await last.hover()
  const said = page.getByTestId('consequence')
  await expect(said).toBeVisible()
  expect(await last.boundingBox()).toEqual(before)
  const [move, words] = [await last.boundingBox(), await said.boundingBox()]
  expect((words?.y ?? 0) - (move?.y ?? 0)).toBeGreaterThanOrEqual(move?.height ?? 0)
  await page.mouse.down()
  await page.mouse.up()
  // It was played: the device goes to the next.
  await expect(page.getByTestId('curtain')).toBeVisible()
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a position opens close up; a swipe moves the board and nothing else; the small map shows all of it', async ({ page }) => {
    await settle(page)
    await sitDown(page, 'wensleydale', 0.55)
    const transform = () => page.locator('[data-testid="board"] > svg:last-child > g').getAttribute('transform')
    await expect(page.getByTestId('inset')).toBeVisible()
    const before = await transform()
    const line = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      line.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 150, y }] })
    await touch('touchStart', 480)
    for (let y = 460; y >= 180; y -= 20) await touch('touchMove', y)
    await touch('touchEnd', 180)
    await expect.poll(transform).not.toBe(before)
    expect(await page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollTop])).toEqual([0, 0, 0])
    await expect(openSheet(page)).toHaveCount(0)
    await expect(page.getByTestId('prompt')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('p[data-name]')).toBeInViewport({ ratio: 1 })
    await page.getByTestId('inset').tap()
    await expect(page.getByTestId('inset')).toBeHidden()
    // Nothing to move at the whole board: a swipe up there opens the tray.
    await touch('touchStart', 480)
    for (let y = 460; y >= 300; y -= 20) await touch('touchMove', y)
    await touch('touchEnd', 300)
    await expect(openSheet(page)).toBeVisible()
  })

  test('a game that is opened in mid-turn shows what can be chosen, wherever on the board it lies', async ({ page }) => {
    await settle(page)
    const record = recordNamed('wensleydale-4')
    // A chain that has reached the edge of the map.
    await sitDownAt(page, record, record.moves.indexOf('build garsdale~dent') + 2)
    await expect(page.getByTestId('prompt')).toContainText('Go on from Barbon?')
    const seen = () =>
      page.evaluate(() => {
        const stage = document.querySelector('#board')?.getBoundingClientRect()
        return [...document.querySelectorAll('#board :is([data-move], [data-start], [data-in-mind])')].some((lit) => {
          const { left, top, width, height } = lit.getBoundingClientRect()
          const [x, y] = [left + width / 2, top + height / 2]
          return stage !== undefined && x > stage.left && x < stage.right && y > stage.top && y < stage.bottom
        })
      })
    await expect.poll(seen).toBe(true)
  })

  test('whatever is asked next, some of it stands a fingertip inside the board', async ({ page }) => {
    await settle(page)
    const record = recordNamed('nuremberg-3')
    const from = record.moves.findIndex((move) => move.startsWith('build'))
    await sitDownAt(page, record, from)
    const inside = () =>
      page.evaluate(() => {
        const stage = document.querySelector('#board')?.getBoundingClientRect()
        return [...document.querySelectorAll('#board :is([data-move], [data-start], [data-in-mind])')].some((lit) => {
          const { left, top, width, height } = lit.getBoundingClientRect()
          const [x, y] = [left + width / 2, top + height / 2]
          return stage !== undefined && x > stage.left + 20 && x < stage.right - 20 && y > stage.top + 20 && y < stage.bottom - 20
        })
      })
    for (const move of record.moves.slice(from, from + 8)) {
      await expect.poll(inside, `before ${move}`).toBe(true)
      const before = await position(page)
      await page.keyboard.press('/')
      await page.locator('#command-line').fill(move)
      await page.locator('#command-line').press('Enter')
      await expect.poll(() => position(page)).not.toBe(before)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
  })

  test('a tray gives way when the next answer lies on the board, and stays when one lies in it', async ({ page }) => {
    await settle(page)
    const record = recordNamed('all-railways-finished')
    const passBefore = (next: string) =>
      record.moves.findIndex((move, place) => move === 'pass' && record.moves[place + 1]?.startsWith(next))
    const passWithTrayUp = async (moves: number) => {
      await sitDownAt(page, record, moves)
      await page.getByRole('button', { name: 'Shares', exact: true }).tap()
      await expect(openSheet(page)).toBeVisible()
      const before = await position(page)
      await page.locator('[data-choice="pass"]').tap()
      await expect.poll(() => position(page)).not.toBe(before)
    }
    // Nobody wants the lot: the next is offered in the tray.
    await passWithTrayUp(passBefore('offer'))
    await expect(openSheet(page).locator('[data-move]').first()).toBeVisible()
    await page.waitForTimeout(600)
    await expect(openSheet(page)).toBeVisible()
    // Sold: where to build is asked on the board.
    await passWithTrayUp(passBefore('build to'))
    await expect(openSheet(page)).toHaveCount(0)
    await expect(page.locator('#board [data-move]').first()).toBeVisible()
  })

  test('what was done for somebody stands beside their sign, and says what it was about', async ({ page }) => {
    await settle(page, { forced: true })
    const record = recordNamed('three-players')
    // All that the first had went for the first lot: the second bids, the third passes, and the first has to.
    await sitDownAt(page, record, record.moves.indexOf('bid 6') + 1)
    await page.locator('[data-choice="pass"]').tap()
    const told = page.getByTestId('told')
    await expect(told).toContainText('£7 for a share of the LYR: you passed')
    const [sign, said] = await Promise.all([told.locator('svg').first().boundingBox(), told.getByText('you passed').boundingBox()])
    expect(said?.x ?? 0).toBeGreaterThan((sign?.x ?? 0) + (sign?.width ?? 0))
    expect(sign?.y ?? 0).toBeGreaterThanOrEqual(said?.y ?? 0)
  })
})
