/**
 * Moves are printed by the rules and nowhere else. A table means a move as a value: text put together, or taken apart, beside the rules
 * goes wrong in silence on the day the notation changes.
 */
import { describe, expect, it } from 'vitest'
import { isTest, sourcesOf, textOf } from './sources.ts'

const GAMES = sourcesOf('games').flatMap((file) => /^(games\/[^/]+)\/rules\/notation\.ts$/.exec(file)?.[1] ?? [])

/** The first words of what the rules print with a name or a number after it. */
function verbsOf(game: string): string[] {
  const [print = ''] = /export function print[\s\S]*?\n}/.exec(textOf(`${game}/rules/notation.ts`)) ?? []
  return [...new Set([...print.matchAll(/return `([a-z]+) /g)].map(([, verb]) => verb!))]
}

/** Where a text begins with one of the verbs and goes on: a template, or a part to be joined to something or looked for. */
const builtIn = (text: string, verbs: readonly string[]) =>
  text.match(new RegExp(`\`(${verbs.join('|')}) [^\`]*\\$\\{|['"\`](${verbs.join('|')}) ['"\`]|/\\^(${verbs.join('|')}) `, 'g')) ?? []

describe('a table means moves as values', () => {
  it('finds what the rules print, and text that is put together', () => {
    expect(GAMES.length).toBeGreaterThan(2)
    for (const game of GAMES) expect(verbsOf(game).length, game).toBeGreaterThan(3)
    const verbs = ['bid', 'build']
    for (const wrong of [`choose(\`bid \${amount}\`)`, "text.startsWith('build ')", "'bid ' + amount", '/^build (.+)~(.+)$/'])
      expect(builtIn(wrong, verbs), wrong).toHaveLength(1)
    expect(builtIn("inNotation(view, { kind: 'bid', amount })", verbs)).toEqual([])
  })

  it.each(GAMES)('%s: no text of a move is put together or taken apart at the table', (game) => {
    const files = sourcesOf(`${game}/table`).filter((file) => !isTest(file) && !file.includes('/messages/'))
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap((file) => builtIn(textOf(file), verbsOf(game)).map((found) => `${file}: ${found}`))).toEqual([])
  })
})
