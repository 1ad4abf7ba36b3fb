/** A small house with the real test script and stand-ins for its tools: what they do is written by each test. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const TOOLS = ['tsc', 'biome', 'knip', 'vitest', 'vite', 'playwright'] as const
type Tool = (typeof TOOLS)[number]

export interface House {
  readonly folder: string
  /** Where the runs of this house lay their temporary files. */
  readonly temporary: string
  write(path: string, text: string): void
  begin(...args: string[]): ChildProcess
  /** The exit code, all that was said, and its last line but for complaints. */
  test(...args: string[]): Promise<{ code: number | null; text: string; last: string }>
}

/**
 * `tools`: the bodies of stand-ins; those not named succeed and say nothing. `real`: packages whose tools are the real ones. `ci`: what the
 * environment says of it; at a desk nothing.
 */
export function house(tools: Partial<Record<Tool, string>> = {}, real: readonly string[] = [], ci = ''): House {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-house-'))
  const temporary = join(folder, 'tmp')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const path of ['ensure.mjs', 'test.mjs', 'testing'])
    cpSync(join(ROOT, 'scripts', path), join(folder, 'scripts', path), { recursive: true })
  mkdirSync(temporary)
  write('package.json', '{"type":"module"}')
  write('package-lock.json', '{}')
  write('node_modules/.branchline-installed', createHash('sha256').update('{}').update(process.version).digest('hex'))
  for (const tool of TOOLS) {
    const body = tools[tool] ?? USUAL[tool]
    // Whoever has nothing to say is no Node: its start is most of what a small house takes.
    write(`node_modules/.bin/${tool}`, body === undefined ? '#!/bin/sh\n' : `#!${process.execPath}\n${PRELUDE}\n${body}`)
    chmodSync(join(folder, 'node_modules', '.bin', tool), 0o755)
  }
  for (const name of real) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
    const tool = name === '@playwright/test' ? 'playwright' : name
    rmSync(join(folder, 'node_modules', '.bin', tool), { force: true })
    symlinkSync(join(ROOT, 'node_modules', '.bin', tool), join(folder, 'node_modules', '.bin', tool))
  }
  write('engine/sum.test.ts', '')
  write('engine/kill-faults.test.ts', '')
  write('web/look.spec.ts', '')
  const begin = (...args: string[]) =>
    spawn(process.execPath, [join(folder, 'scripts', 'test.mjs'), ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: temporary, CHROMIUM: process.execPath, FORCE_COLOR: '0', CI: ci },
    })
  const test = async (...args: string[]) => {
    const child = begin(...args)
    let [text, said] = ['', '']
    child.stdout?.setEncoding('utf8').on('data', (data) => {
      text += data
      said += data
    })
    child.stderr?.setEncoding('utf8').on('data', (data) => {
      text += data
    })
    const [code] = await once(child, 'close')
    // What complains comes by another way, and may arrive later than what was said after it.
    return { code, text, last: said.trimEnd().split('\n').at(-1) ?? '' }
  }
  return { folder, temporary, write, begin, test }
}

/** Numbers that stand-ins have noted of the processes they started, as `note` does. */
export function notedIn({ folder }: House): number[] {
  const notes = join(folder, 'notes')
  return existsSync(notes) ? readdirSync(notes).map(Number) : []
}

export function isAlive(pid: number): boolean {
  try {
    // One that has ended and was not fetched yet is not alive.
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const PRELUDE = `
const { writeFileSync, mkdirSync, readFileSync, existsSync } = await import('node:fs')
const { spawn } = await import('node:child_process')
const args = process.argv.slice(2)
const root = process.cwd()
/** One's own number, and that of a server in a session of its own, as Playwright and PostgreSQL start theirs. */
function hang() {
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
  mkdirSync(root + '/notes', { recursive: true })
  for (const pid of [process.pid, server.pid]) writeFileSync(root + '/notes/' + pid, '')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  setInterval(() => {}, 1000)
}
function unitReport(tests, troubles = []) {
  writeFileSync(process.env.UNIT_REPORT, JSON.stringify({ tests, troubles }))
}
const isList = args.includes('--list')
function browserReport(specs, errors = []) {
  const suites = specs.map(([title, status, ...results]) => ({ title: 'web/look.spec.ts', file: 'web/look.spec.ts',
    specs: [{ id: title, file: 'web/look.spec.ts', title, tests: [{ status, results: results.map((status) => ({ status, errors: [] })) }] }] }))
  writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify({ suites, errors }))
}
const isFaults = args.includes('faults')
const held = isFaults ? 'engine/kill-faults.test.ts' : 'engine/sum.test.ts'
`
const USUAL: Partial<Record<Tool, string>> = {
  vitest: `unitReport([{ file: held, name: 'adds', state: 'passed' }])`,
  playwright: `browserReport([['is seen', isList ? 'skipped' : 'expected', ...(isList ? [] : ['passed'])]])`,
}
