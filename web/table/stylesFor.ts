/** Which of the page's styles a picture of a part of it needs. */

/** Strings and comments, which may hold anything, and what rules begin and end with. */
const MARKS = /"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\/\*.*?\*\/|[{};]/gs
const BLOCK = /\{[^{}]*\}/g
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
  const answer = await fetch(href, { cache: 'force-cache' })
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`)
  const text = await answer.text()
  read.set(href, text)
  return text
}

/** Of all rules those that may be about it. Letters come with the page itself. */
export function stylesFor(sheets: readonly string[], pictures: readonly Element[]): string {
  const drawn = pictures.flatMap((picture) => [picture, ...picture.querySelectorAll('[class]')])
  const used = new Set(drawn.flatMap(({ classList }) => [...classList]))
  const isUsed = (rule: string) => {
    const named = [...rule.replace(BLOCK, '').matchAll(CLASS)]
    return named.length === 0 || named.some(([, name]) => used.has(name))
  }
  return sheets
    .flatMap(rulesIn)
    .filter((rule) => !rule.startsWith('@font-face') && isUsed(rule))
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
