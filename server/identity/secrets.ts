/** Random text, hashes and signatures. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Letters and digits, each equally likely: about 6 bits a character. */
export function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 = 4 × 62: bytes above would favour the first letters.
      if (byte < 248 && text.length < length) text += LETTERS[byte % 62]
    }
  }
  return text
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** `token.signature`: a forged one is recognised without asking the database. */
export function sign(token: string, secret: string): string {
  return `${token}.${signatureOf(token, secret)}`
}

/** The token, when the signature is ours; null otherwise, after the same work. */
export function unsign(signed: string, secret: string): string | null {
  const parts = signed.length > 200 ? [] : signed.split('.')
  const [token = '', signature = ''] = parts.length === 2 ? parts : []
  const expected = Buffer.from(signatureOf(token, secret))
  const given = Buffer.alloc(expected.length)
  given.write(signature)
  const isOurs = timingSafeEqual(expected, given)
  return isOurs && signature.length === expected.length ? token : null
}

function signatureOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url')
}
