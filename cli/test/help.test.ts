/** Help, errors and rules in the language of whoever calls. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { LOCALES, type Locale, UNFINISHED } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import type { Command } from 'commander'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { program } from '../index.ts'
import { helpIn } from '../messages/help/index.ts'
import { rulesText } from '../rules/book.ts'
import { errorSaying } from '../saying.ts'

afterEach(() => vi.unstubAllEnvs())

/** Also what has no words yet. */
const speaksEnglish = (locale: Locale) => locale === 'en' || UNFINISHED.includes(locale)

/** Every sentence of the help of all commands. */
async function sentences(locale: Locale): Promise<string[]> {
  vi.stubEnv('BRANCHLINE_LANG', locale)
  const of = (command: Command): string[] => [
    command.description(),
    ...command.options.map((option) => option.description),
    ...command.registeredArguments.map((argument) => argument.description),
    ...command.commands.flatMap(of),
  ]
  return of(await program())
}

describe.each(LOCALES)('in “%s”', (locale) => {
  it('every command, option and argument says what it is', async () => {
    const said = await sentences(locale)
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((text) => text.trim() === '')).toEqual([])
  })

  it('a call that is wrong is told so', async () => {
    const { words } = await helpIn(locale)
    const said = errorSaying(words, "error: unknown option '--gams'\n(Did you mean --games?)")
    expect(said).toContain('--gams')
    expect(said).toContain('--games')
    expect(/unknown/.test(said)).toBe(speaksEnglish(locale))
  })

  it.each(TITLES.map((title) => [title.id, title] as const))(
    '%s: five minutes, a clause by its number, a chapter, all',
    async (_, title) => {
      const brief = (await rulesText(title, locale, '')) as string
      expect(brief.length).toBeGreaterThan(800)
      expect(brief).not.toMatch(/\*\*|\]\(/)
      const number = `${title.clauses}-4.1`
      const clause = (await rulesText(title, locale, number)) as string
      expect(clause.startsWith(`${number} `)).toBe(true)
      expect(await rulesText(title, locale, number.toLowerCase().slice(3))).toBe(clause)
      const chapter = (await rulesText(title, locale, `${title.clauses}-4`)) as string
      expect(chapter.startsWith(clause)).toBe(true)
      expect(chapter.length).toBeGreaterThan(clause.length)
      expect(((await rulesText(title, locale, 'all')) as string).length).toBeGreaterThan(chapter.length)
      expect(await rulesText(title, locale, `${title.clauses}-99.9`)).toBeNull()
    },
  )
})

it('another language is another language', async () => {
  const english = await sentences('en')
  for (const locale of LOCALES.filter((one) => !speaksEnglish(one))) {
    const other = await sentences(locale)
    expect(other.filter((text, at) => text === english[at])).toEqual([])
  }
})

const PROGRAM = fileURLToPath(new URL('../bin/branchline.js', import.meta.url))

it('the program itself, as it is installed, reads the rulebooks', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'rules', TITLES[0].id, '4.1'], {
    encoding: 'utf8',
    env: { ...process.env, BRANCHLINE_LANG: 'fr' },
  })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^[A-Z]{2}-4\.1 .{40}/)
  expect(status).toBe(0)
})
