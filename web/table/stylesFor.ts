/** Which of the page's styles a picture of a part of it needs. */

/** Strings and comments, which may hold anything, and what rules begin and end with. */
const MARKS = /"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\/\*.*?\*\/|[{};]/gs
const BLOCK = /\{[^{}]*\}/g
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

const texts = new Map<string, Promise<string>>()

/** As they were written: a browser that reads its own rules out leaves a font empty whose name is a variable. */
export function styleSheets(): Promise<readonly string[]> {
  return Promise.all(
    Array.from(document.styleSheets, ({ href, ownerNode }) => (href === null ? (ownerNode?.textContent ?? '') : fetched(href))),
  )
}

function fetched(href: string): Promise<string> {
  let text = texts.get(href)
  if (text === undefined) {
    // It lies in the browser's store, and is one empty sheet where it does not.
    text = fetch(href, { cache: 'force-cache' }).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    )
    texts.set(href, text)
  }
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
