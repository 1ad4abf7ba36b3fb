/** The files for hosts name settings, figures and commands: all of them must exist. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONFIG_NAMES, readConfig, variableOf } from '../config.ts'
import { openFigures } from '../figures.ts'
import { temporaryFolder } from './start.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const inFolder = (folder: string) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`)
const FILES = [
  'Dockerfile',
  'deploy/compose.yaml',
  'deploy/Caddyfile',
  'deploy/nginx.conf',
  ...inFolder('deploy/systemd'),
  ...inFolder('deploy/prometheus'),
  'docs/hosting.md',
]

/** Not settings of the server: which titles are off (the command line's own), and what only compose and Caddy know. */
const OTHERS = ['BRANCHLINE_WITHOUT', 'BRANCHLINE_SITE', 'BRANCHLINE_SERVERS']

test('every variable named for hosts is a setting', () => {
  const known = new Set([...CONFIG_NAMES.map(variableOf), ...OTHERS])
  const named = FILES.flatMap((file) => [...read(file).matchAll(/BRANCHLINE_[A-Z_]*[A-Z]/g)].map(([name]) => name.replace(/_FILE$/, '')))
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
})

test('docs/hosting.md names every setting that has no dull default', () => {
  const text = read('docs/hosting.md')
  const dull = ['web', 'unread', 'idleAfter']
  expect(CONFIG_NAMES.filter((name) => !dull.includes(name) && !text.includes(`\`${name}\``))).toEqual([])
})

test('the settings of compose and of the image are right as they stand', () => {
  const folder = temporaryFolder()
  const file = (name: string, value: string) => {
    writeFileSync(join(folder, name), `${value}\n`)
    return join(folder, name)
  }
  const environment: Record<string, string> = {}
  const take = (text: string, pattern: RegExp) => {
    for (const [, name, value] of text.matchAll(pattern)) environment[name as string] = (value as string).replace(/^"|"$/g, '')
  }
  take(read('Dockerfile'), /(BRANCHLINE_[A-Z_]+)=(\S+)/g)
  take(read('deploy/compose.yaml').split('services:')[0] as string, /^ {4}(BRANCHLINE_[A-Z_]+|DATABASE_[A-Z_]+): (.+)$/gm)
  environment.BRANCHLINE_PUBLIC_URL = 'https://play.example.org'
  environment.BRANCHLINE_MAIL = ''
  environment.BRANCHLINE_MAIL_FROM = ''
  environment.DATABASE_URL_FILE = file('database-url', 'postgres://branchline:secret@postgres/branchline')
  environment.BRANCHLINE_SECRET_FILE = file('session-secret', 'f'.repeat(64))
  expect(readConfig({ environment })).toMatchObject({
    config: {
      host: '0.0.0.0',
      port: 8080,
      secure: true,
      trustProxy: true,
      secret: 'f'.repeat(64),
      database: 'postgres://branchline:secret@postgres/branchline',
    },
  })
  const missing = readConfig({ environment: { ...environment, BRANCHLINE_SECRET_FILE: join(folder, 'none') } })
  expect(missing).toEqual({ mistakes: [`BRANCHLINE_SECRET_FILE: ${join(folder, 'none')} cannot be read (ENOENT)`] })
})

test('every figure in alert rules and docs is one the server gives', async () => {
  const { registry } = openFigures()
  const given = (await registry.getMetricsAsJSON()).map(({ name }) => name)
  const text = read('deploy/prometheus/alerts.yml') + read('docs/hosting.md')
  const named = [...text.matchAll(/\b(branchline|nodejs|process)_[a-z_0-9]+/g)].map(([name]) => name.replace(/_bucket$/, ''))
  expect(named.length).toBeGreaterThan(8)
  // The folder of backups is no figure.
  expect(named.filter((name) => !given.includes(name))).toEqual([])
})

test('what the image runs is what the sources have', () => {
  const dockerfile = read('Dockerfile')
  expect(dockerfile).toContain('"cli/bin/branchline.js"')
  expect(read('cli/bin/branchline.js')).toContain('node')
  // Folders with a package of their own, so that no stray node_modules stays behind in the image.
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  expect(workspaces.every((folder) => /^[^/]+$|^games\/[^/]+$/.test(folder))).toBe(true)
})
