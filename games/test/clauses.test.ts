/** Every clause of every rulebook is shown by a test whose name cites it. */
import { readdirSync, readFileSync } from 'node:fs'
import { clausesIn } from '@branchline/engine/kit'
import { describe, expect, it } from 'vitest'
import { AT_HOME, FOLDERS, GAMES_FOLDER as games } from './folders.ts'

const CLAUSE = /\b[A-Z]{2}-\d+(?:\.\d+[a-z]?)*\b/g

/** Only names of tests count, and the rows of tables that make such names: a clause in a comment shows nothing. */
function citedIn(folder: string): Set<string> {
  const cited = new Set<string>()
  const tests = new URL(`${folder}/test/`, games)
  for (const file of readdirSync(tests, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts')) continue
    const text = readFileSync(new URL(file, tests), 'utf8')
    for (const [, rows, name] of text.matchAll(/\.each\((\[[\s\S]*?\])(?: as const)?\)\(\s*(['"`][\s\S]*?['"`])\s*,/g)) {
      if (name!.includes('%s')) for (const clause of rows!.match(CLAUSE) ?? []) cited.add(clause)
    }
    for (const [, name] of text.matchAll(/\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`][\s\S]*?['"`])\s*,/g)) {
      for (const clause of name!.match(CLAUSE) ?? []) cited.add(clause)
    }
  }
  return cited
}

describe('the rulebooks', () => {
  it.each(AT_HOME)('$title.id: every clause is cited by a test', async ({ title, folder }) => {
    const clauses = clausesIn(await title.rulebook())
    expect(clauses, 'a clause is a line that begins with its number in bold: **XY-3.2**').not.toEqual([])
    expect(new Set(clauses).size, 'a clause number stands twice').toBe(clauses.length)
    const cited = citedIn(folder)
    expect(
      clauses.filter((clause) => !cited.has(clause)),
      'clauses that no test in test/ has in its name',
    ).toEqual([])
  })

  it.each(FOLDERS)('%s: tests and rules cite only clauses that exist', async (folder) => {
    const books = await Promise.all(AT_HOME.filter((one) => one.folder === folder).map(({ title }) => title.rulebook()))
    const clauses = books.flatMap(clausesIn)
    const chapters = clauses.map((clause) => clause.replace(/\..*$/, ''))
    const known = new Set([...clauses, ...chapters])
    const sources = readdirSync(new URL(`${folder}/rules/`, games), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    )
    const unknown = sources.flatMap((file) => {
      const text = readFileSync(new URL(`${folder}/rules/${file}`, games), 'utf8')
      return (text.match(CLAUSE) ?? []).filter((clause) => !known.has(clause)).map((clause) => `${file}: ${clause}`)
    })
    expect([...unknown, ...[...citedIn(folder)].filter((clause) => !known.has(clause))]).toEqual([])
  })
})
