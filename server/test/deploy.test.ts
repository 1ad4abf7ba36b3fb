/** The files for hosts name settings, figures and commands: all of them must exist. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONFIG_NAMES, readConfig, variableOf } from '../config.ts'
import { openMetrics } from '../metrics.ts'
import { house, temporaryFolder } from './start.ts'
import { readYaml, type Yaml } from './yaml.ts'

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
  const { registry } = openMetrics()
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

describe('compose', () => {
  const compose = readYaml(read('deploy/compose.yaml')) as unknown as Compose
  const services = Object.entries(compose.services)
  const servers = services.filter(([, { image, command }]) => image === 'branchline' && command === undefined).map(([name]) => name)

  test('two servers, PostgreSQL and a proxy; what they name is there', () => {
    expect(services.map(([name]) => name)).toEqual(['server-a', 'server-b', 'postgres', 'backup', 'proxy'])
    const names = (value: Yaml | undefined): string[] =>
      value === undefined ? [] : Array.isArray(value) ? value.map(String) : Object.keys(value as object)
    for (const [name, service] of services) {
      for (const other of names(service.depends_on)) expect(Object.keys(compose.services), name).toContain(other)
      for (const network of names(service.networks)) expect(Object.keys(compose.networks), name).toContain(network)
      for (const secret of names(service.secrets)) expect(Object.keys(compose.secrets), name).toContain(secret)
      for (const volume of names(service.volumes)) {
        const [from = ''] = volume.split(':')
        if (from.startsWith('./')) expect(existsSync(join(ROOT, 'deploy', from)), from).toBe(true)
        else expect(Object.keys(compose.volumes), name).toContain(from)
      }
    }
  })

  test('backups are made by a command that exists, into a folder of their own that the image has', () => {
    const { command = [], volumes } = compose.services.backup ?? {}
    const options = [...read('cli/commands/backup.ts').matchAll(/\.option\('(--[a-z]+)/g)].map(([, name]) => name)
    expect(command[0]).toBe('backup')
    for (const option of command.filter((word) => word.startsWith('--'))) expect(options).toContain(option)
    const folder = command[command.indexOf('--into') + 1] as string
    expect(volumes).toEqual([`backups:${folder}`])
    expect(read('Dockerfile')).toContain(`chown node:node /var/lib/branchline ${folder}`)
    for (const option of read('deploy/systemd/branchline-backup.service').match(/ --[a-z]+/g) ?? [])
      expect(options).toContain(option.trim())
  })

  test('the secrets are those that make-secrets.sh makes, and they are read from where they are put', () => {
    const made = [...read('deploy/make-secrets.sh').matchAll(/^keep ([a-z-]+) /gm)].map(([, name]) => `./secrets/${name}`)
    expect(
      Object.values(compose.secrets)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(made.sort())
    for (const [name, { environment = {}, secrets = [] }] of services)
      for (const [variable, value] of Object.entries(environment))
        if (variable.endsWith('_FILE'))
          expect(
            secrets.map((secret) => `/run/secrets/${secret}`),
            name,
          ).toContain(value)
  })

  test('the proxy asks the servers at the port of the image, and knows of no other', () => {
    const port = /BRANCHLINE_PORT=(\d+)/.exec(read('Dockerfile'))?.[1]
    expect(compose.services.proxy?.environment?.BRANCHLINE_SERVERS).toBe(servers.map((name) => `${name}:${port}`).join(' '))
    const scraped = readYaml(read('deploy/prometheus/prometheus.yml')) as { scrape_configs: { static_configs: { targets: string[] }[] }[] }
    expect(scraped.scrape_configs[0]?.static_configs[0]?.targets).toEqual(servers.map((name) => `${name}:${port}`))
    for (const name of servers) expect(compose.services[name]).not.toHaveProperty('ports')
  })
})

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image?: string
        readonly command?: readonly string[]
        readonly environment?: Readonly<Record<string, Yaml>>
        readonly secrets?: readonly string[]
        readonly depends_on?: Yaml
        readonly networks?: Yaml
        readonly volumes?: Yaml
      }
    >
  >
  readonly networks: object
  readonly volumes: object
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
}

test('alert rules can be read, are found by the configuration, and say what to do', () => {
  const { rule_files } = readYaml(read('deploy/prometheus/prometheus.yml')) as { rule_files: string[] }
  for (const file of rule_files) expect(existsSync(join(ROOT, 'deploy/prometheus', file)), file).toBe(true)
  const { groups } = readYaml(read('deploy/prometheus/alerts.yml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(5)
  for (const { alert, expr, annotations } of rules)
    expect([alert, expr.length > 0, annotations.summary.length > 20]).toEqual([alert, true, true])
})

test('what health checks ask is there, and the proxies keep it from the world', async () => {
  const server = await house()
  const asked = /'(\/[a-z]+)'/.exec(read('Dockerfile').split('HEALTHCHECK')[1] ?? '')?.[1]
  expect(asked).toBe('/readyz')
  expect((await fetch(server.url + asked)).status).toBe(200)
  expect(read('deploy/Caddyfile')).toContain(`health_uri ${asked}`)
  for (const path of ['metrics', 'healthz', 'readyz']) {
    expect(read('deploy/Caddyfile')).toMatch(new RegExp(`@inside path.* /${path}\\b`))
    expect(/location ~ \^\/\(([^)]*)\)/.exec(read('deploy/nginx.conf'))?.[1]?.split('|')).toContain(path)
  }
})

test('units name commands that exist, and never give up on a database that is away', () => {
  const known = inFolder('cli/commands').flatMap((file) => [...read(file).matchAll(/\.command\('([a-z]+)/g)].map(([, name]) => name))
  for (const path of inFolder('deploy/systemd').filter((file) => file.endsWith('.service'))) {
    const unit = read(path)
    const run = [...unit.matchAll(/branchline\.js ([a-z]+)/g)].map(([, name]) => name)
    expect(run.length, path).toBeGreaterThan(0)
    for (const command of run) expect(known, path).toContain(command)
    if (unit.includes('Restart=always')) expect(unit.split('[Service]')[0]).toContain('StartLimitIntervalSec=0')
    // Folders it writes to are its state folders: everything else is read-only.
    const state = /^StateDirectory=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? []
    for (const [, folder] of unit.matchAll(/\/var\/lib\/([a-z-]+)/g)) expect(state, path).toContain(folder)
  }
})
