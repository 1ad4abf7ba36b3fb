import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@branchline/server'
import { afterAll, expect, it } from 'vitest'
import { branchline } from './terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'branchline-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function person(url: string, name: string) {
  const call = (path: string, body: unknown, cookie = '') =>
    fetch(`${url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })
  const made = await call('/me', { name })
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { id } = ((await made.json()) as { person: { id: string } }).person
  return { id, post: async (path: string, body: unknown) => (await call(path, body, cookie)).json() as Promise<Record<string, unknown>> }
}

it('shows a host what was reported while the server runs, and is told that it is dealt with', async () => {
  const server = await startServer({ port: 0, data: folder, logLevel: 'silent' })
  try {
    const [ada, eve] = [await person(server.url, 'Ada'), await person(server.url, 'Eve')]
    const { table } = (await eve.post('/tables', { game: 'west-riding', seats: ['me', 'open', 'open'] })) as { table: { id: string } }
    await eve.post(`/tables/${table.id}/chat`, { id: 'c', text: 'something\u001b[31m vile' })
    expect((await branchline('reports', '--data', folder)).out.trim()).toBe('nothing is reported')
    const { report } = await ada.post('/reports', { id: 'r', table: table.id, line: 1, reason: 'abuse', text: 'see for yourself' })
    const shown = await branchline('reports', '--data', folder)
    for (const words of [report, 'abuse', `about Eve (${eve.id})`, 'see for yourself', 'the line: something [31m vile'])
      expect(shown.out).toContain(words)
    expect(shown.out).not.toContain('\u001b')
    const [json] = (await branchline('reports', '--data', folder, '--json')).out.trim().split('\n')
    expect(JSON.parse(json ?? '')).toMatchObject({ id: report, handledAt: null, around: [{ line: 1, name: 'Eve' }] })
    expect((await branchline('reports', report as string, '--note', 'spoke to her', '--data', folder)).exit).toBe(0)
    expect((await branchline('reports', '--data', folder)).out.trim()).toBe('nothing is reported')
    expect((await branchline('reports', '--all', '--data', folder)).out).toContain('spoke to her')
    expect(await branchline('reports', 'nosuch', '--data', folder)).toMatchObject({ exit: 1 })
  } finally {
    await server.close()
  }
})
