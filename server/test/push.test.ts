import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { guest } from './client.ts'
import { receiver } from './receiver.ts'
import { house, temporaryFolder } from './start.ts'

/** A browser's side of a subscription. */
function device() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  return { ecdh, auth, keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') } }
}

/** As a browser does it (RFC 8291, RFC 8188). */
function decrypt(body: Buffer, { ecdh, auth }: ReturnType<typeof device>): string {
  const salt = body.subarray(0, 16)
  const length = body[20] as number
  const sender = body.subarray(21, 21 + length)
  const secret = ecdh.computeSecret(sender)
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const key = Buffer.from(hkdfSync('sha256', secret, auth, context, 32))
  const content = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12))
  const cipher = body.subarray(21 + length)
  const decipher = createDecipheriv('aes-128-gcm', content, nonce)
  decipher.setAuthTag(cipher.subarray(-16))
  const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

/** The signature of the house over whom it speaks to. */
function vapid(authorization: string, publicKey: string): { aud: string; sub: string } {
  const token = /t=([^,]+)/.exec(authorization)?.[1] ?? ''
  const [head = '', claims = '', signature = ''] = token.split('.')
  const raw = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: raw.subarray(1, 33).toString('base64url'), y: raw.subarray(33).toString('base64url') }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const isTrue = verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  expect(isTrue).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

test('a message reaches the device encrypted for it, signed by the house; a subscription that is gone is given up', async () => {
  const server = await house({ localWebhooks: true, mailFrom: 'Branchline <post@house.example>' })
  const service = await receiver()
  const browser = device()
  const ada = await guest(server.url, 'Ada')
  const { can } = await ada.must('GET', '/api/me/notices')
  const body = { kind: 'push', endpoint: `${service.url}/push/1`, keys: browser.keys, label: 'Firefox' }
  const { channels } = await ada.must('POST', '/api/me/notices/channels', body)
  expect(JSON.stringify(channels)).not.toContain(browser.keys.auth)
  await ada.must('POST', `/api/me/notices/channels/${channels[0].id}/try`)
  const [taken] = service.taken
  expect(taken?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal', topic: 'branchline' })
  expect(String(taken?.body)).not.toContain('It works')
  expect(JSON.parse(decrypt(taken!.body, browser))).toMatchObject({ title: 'It works' })
  expect(vapid(taken!.headers.authorization as string, can.pushKey)).toMatchObject({ aud: service.url, sub: 'mailto:post@house.example' })
  service.answer = 410
  expect((await ada.post(`/api/me/notices/channels/${channels[0].id}/try`)).status).toBe(409)
  expect((await ada.must('GET', '/api/me/notices')).channels[0]).toMatchObject({ trouble: 'gone' })
  service.answer = 201
  // The browser subscribes again: the same channel works again.
  expect((await ada.must('POST', '/api/me/notices/channels', body)).channels).toMatchObject([{ id: channels[0].id, trouble: null }])
})

test('the keys are made once and outlive a restart', async () => {
  const data = temporaryFolder()
  const key = async () => {
    const server = await house({ data })
    const { can } = await (await guest(server.url)).must('GET', '/api/me/notices')
    await server.close()
    return can.pushKey
  }
  const first = await key()
  expect(first).toMatch(/^[\w-]{87}$/)
  expect(await key()).toBe(first)
})

test('an endpoint in one’s own network is not written to', { tags: 'ci' }, async () => {
  const server = await house()
  const ada = await guest(server.url)
  const body = { kind: 'push', endpoint: 'https://10.0.0.1/push', keys: device().keys, label: 'x' }
  expect((await ada.post('/api/me/notices/channels', body)).body.problem.code).toBe('bad-message')
  // A name that leads inside answers as one that nobody knows.
  const tried = async (endpoint: string) => {
    const { channels } = await ada.must('POST', '/api/me/notices/channels', { ...body, endpoint, keys: device().keys, label: endpoint })
    const { id } = channels.find(({ label }: { label: string }) => label === endpoint)
    const { status, body: answer } = await ada.post(`/api/me/notices/channels/${id}/try`)
    return { status, answer }
  }
  // At once: each of them waits for as long as a server that does not answer is waited for.
  const [inside, nowhere] = await Promise.all([tried('https://localhost/push'), tried('https://no-such-name.invalid/push')])
  expect(inside.status).toBe(409)
  expect(inside).toEqual(nowhere)
  const { channels } = await ada.must('GET', '/api/me/notices')
  expect(channels.map(({ trouble }: { trouble: string | null }) => trouble)).toEqual([null, null])
})
