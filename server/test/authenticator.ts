/** A passkey in a few lines: what a phone or a security key does, so that ceremonies can be played honestly and dishonestly. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Guest, Reply } from './client.ts'

const sha = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const url64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

interface Options {
  readonly challenge: string
  readonly rp?: { readonly id: string }
  readonly rpId?: string
}

export class Authenticator {
  readonly id = randomBytes(16)
  counter = 0
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  constructor(readonly origin: string) {}

  create(options: Options) {
    const data = Buffer.concat([
      this.about(options.rp?.id ?? '', 0x45),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.coseKey(),
    ])
    const attestation = Buffer.concat([map(3), text('fmt'), text('none'), text('attStmt'), map(0), text('authData'), bytes(data)])
    return this.answer({
      clientDataJSON: this.client('webauthn.create', options),
      attestationObject: url64(attestation),
      transports: ['internal'],
    })
  }

  get(options: Options) {
    this.counter++
    const data = this.about(options.rpId ?? '', 0x05)
    const client = this.client('webauthn.get', options)
    const signature = sign('sha256', Buffer.concat([data, sha(Buffer.from(client, 'base64url'))]), this.keys.privateKey)
    return this.answer({ clientDataJSON: client, authenticatorData: url64(data), signature: url64(signature) })
  }

  /** Makes a passkey for whoever the device belongs to. */
  async registerFor(guest: Guest, name = 'Phone'): Promise<Reply> {
    const { ceremony, options } = await guest.must('POST', '/api/me/passkeys/begin')
    return guest.post('/api/me/passkeys', { ceremony, name, response: this.create(options) })
  }

  /** Signs in; and a guest that the device was before comes along, unless that is not wished. */
  async signIn(device: Guest, takesAlong = true): Promise<Reply> {
    const { ceremony, options } = await device.must('POST', '/api/sign-in/passkey/begin')
    const reply = await device.post('/api/sign-in/passkey', { ceremony, response: this.get(options) })
    if (takesAlong && reply.status === 200 && (await device.must('GET', '/api/me/account')).guest !== null)
      await device.must('POST', '/api/me/guest', { takeAlong: true })
    return reply
  }

  private answer<Response>(response: Response) {
    return { id: url64(this.id), rawId: url64(this.id), type: 'public-key', clientExtensionResults: {}, response }
  }
  private client(type: string, { challenge }: Options): string {
    return url64(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }
  private about(party: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha(party), Buffer.from([flags]), counter])
  }
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    // { 1: 2 (EC2), 3: −7 (ES256), −1: 1 (P-256), −2: x, −3: y }
    const key = [Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), bytes(Buffer.from(x, 'base64url'))]
    return Buffer.concat([...key, Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))])
  }
}

const map = (size: number) => Buffer.from([0xa0 + size])
const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)])
const bytes = (data: Buffer) =>
  Buffer.concat([data.length < 256 ? Buffer.from([0x58, data.length]) : Buffer.from([0x59, data.length >> 8, data.length & 255]), data])
