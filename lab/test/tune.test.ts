import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultOptions } from '@branchline/engine'
import type { Tuning } from '@branchline/games/learners'
import { describe, expect, it } from 'vitest'
import { SUBJECTS, subjectNamed } from '../subjects.ts'
import { type TuneWork, tryPair } from '../tune.ts'

const LAB = fileURLToPath(new URL('../bin/branchline-lab.js', import.meta.url))
const TUNED = SUBJECTS.filter((title) => subjectNamed(title).tuning !== undefined)

function workOn(title: string): TuneWork {
  const { tuning } = subjectNamed(title)
  return {
    course: { title, seed: 'test', bot: 'apprentice', steps: 1, pairs: 2, pace: 1, by: 'points', still: [] },
    values: tuning?.values ?? {},
    step: 0,
    taken: new Int32Array(1),
  }
}

describe('appraisals that can be tuned', () => {
  it('are those of all titles', () => {
    expect(TUNED).toEqual(SUBJECTS)
  })

  it.each(TUNED)('of %s have a step for every number, and with the numbers in use appraise as ever', (title) => {
    const { game, insight, tuning } = subjectNamed(title)
    if (tuning === undefined) throw new Error('not tuned')
    expect(Object.keys(tuning.steps)).toEqual(Object.keys(tuning.values))
    for (const step of Object.values(tuning.steps)) expect(step).toBeGreaterThan(0)
    const state = game.setup(defaultOptions(game.options), 3, 'tuned')
    // Its numbers are not about where to begin.
    for (let seat = 0; seat < 3 && title === 'rising-sun'; seat++) game.play(state, game.moves(state)[0])
    const moves = game.moves(state)
    const usual = Array.from(insight.appraise(state, moves))
    expect(Array.from(tuning.insightWith(tuning.values).appraise(state, moves))).toEqual(usual)
    const other = Object.fromEntries(
      Object.entries(tuning.values).map(([name, value]) => [name, ['white', 'half', 'money'].includes(name) ? value + 1 : value]),
    )
    expect(Array.from(tuning.insightWith(other).appraise(state, moves))).not.toEqual(usual)
  })

  it.each([
    ['nuremberg', [2, 3, 4], [false, true, true]],
    ['west-riding', [3, 4, 5], [true, false, false]],
  ])('of %s are others with other numbers of players', (title, players, alike) => {
    const { game, insight, tuning } = subjectNamed(title)
    const isAppraisedAlike = (seats: number) => {
      const state = game.setup(defaultOptions(game.options), seats, 'tuned')
      const moves = game.moves(state)
      const [used, usual] = [insight, tuning?.insightWith(tuning.values)].map((one) => Array.from(one?.appraise(state, moves) ?? []))
      return used.every((worth, place) => worth === usual[place])
    }
    expect(players.map(isAppraisedAlike)).toEqual(alike)
  })

  it('a course can keep to one set-up', async () => {
    const work = workOn('nuremberg')
    const forTwo = {
      ...work,
      course: { ...work.course, setUp: { options: defaultOptions(subjectNamed('nuremberg').game.options), seats: 2 } },
    }
    expect(await tryPair(forTwo, 0)).not.toEqual(await tryPair(work, 0))
  })

  it('a course can begin with the numbers in use and leave some as they are; a name that is none is refused', () => {
    const out = join(mkdtempSync(join(tmpdir(), 'tune-')), 'found.json')
    const tuneWith = (still: string) =>
      execFileSync(process.execPath, [
        ...[LAB, 'tune', 'nuremberg', '--players', '2', '--from', 'in use', '--still', still],
        ...['--steps', '1', '--games', '4', '--threads', '1', '--out', out],
      ])
    tuneWith('doubt,white')
    const found = JSON.parse(readFileSync(out, 'utf8')) as Tuning
    const used = subjectNamed('nuremberg').tuning?.valuesFor?.(2) as Tuning
    expect(Object.keys(found)).toEqual(Object.keys(used))
    expect([found.doubt, found.white]).toEqual([used.doubt, used.white])
    expect(found.brown).not.toBe(used.brown)
    expect(() => tuneWith('doubt,weight')).toThrow('“weight” is none of the numbers of “nuremberg”')
  })

  it('a course can go by victories: both games of a pair won is the most', async () => {
    const work = workOn('west-riding')
    const byVictories = { ...work, course: { ...work.course, by: 'victories' as const } }
    const leads = await Promise.all([0, 1, 2, 3].map(async (pair) => (await tryPair(byVictories, pair)).lead))
    for (const lead of leads) expect(Math.abs(lead)).toBeLessThanOrEqual(10)
    expect(leads.some((lead) => lead !== 0)).toBe(true)
  })

  it.each(TUNED)('a pair of games of %s follows from the seed', async (title) => {
    const [first, again, second] = [await tryPair(workOn(title), 0), await tryPair(workOn(title), 0), await tryPair(workOn(title), 1)]
    expect(again).toEqual(first)
    expect(Math.abs(first.lead)).toBeLessThanOrEqual(20)
    expect(second.lead).not.toBe(first.lead)
  })
})
