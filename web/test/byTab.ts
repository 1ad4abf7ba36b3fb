/** A page walked by Tab alone: what can be pressed but is never come to, and what is come to without being seen to be. */
import type { Page } from '@playwright/test'

/** Boards and lists that are walked by arrows have one stop of Tab each. */
const STOPS =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]'

interface Walked {
  readonly unreached: readonly string[]
  readonly unseen: readonly string[]
  readonly stops: number
}

export async function walkedByTab(page: Page): Promise<Walked> {
  const count = await page.evaluate((stops) => {
    let number = 0
    for (const one of document.querySelectorAll<HTMLElement>(stops)) {
      const isShown = one.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && one.closest('[inert]') === null
      if (isShown && one.tabIndex >= 0) one.dataset.stop = String(number++)
    }
    ;(document.activeElement as HTMLElement | null)?.blur()
    return number
  }, STOPS)
  const [reached, unseen] = [new Set<string>(), new Set<string>()]
  for (let step = 0; step < count + 10; step++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement | null
      if (one === null || one === document.body) return null
      // A date marks the part of it that one is in, and a place on a board is drawn otherwise.
      const isOfItsOwn = one instanceof SVGElement || (one instanceof HTMLInputElement && one.type === 'datetime-local')
      const around = [one, one.parentElement, one.closest('label'), one.nextElementSibling]
      const isRinged =
        isOfItsOwn ||
        around.some((near) => {
          const { outlineStyle, outlineWidth, boxShadow } = near === null ? getComputedStyle(document.body) : getComputedStyle(near)
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || (near === one && boxShadow !== 'none')
        })
      return {
        stop: one.dataset.stop,
        isRinged,
        text: (one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 40) || one.outerHTML.slice(0, 60),
      }
    })
    if (at?.stop === undefined) continue
    reached.add(at.stop)
    if (!at.isRinged) unseen.add(at.text)
  }
  const unreached = await page.evaluate(
    (there) => {
      // Of the ways of one choice Tab comes to one, and the arrows to the others.
      const group = (one: Element) => (one instanceof HTMLInputElement && one.type === 'radio' ? `radio ${one.name}` : null)
      const isThere = (one: HTMLElement) => there.includes(one.dataset.stop ?? '')
      const all = [...document.querySelectorAll<HTMLElement>('[data-stop]')]
      const groups = new Set(all.filter(isThere).map(group))
      return all
        .filter((one) => !isThere(one) && !(group(one) !== null && groups.has(group(one))))
        .map((one) => (one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 40) || one.outerHTML.slice(0, 60))
    },
    [...reached],
  )
  return { unreached, unseen: [...unseen], stops: count }
}
