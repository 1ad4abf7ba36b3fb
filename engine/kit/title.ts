/** A title as a whole: its rules by the conformance kit, and what else it brings. Tables and posters are looked at by whoever draws. */
import { type Json, LOCALES } from '../basics.ts'
import { loadLanguages } from '../catalogue.ts'
import type { AnyGame } from '../game.ts'
import type { Title } from '../title.ts'
import { type ConformOptions, conform } from './conform.ts'
import type { Finding } from './finding.ts'
import { insightComplaints } from './insight.ts'
import { lessonComplaints } from './lessons.ts'
import { puzzleComplaints } from './puzzles.ts'
import { clausesIn } from './rulebook.ts'

/** Everything that is wrong with a title, a sentence each; with the set-up, the seed and the moves that lead there. */
export async function titleComplaints(title: Title, wishes: ConformOptions<unknown> = {}): Promise<readonly string[]> {
  const [game, rulebook] = await Promise.all([title.rules(), title.rulebook()])
  await loadLanguages()
  return [
    ...conform(game, { ...wishes, rulebook }).findings.map(toldFinding),
    ...(await partComplaints(title, game)),
    ...(await lessonComplaints(title)),
    ...(await puzzleComplaints(title)),
  ]
}

/** What is wrong with the parts beside the rules: that they cannot be loaded, or are not what they should be. */
export async function partComplaints(title: Title, game: AnyGame): Promise<readonly string[]> {
  const complaints: string[] = []
  const looked = async <Part>(name: string, load: (() => Promise<Part>) | undefined, look: (part: Part) => readonly string[]) => {
    if (load === undefined) return
    try {
      complaints.push(...look(await load()).map((fault) => `${name}: ${fault}`))
    } catch (error) {
      complaints.push(`${name}: it cannot be used (${(error as Error).message})`)
    }
  }
  if (game.title !== title.name) complaints.push(`its title is called “${title.name}”, and its rules “${game.title}”`)
  await looked('rulebook', () => title.rulebook(), faultsOfRulebook)
  await looked('insight', title.insight && (() => title.insight!()), (insight) => insightComplaints(game, insight))
  await looked('words', title.words && (() => title.words!()), faultsOfWords)
  await looked('glossary', title.glossary && (() => title.glossary!()), () => [])
  await looked('lessons', title.lessons && (() => title.lessons!()), () => [])
  await looked('puzzles', title.puzzles && (() => title.puzzles!()), () => [])
  return complaints
}

function faultsOfRulebook(rulebook: unknown): string[] {
  if (typeof rulebook !== 'string') return ['it is no text']
  const clauses = clausesIn(rulebook)
  if (clauses.length === 0) return ['no line of it begins with the number of a clause, such as **XY-3.2**']
  const twice = clauses.find((clause, at) => clauses.indexOf(clause) < at)
  return twice === undefined ? [] : [`${twice} stands in it twice`]
}

function faultsOfWords(words: unknown): string[] {
  return LOCALES.flatMap((locale) => {
    const own = (words as Partial<Record<string, Record<string, unknown>>> | null)?.[locale] ?? {}
    return Object.entries(own).flatMap(([word, said]) =>
      typeof said === 'string' && said !== '' ? [] : [`“${word}” has no word in ${locale}`],
    )
  })
}

/** "leak: after “pass” … (2 players, length full, seed kit-0: bid 2, pass)". */
export function toldFinding({ check, detail, options, seats, seed, moves }: Finding): string {
  if (seats === 0) return `${check}: ${detail}`
  const chosen = Object.entries((options ?? {}) as Readonly<Record<string, Json>>).map(
    ([name, value]) => `${name} ${JSON.stringify(value)}, `,
  )
  return `${check}: ${detail} (${seats} players, ${chosen.join('')}seed ${seed}: ${moves.length === 0 ? 'at the start' : moves.join(', ')})`
}
