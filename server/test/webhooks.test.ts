import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { ForbiddenAddress, isInside, post, readUrl, Unreachable } from '../notices/webhooks.ts'
import { receiver } from './receiver.ts'
import { afterwards } from './start.ts'

const OUTSIDE = { mayStayInside: false }
const parcel = (url: string) => ({ url, headers: {}, body: '{}' })

test('addresses of one’s own network are known, however they are written', () => {
  const inside = [
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '169.254.169.254'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fe80::1%eth0',
      'fd00::1',
      'fc00::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ],
    ...['224.0.0.1', '255.255.255.255', '198.18.0.1', '203.0.113.9', '2001:db8::1', 'ff02::1', 'not an address', ''],
  ]
  for (const address of inside) expect([address, isInside(address)]).toEqual([address, true])
  for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '193.99.144.80', '2a00:1450:4001:80b::200e', '2606:4700::1111'])
    expect([address, isInside(address)]).toEqual([address, false])
})

test('https only, no passwords, and no number that means this machine', async () => {
  for (const url of [
    'http://example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'https://user:secret@example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'nonsense',
  ]) {
    expect(() => readUrl(url, OUTSIDE), url).toThrow(ForbiddenAddress)
    await expect(post(parcel(url), OUTSIDE), url).rejects.toBeInstanceOf(ForbiddenAddress)
  }
})

test('a name that leads inside is found out when it is resolved, also if only one of its addresses does', async () => {
  const resolve = async (host: string) => (host === 'both.example' ? ['93.184.216.34', '10.0.0.1'] : ['127.0.0.1'])
  for (const host of ['rebind.example', 'both.example'])
    await expect(post(parcel(`https://${host}/`), { ...OUTSIDE, resolve })).rejects.toBeInstanceOf(Unreachable)
  await expect(post(parcel('https://localhost/'), OUTSIDE)).rejects.toBeInstanceOf(Unreachable)
})

test('a name is resolved once: what it leads to a moment later is not asked', async () => {
  const side = await receiver()
  const { port } = new URL(side.url)
  const answers = [['93.184.216.34'], ['127.0.0.1']]
  const resolve = async () => answers.shift() ?? ['127.0.0.1']
  await expect(post(parcel(`https://rebind.example:${port}/`), { ...OUTSIDE, resolve })).rejects.toBeInstanceOf(Unreachable)
  expect(answers).toHaveLength(1)
  expect(side.taken).toEqual([])
})

test('inside, unknown, silent, shut: whoever asks is told the same', async () => {
  const unknown = () => Promise.reject(new Error('getaddrinfo ENOTFOUND'))
  const tries = [
    post(parcel('https://inside.example/'), { ...OUTSIDE, resolve: async () => ['10.0.0.7'] }),
    post(parcel('https://mapped.example/'), { ...OUTSIDE, resolve: async () => ['::ffff:10.0.0.7'] }),
    post(parcel('https://unknown.example/'), { ...OUTSIDE, resolve: unknown }),
    post(parcel('https://empty.example/'), { ...OUTSIDE, resolve: async () => [] }),
    post(parcel('http://127.0.0.1:1/'), { mayStayInside: true }),
  ]
  const errors = await Promise.all(tries.map((one) => one.then(String, (error: Error) => `${error.name} ${error.message}`)))
  expect(new Set(errors)).toEqual(new Set(['Error nobody could be reached there']))
})

test('the connection goes to the address that was looked at, under the name that was given', async () => {
  const side = await receiver()
  let asked = 0
  const resolve = async () => {
    asked++
    return ['127.0.0.1']
  }
  expect(await post(parcel(side.url.replace('127.0.0.1', 'hooks.example')), { mayStayInside: true, resolve })).toBe(200)
  expect(asked).toBe(1)
  expect(side.taken[0]?.headers.host).toMatch(/^hooks\.example:/)
})

test('a redirect is not followed', async () => {
  const side = await receiver()
  side.answer = 302
  side.location = `${side.url}/elsewhere`
  expect(await post(parcel(`${side.url}/hook`), { mayStayInside: true })).toBe(302)
  expect(side.taken.map(({ path }) => path)).toEqual(['/hook'])
})

test('nobody keeps us waiting, or makes us read without end', { tags: 'ci' }, async () => {
  const server = createServer((request, response) => {
    if (request.url === '/silent') return
    response.writeHead(200)
    const more = setInterval(() => response.write('x'.repeat(10_000)), 1)
    response.on('close', () => clearInterval(more))
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  afterwards(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const began = performance.now()
  await expect(post(parcel(`${url}/endless`), { mayStayInside: true })).rejects.toThrow(Unreachable)
  await expect(post(parcel(`${url}/silent`), { mayStayInside: true })).rejects.toThrow()
  expect(performance.now() - began).toBeLessThan(15_000)
})
