/** A translated rulebook is the same rulebook: the same clauses in the same order, with the same figures, references and marks. */
import { LOCALES, UNFINISHED } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { describe, expect, it } from 'vitest'
import { faultsOfSetting } from './speech.ts'

interface Part {
  /** The number of a clause, or the kind of what is none. */
  readonly id: string
  readonly text: string
}

/** Headings, clauses and paragraphs, in their order. */
const partsOf = (book: string): readonly Part[] =>
  book
    .trim()
    .split(/\n\s*\n/)
    .map((lump) => {
      const [, marks, clause] = /^(?:(#+) |\*\*([A-Z]{2}-[\d.]+)\*\* )?/.exec(lump) as RegExpExecArray
      return { id: clause ?? marks ?? 'paragraph', text: lump.replace(/^\*\*[A-Z]{2}-[\d.]+\*\* ?|^#+ /, '') }
    })

/** Figures and references, in any order: another grammar may turn a sentence round. */
const figuresIn = (text: string) => (text.replace(/[£$]/g, '').match(/[−+]?\d+(\.\d+)*/g) ?? []).sort()
const linksIn = (text: string) => (text.match(/\]\([^)]*\)/g) ?? []).sort()
const isOurs = (text: string) => /\*\([^)]*\b(ours|von uns|notre choix)\b[^)]*\)\*/.test(text)

function faultsOf(english: string, other: string, locale: string): string[] {
  const [parts, others] = [partsOf(english), partsOf(other)]
  const [ids, theirs] = [parts, others].map((list) => list.map(({ id }) => id))
  const at = ids?.findIndex((id, index) => id !== theirs?.[index]) ?? -1
  if (at >= 0 || parts.length !== others.length)
    return [`${ids?.[at] ?? 'the end'} of the English book is ${theirs?.[at] ?? 'missing or more'} here`]
  return parts.flatMap(({ id, text }, index) => {
    const { text: said } = others[index] as Part
    return [
      ...(said.trim().length < text.length / 2 ? [`${id} says too little: ${said}`] : []),
      ...(figuresIn(said).join() === figuresIn(text).join() ? [] : [`${id} has figures ${figuresIn(said)}, in English ${figuresIn(text)}`]),
      ...(linksIn(said).join() === linksIn(text).join() ? [] : [`${id} links to ${linksIn(said)}`]),
      ...(isOurs(said) === isOurs(text) ? [] : [`${id} is ours in one language only`]),
      ...faultsOfSetting(locale, said).map((fault) => `${id} ${fault}`),
    ]
  })
}

const others = LOCALES.slice(1).filter((locale) => !UNFINISHED.includes(locale))

describe.each(TITLES)('the rulebook of $id', (title) => {
  it.each(others)('is the same in “%s”', async (locale) => {
    const translated = await title.rulebooks?.[locale]?.()
    expect(translated, 'it is not translated').toBeDefined()
    expect(faultsOf(await title.rulebook(), translated as string, locale)).toEqual([])
  })
})

describe('the check falls for', () => {
  const book = '# Title\n\n**XX-1.1** Pay £3, see [there](RULES.md#XX-1.2). *(ours)*\n\n**XX-1.2** Then stop at once.'
  it.each([
    ['a clause that is missing', (text: string) => text.replace(/\n\n\*\*XX-1.2.*/, '')],
    ['clauses in another order', (text: string) => text.replace('XX-1.1', 'XX-1.3')],
    ['an empty clause', (text: string) => text.replace('Then stop at once.', '…')],
    ['another figure', (text: string) => text.replace('£3', '£4')],
    ['another link', (text: string) => text.replace('#XX-1.2', '#XX-1.1')],
    ['a ruling of ours that is not marked', (text: string) => text.replace(' *(ours)*', '')],
  ])('%s', (_, spoilt) => expect(faultsOf(book, spoilt(book), 'de')).not.toEqual([]))

  it('nothing else', () => expect(faultsOf(book, book, 'de')).toEqual([]))
})
