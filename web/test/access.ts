/** Accessibility, as far as a machine can tell. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Only what is wrong is put together, and in the page itself: a board has thousands of sound places, and to carry them all through a
 * second page took three times as long as to look. (That way is for frames of other origins; we have none.)
 */
async function findings(page: Page) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  return (await axe.withTags(TAGS).analyze()).violations
}

export async function expectNoSeriousFinding(page: Page, where: string): Promise<void> {
  const serious = (await findings(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(inWords), where).toEqual([])
}

/** The same page on dark paper: what is there and how it is named is the same, so only what has to do with colour is looked at again. */
export async function expectReadableInTheDark(page: Page, where: string): Promise<void> {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const turnTo = (theme: string) => page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme)
  const day = await paper()
  await turnTo('dark')
  expect(await paper(), where).not.toBe(day)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.withRules(['color-contrast', 'link-in-text-block']).analyze()
  expect(violations.map(inWords), `${where}, dark`).toEqual([])
  await turnTo('light')
}

export async function expectNoFinding(page: Page, where: string): Promise<void> {
  expect((await findings(page)).map(inWords), where).toEqual([])
}

const inWords = ({ id, nodes }: Awaited<ReturnType<typeof findings>>[number]) =>
  `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`
