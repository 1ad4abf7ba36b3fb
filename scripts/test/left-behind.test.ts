/** Whatever way a run ends, nothing of it goes on; and what another has left behind disturbs nobody. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { type House, house, isAlive, notedIn } from './fixture.ts'

const HANG = { types: 'tsc', lint: 'biome', unused: 'knip', unit: 'vitest', faults: 'vitest', browser: 'playwright' } as const
const PATIENCE = { timeout: 60_000, interval: 50 }
/** Only there do processes tell what they were given. */
const onLinux = test.runIf(process.platform === 'linux')

async function underWay(small: House, ...args: string[]) {
  const script = small.begin(...args)
  await expect.poll(() => notedIn(small).length, PATIENCE).toBe(2)
  expect(notedIn(small).every(isAlive)).toBe(true)
  return script
}

async function expectNothingLeft(small: House) {
  await expect.poll(() => notedIn(small).filter(isAlive), PATIENCE).toEqual([])
  await expect.poll(() => readdirSync(small.temporary), PATIENCE).toEqual([])
}

// At a desk what Ctrl+C does to the stages that begin servers and browsers, in CI all stages and the harder ways.
const AT_A_DESK = ['SIGINT unit', 'SIGINT browser']
for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const)
  for (const [stage, tool] of Object.entries(HANG))
    onLinux(
      `${signal} in the stage ${stage} leaves nothing running`,
      { tags: AT_A_DESK.includes(`${signal} ${stage}`) ? [] : 'ci' },
      async () => {
        const small = house({ [tool]: 'hang()' })
        const script = await underWay(small, stage)
        const ended = once(script, 'exit')
        script.kill(signal)
        const [code, how] = await ended
        expect(code ?? how).toBe({ SIGINT: 130, SIGTERM: 143, SIGKILL: 'SIGKILL' }[signal])
        await expectNothingLeft(small)
      },
    )

onLinux('a run that does not end in its time is ended, and has failed', async () => {
  vi.stubEnv('TEST_MINUTES', '0.05')
  const small = house({ vitest: 'hang()' })
  const { code, text, last } = await small.test('lint', 'unit')
  vi.unstubAllEnvs()
  expect(text).toContain('The run was not over after 0.05 minutes, and was ended.')
  expect([code, last]).toEqual([1, '1 passed, 1 failed'])
  await expectNothingLeft(small)
})

onLinux('a server that a stage leaves running is ended with the run', async () => {
  const small = house({ vitest: `hang(); unitReport([{ file: held, name: 'adds', state: 'passed' }]); process.exit(0)` })
  expect((await small.test('unit')).code).toBe(0)
  expect(notedIn(small)).toHaveLength(2)
  await expectNothingLeft(small)
})

onLinux('the next run ends what one has left that was killed together with its guard, and leaves a living one alone', async () => {
  const small = house()
  const run = (name: string, mark: string, birth: string) => {
    mkdirSync(join(small.temporary, name))
    writeFileSync(join(small.temporary, name, 'owner.json'), JSON.stringify({ mark, host: hostname(), pid: process.pid, birth }))
    const args = ['-e', 'setInterval(() => {}, 1000)']
    return spawn(process.execPath, args, { detached: true, stdio: 'ignore', env: { BRANCHLINE_TEST_RUN: mark } })
  }
  const stat = readFileSync(`/proc/${process.pid}/stat`, 'utf8')
  const birth = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] as string
  const dead = run('branchline-run-dead', 'mark-of-the-dead', 'before our time')
  const alive = run('branchline-run-alive', 'mark-of-the-living', birth)
  expect((await small.test('types')).code).toBe(0)
  await expect.poll(() => isAlive(dead.pid as number), PATIENCE).toBe(false)
  expect(isAlive(alive.pid as number)).toBe(true)
  expect(readdirSync(small.temporary)).toEqual(['branchline-run-alive'])
  alive.kill('SIGKILL')
})
