/** The dev server of Vite in front of the real one: requests and the socket reach it, on the port where it listens by default. */
import { join } from 'node:path'
import { createServer, loadConfigFromFile } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { Config } from '../../server/config.ts'
import { guest } from '../../server/test/client.ts'
import { afterwards, house } from '../../server/test/start.ts'

const FILE = join(import.meta.dirname, '..', 'vite.config.ts')

afterEach(() => vi.unstubAllEnvs())

async function proxies(): Promise<unknown> {
  const read = await loadConfigFromFile({ command: 'serve', mode: 'development' }, FILE)
  return read?.config.server?.proxy
}

test('without being told it looks where the server listens without being told', async () => {
  vi.stubEnv('BRANCHLINE_PORT', undefined)
  const server = { target: `http://127.0.0.1:${Config.parse({}).port}`, ws: true }
  expect(await proxies()).toEqual({ '/api': server, '/ws': server })
})

test('a guest plays through it: requests, the origin of the page, and the socket', async () => {
  const server = await house()
  vi.stubEnv('BRANCHLINE_PORT', String(server.port))
  const dev = await createServer({
    configFile: FILE,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { port: 0, host: '127.0.0.1', watch: null, proxy: (await proxies()) as never },
  })
  afterwards(() => dev.close())
  await dev.listen()
  const url = (dev.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
  const ada = await guest(url, 'Ada')
  const made = await ada.call('POST', '/api/tables', { game: 'parcels', seats: ['me', 'open'] }, { origin: url })
  expect(made.status).toBe(200)
  const line = await ada.line()
  await line.watch(made.body.table.id)
  expect(line.heard.length).toBeGreaterThan(0)
  line.close()
})
