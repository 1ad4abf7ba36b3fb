/** The rules of a title for the terminal: in five minutes, a clause or a chapter by its number, or all of it, as plain text. */
import { existsSync } from 'node:fs'
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Locale, Title } from '@branchline/engine'

/** Only what is compiled needs it: a bundler reads rulebooks by itself. */
const READER = new URL('./markdown.js', import.meta.url)
let isReading = !existsSync(fileURLToPath(READER))

/** Null where the rules have no such clause. */
export async function rulesText(title: Title, locale: Locale, wanted: string): Promise<string | null> {
  if (!isReading) register(READER)
  isReading = true
  const brief = title.fiveMinutes?.[locale] ?? title.fiveMinutes?.en
  if (wanted === '' && brief !== undefined) return plain(await brief())
  const book = await (title.rulebooks?.[locale] ?? title.rulebook)()
  if (wanted === '' || wanted.toLowerCase() === 'all') return plain(book)
  const found = book.split(/\n\s*\n/).filter((part) => isWanted(CLAUSE.exec(part)?.[1] ?? '', wanted))
  return found.length === 0 ? null : plain(found.join('\n\n'))
}

const CLAUSE = /^\*\*([A-Z]{2}-[\d.]+[a-z]?)\*\*/

/** "WR-4" is the chapter, "4.6" a clause by its number alone. */
function isWanted(clause: string, wanted: string): boolean {
  const [id, asked] = [clause.toUpperCase(), wanted.trim().toUpperCase()]
  const number = id.replace(/^[A-Z]{2}-/, '')
  return [id, number].some((name) => name !== '' && (name === asked || name.startsWith(`${asked}.`)))
}

/** Markdown without its marks. */
export function plain(markdown: string): string {
  return markdown
    .replace(/^#+ +/gm, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*\n]+)\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/^\|[-| :]+\|\n/gm, '')
    .replace(/^\| *(.*?) *\|$/gm, (_, row: string) => row.split(/ *\| */).join('  ·  '))
    .trimEnd()
}
