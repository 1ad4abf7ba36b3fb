/** The maker of puzzles: what it finds in a game it writes down, what it rejects it counts and says why, and what it wrote it can check. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PuzzleBook } from '@branchline/engine'
import { expect, it } from 'vitest'
import { branchline } from './terminal.ts'

it('makes puzzles out of a game, and says how many it rejects and why', { tags: 'ci', timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-puzzles-'))
  try {
    const path = join(folder, 'book.json')
    const words = ['--games', '1', '--bots', 'apprentice', '--threads', '1', '--seed', 'reasons', '--write', path]
    const { out, exit } = await branchline('puzzles', 'west-riding', ...words)
    expect(exit).toBe(0)
    const [counted = '', rejected = '', chosen = ''] = out.split('\n')
    expect(counted).toMatch(/^1 game, \d+ decisions looked at, [1-9]\d* puzzles? found\.$/)
    expect(rejected).toMatch(/^Rejected: .*\d+ where nothing stands out.*\d+ for the margin/)
    expect(chosen).toMatch(/^1 puzzle chosen: by theme \w+ 1; by level \w+ 1/)
    const { puzzles } = JSON.parse(readFileSync(path, 'utf8')) as PuzzleBook
    expect(puzzles.map(({ moves, solutions }) => [typeof moves, solutions.length > 0])).toEqual([['string', true]])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('refuses what is no pool of puzzles', async () => {
  const { err, exit } = await branchline('puzzles', 'west-riding', '--games', '0', '--pool', join(import.meta.dirname, 'terminal.ts'))
  expect(exit).not.toBe(0)
  expect(err).toContain('terminal.ts')
})
