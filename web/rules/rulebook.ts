/** RULES.md read into sections and clauses, so that it can be shown, searched and opened at a clause. */
import type { Locale } from '@branchline/engine'
import { findTitle, titles } from '../titles/titles.ts'

export type Block =
  | { readonly kind: 'clause'; readonly id: string; readonly text: string; readonly ours: boolean }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

export interface Section {
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface Rulebook {
  readonly title: string
  /** The language it is written in. */
  readonly locale: Locale
  readonly sections: readonly Section[]
}

/** In that language, or in English where the title has no other. */
export async function loadRulebook(game: string, locale: Locale): Promise<Rulebook | null> {
  const title = await findTitle(game)
  if (title === undefined) return null
  const translated = title.rulebooks?.[locale]
  return translated === undefined ? readRulebook(await title.rulebook()) : readRulebook(await translated(), locale)
}

/** The rules in five minutes, in that language or in English; null where a title has none. */
export async function loadFiveMinutes(
  game: string,
  locale: Locale,
): Promise<{ readonly locale: Locale; readonly blocks: readonly Block[] } | null> {
  const texts = (await findTitle(game))?.fiveMinutes ?? {}
  const found = texts[locale] === undefined ? 'en' : locale
  const text = await texts[found]?.()
  return text === undefined ? null : { locale: found, blocks: readRulebook(text).sections.flatMap(({ blocks }) => blocks) }
}

const CLAUSE = /^\*\*([A-Z]{2}-[\d.]+[a-z]?)\*\*\s+/
/** How a clause of ours is marked, in the languages that rulebooks are written in. */
const OURS = /\s*\*\(((?:ours|von uns|notre choix)[^)]*)\)\*\s*$/

export function readRulebook(markdown: string, locale: Locale = 'en'): Rulebook {
  let title = ''
  const sections: { id: string; title: string; blocks: Block[] }[] = [{ id: 'start', title: '', blocks: [] }]
  for (const lump of markdown.split(/\n\s*\n/)) {
    const lines = lump.trim().split('\n')
    const first = lines[0] ?? ''
    if (first === '') continue
    const heading = /^(#{1,4})\s+(.*)$/.exec(first)
    if (heading) {
      const [, marks = '', text = ''] = heading
      if (marks.length === 1) title = text
      else if (marks.length === 2) sections.push({ id: `section-${sections.length}`, title: text, blocks: [] })
      else sections.at(-1)?.blocks.push({ kind: 'heading', text })
      lines.shift()
      if (lines.length === 0) continue
    }
    const blocks = sections.at(-1)?.blocks as Block[]
    if (CLAUSE.test(lines[0])) for (const clause of clausesIn(lines)) blocks.push(clause)
    else if (lines.every((line) => /^\s*[-*]\s|^\s{2,}\S|^\s*\d+\.\s/.test(line))) blocks.push({ kind: 'list', items: itemsIn(lines) })
    else if (lines[0]?.startsWith('|')) blocks.push({ kind: 'table', rows: rowsIn(lines) })
    else blocks.push({ kind: 'paragraph', text: lines.join(' ') })
  }
  return { title, locale, sections: sections.filter((section) => section.blocks.length > 0) }
}

function clausesIn(lines: readonly string[]): Block[] {
  const clauses: { kind: 'clause'; id: string; text: string; ours: boolean }[] = []
  for (const line of lines) {
    const found = CLAUSE.exec(line)
    if (found) clauses.push({ kind: 'clause', id: found[1], text: line.slice(found[0].length), ours: false })
    else (clauses.at(-1) as { text: string }).text += ` ${line.trim()}`
  }
  return clauses.map((clause) => ({ ...clause, text: clause.text.replace(OURS, ''), ours: OURS.test(clause.text) }))
}

function itemsIn(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (/^\s*([-*]|\d+\.)\s/.test(line)) items.push(line.replace(/^\s*([-*]|\d+\.)\s+/, ''))
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return items
}

function rowsIn(lines: readonly string[]): string[][] {
  return lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    )
}

/** Sections with only what matches: every word of the search must be in the clause or be its number. */
export function searchRules(book: Rulebook, search: string): Rulebook {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return book
  const matches = (text: string) => wanted.every((word) => text.toLowerCase().includes(word))
  const sections = book.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block.kind === 'clause' && matches(`${block.id} ${block.text} ${section.title}`)),
  }))
  return { ...book, sections: sections.filter((section) => section.blocks.length > 0) }
}

export const clauseCount = (book: Rulebook) =>
  book.sections.reduce((sum, section) => sum + section.blocks.filter(({ kind }) => kind === 'clause').length, 0)

/** Where a link of a rulebook leads: a file of rules or a clause to the page of the title whose clauses have those letters; null when nowhere here. */
export function addressOf(target: string): string | null {
  const clause = /^(?:RULES[a-z-]*\.md#)?(([A-Z]{2})-[\d.]+[a-z]?)$/.exec(target)
  if (clause === null) return /^https?:\/\//.test(target) ? target : null
  const title = titles().find(({ clauses }) => clauses === clause[2])
  return title === undefined ? null : `/rules/${title.id}#${clause[1]}`
}
