import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultOptions, glanceAt } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { SUBJECTS, subjectNamed } from '../subjects.ts'
import { type Lesson, looksOf, slopeOf, surpriseOf } from '../teach.ts'

const LAB = fileURLToPath(new URL('../bin/branchline-lab.js', import.meta.url))

const lessonOn = (title: string): Lesson => ({
  title,
  seed: 'test',
  bot: 'driver:iterations=24',
  games: 2,
  keep: 0.1,
  steps: 2,
  pace: 0.1,
  setUp: { options: defaultOptions(subjectNamed(title).game.options), seats: 3 },
})

describe('what a search looked at', () => {
  it.each(SUBJECTS)('in %s is a share for every move', { tags: ['ci'] }, (title) => {
    const { game } = subjectNamed(title)
    const looks = looksOf(lessonOn(title), 0)
    expect(looks.length).toBeGreaterThan(3)
    for (const { state, shares } of looks) {
      expect(shares.length).toBe(game.moves(state).length)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(Math.max(...shares)).toBeLessThanOrEqual(1)
    }
  })

  it('follows from the seed', { tags: ['ci'] }, () => {
    const [first, again, other] = [0, 0, 1].map((game) => looksOf(lessonOn('west-riding'), game))
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  it('is asked only of those who look', () => {
    expect(() => looksOf({ ...lessonOn('west-riding'), bot: 'apprentice' }, 0)).toThrow('“apprentice” does not search.')
  })

  it('surprises less who goes down the slope', () => {
    const subject = subjectNamed('west-riding')
    const values = subject.tuning?.values ?? {}
    const { doubt } = subject.insight
    const looks = looksOf(lessonOn('west-riding'), 0)
    const spoilt = { ...values, eagerness: values.eagerness + 0.3 }
    expect(slopeOf(subject, spoilt, doubt, 'eagerness', looks)).toBeGreaterThan(0)
    expect(surpriseOf(subject, values, doubt, looks)).toBeLessThan(surpriseOf(subject, spoilt, doubt, looks))
  })
})

describe('appraisals taught by it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'teach-'))
  const taught = (name: string, ...words: string[]): Record<string, number> => {
    const out = join(folder, name)
    const usual = ['--players', '3', '--bots', 'driver:iterations=24', '--games', '2', '--keep', '0.1', '--steps', '2', '--seed', 'test']
    execFileSync(process.execPath, [LAB, 'teach', 'west-riding', ...usual, '--out', out, ...words], { stdio: 'pipe' })
    return JSON.parse(readFileSync(out, 'utf8'))
  }

  it('are the same however many threads there are, and leave alone what no glance depends on', { tags: ['ci'] }, () => {
    const { values } = subjectNamed('west-riding').tuning as { values: Record<string, number> }
    const [one, two] = [taught('one', '--threads', '1'), taught('two', '--threads', '2')]
    expect(two).toEqual(one)
    expect(Object.keys(one)).toEqual(Object.keys(values))
    expect(one.eagerness).not.toBe(values.eagerness)
    expect([one.mood, one.doubt]).toEqual([values.mood, values.doubt])
  })

  it('need games to be held back and games to learn from', () => {
    expect(() => taught('none', '--games', '1', '--threads', '1')).toThrow('there are too few games to learn from.')
  })

  it.each(['wensleydale', 'nuremberg', 'rising-sun'])('in %s are what those play by who do not search', (title) => {
    const { game, insight } = subjectNamed(title)
    const state = game.setup(defaultOptions(game.options), 3, 'glance')
    // Where to begin is foreseen by everybody alike.
    for (let seat = 0; seat < 3 && title === 'rising-sun'; seat++) game.play(state, game.moves(state)[0])
    const moves = game.moves(state)
    expect(Array.from(glanceAt(insight, state, moves))).not.toEqual(Array.from(insight.appraise(state, moves)))
  })
})
