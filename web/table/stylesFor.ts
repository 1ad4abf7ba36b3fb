/** Which of the page's styles a picture of a part of it needs. */
import { dataUrlOf } from './dataUrl.ts'

/** Strings and comments, which may hold anything, and what rules begin and end with. */
const MARKS = /"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\/\*.*?\*\/|[{};]/gs
const BLOCK = /\{[^{}]*\}/g
const LETTERS = /url\("?([^")]*\.woff2)"?\)/
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

const read = new Map<string, string>()

/** As they were written: a browser that reads its own rules out leaves a font empty whose name is a variable. Nothing where one cannot be had. */
export async function styleSheets(): Promise<readonly string[] | null> {
  try {
    return await Promise.all(Array.from(document.styleSheets, textOf))
  } catch {
    return null
  }
}

async function textOf({ href, ownerNode }: CSSStyleSheet): Promise<string> {
  if (href === null) return ownerNode?.textContent ?? ''
  const known = read.get(href)
  if (known !== undefined) return known
  const text = await withLetters(await (await fetched(href)).text(), href)
  read.set(href, text)
  return text
}

/** An image fetches nothing: the letters that the page uses are put into it. */
async function withLetters(sheet: string, href: string): Promise<string> {
  const parts = await Promise.all(
    sheet.split(/(?=@font-face)/).map(async (part) => {
      const address = new URL(LETTERS.exec(part)?.[1] ?? '', href).href
      if (performance.getEntriesByName(address).length === 0) return part
      const letters = await dataUrlOf(await (await fetched(address)).blob())
      return part.replace(LETTERS, () => `url(${letters})`)
    }),
  )
  return parts.join('')
}

async function fetched(href: string): Promise<Response> {
  const answer = await fetch(href, { cache: 'force-cache' })
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`)
  return answer
}

/** Of all rules those that may be about it. */
export function stylesFor(sheets: readonly string[], picture: Element): string {
  const drawn = [...picture.querySelectorAll('[class]')]
  const used = new Set(drawn.flatMap(({ classList }) => [...classList]))
  const isUsed = (rule: string) => {
    const named = [...rule.replace(BLOCK, '').matchAll(CLASS)]
    return named.length === 0 || named.some(([, name]) => used.has(name))
  }
  return sheets
    .flatMap(rulesIn)
    .filter((rule) => (rule.startsWith('@font-face') ? rule.includes('url(data:') : isUsed(rule)))
    .join('\n')
}

function rulesIn(sheet: string): string[] {
  const rules: string[] = []
  let [depth, from] = [0, 0]
  for (const { 0: mark, index } of sheet.matchAll(MARKS)) {
    if (mark === '{') depth++
    else if (mark === '}') depth--
    if (depth > 0 || (mark !== '}' && mark !== ';')) continue
    rules.push(sheet.slice(from, index + 1).trim())
    from = index + 1
  }
  return rules
}
