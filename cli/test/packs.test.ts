/** The example pack from outside: in the terminal, among bots on several threads, and refused where it is damaged. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bare, copyOfExample } from '../../packs/test/made.ts'

const PROGRAM = join(import.meta.dirname, '..', 'bin', 'branchline.js')
const whole = copyOfExample()
const plain = copyOfExample(bare('bare-coach'))

function branchline(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8', input })
  return { status, stdout, stderr }
}
const good = (...args: string[]) => {
  const { status, stdout, stderr } = branchline(args)
  expect(stderr.replace(/^.*\r/gm, '')).not.toContain('branchline:')
  expect(status).toBe(0)
  return stdout
}

beforeAll(() => void good('pack', 'build', whole.folder))
afterAll(() => {
  for (const { remove } of [whole, plain]) remove()
})

it('is listed beside the titles of the house', () => {
  expect(good('games', '--with', whole.folder)).toMatch(/^slip-coach +Slip Coach, 2–4 players/m)
  expect(good('games')).not.toContain('slip-coach')
})

it('is played in the terminal', () => {
  const { status, stdout } = branchline(
    ['play', 'slip-coach', '--with', whole.folder, '--players', '2', '--bots', 'apprentice', '--option', 'length=short'],
    '1\n'.repeat(60),
  )
  expect(status).toBe(0)
  expect(stdout).toMatch(/Couple a coach, slip one, or catch the one in front\. \(SC-3\.1\)/)
  expect(stdout).toMatch(/apprentice 2: (couple|slip|catch).* — \w+/)
  expect(stdout).toMatch(/Victory: |Shared victory: /)
})

const arena = ['--bots', 'random,apprentice', '--games', '40', '--players', '2', '--threads', '2', '--json']

function expectBetterThanChance(id: string, folder: string): void {
  const { bots } = JSON.parse(good('arena', id, '--with', folder, ...arena)) as { bots: { code: string; winRate: { mean: number } }[] }
  expect(bots.find(({ code }) => code === 'apprentice')?.winRate.mean, id).toBeGreaterThan(0.6)
}

it('is played by bots on several threads with what the pack knows: they beat chance', () =>
  expectBetterThanChance('slip-coach', whole.folder))

it('is played by them with the score sheet alone, and under the referee', { tags: 'ci' }, () => {
  good('pack', 'build', plain.folder)
  const games = good('games', '--with', whole.folder, '--with', plain.folder)
  expect(games).toMatch(/^slip-coach /m)
  expect(games).toMatch(/^bare-coach /m)
  expectBetterThanChance('bare-coach', plain.folder)
  expect(good('sim', 'slip-coach', '--with', whole.folder, '--games', '40', '--threads', '2', '--referee')).toMatch(
    /40 of 40 games finished/,
  )
  expect(good('sim', 'bare-coach', '--with', plain.folder, '--bots', 'driver:iterations=5', '--games', '1')).toMatch(/1 of 1 game finished/)
})

it('is refused with one sentence, by the commands and by the server', () => {
  for (const args of [['games'], ['serve', '--port', '0', '--data', ':memory:']]) {
    const { status, stderr } = branchline([...args, '--with', './no-such-pack'])
    expect(stderr, args[0]).toMatch(/^branchline: .*there is no pack “\.\/no-such-pack”/m)
    expect(status, args[0]).not.toBe(0)
  }
})
