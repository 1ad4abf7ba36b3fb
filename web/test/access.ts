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

export async function expectNoFinding(page: Page, where: string): Promise<void> {
  expect((await findings(page)).map(inWords), where).toEqual([])
}

const inWords = ({ id, nodes }: Awaited<ReturnType<typeof findings>>[number]) =>
  `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`
