/** A mail server for tests: takes letters on a loopback port and keeps them. Addresses that begin with "gone" are refused for good, "busy" for now. */
import { createServer, type Socket } from 'node:net'

export interface TakenLetter {
  readonly from: string
  readonly to: string
  /** Headers and body as they came. */
  readonly raw: string
  /** The plain part, decoded. */
  readonly text: string
}

export async function openLetterBox(): Promise<{ readonly url: string; readonly letters: TakenLetter[]; close(): void }> {
  const letters: TakenLetter[] = []
  const lines = new Set<Socket>()
  const server = createServer((socket) => {
    lines.add(socket)
    socket.on('close', () => lines.delete(socket)).on('error', () => {})
    converse(socket, letters)
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close() {
      for (const line of lines) line.destroy()
      server.close()
    },
  }
}

function converse(socket: Socket, letters: TakenLetter[]): void {
  let unread = ''
  let from = ''
  let to = ''
  let letter: string[] | null = null
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 test')
  socket.setEncoding('utf8').on('data', (text: string) => {
    unread += text
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      hear(unread.slice(0, end))
      unread = unread.slice(end + 2)
    }
  })
  function hear(line: string): void {
    if (letter !== null) {
      if (line !== '.') return void letter.push(line)
      const raw = letter.join('\n')
      letters.push({ from, to, raw, text: plainPart(raw) })
      letter = null
      return void say('250 taken')
    }
    const address = /<(.*?)>/.exec(line)?.[1] ?? ''
    if (/^(EHLO|HELO)/i.test(line)) return void say('250 test')
    if (/^MAIL/i.test(line)) {
      from = address
      return void say('250 ok')
    }
    if (/^RCPT/i.test(line)) {
      to = address
      return void say(address.startsWith('gone') ? '550 no such box' : address.startsWith('busy') ? '451 later' : '250 ok')
    }
    if (/^DATA/i.test(line)) {
      letter = []
      return void say('354 go on')
    }
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
    say('250 ok')
  }
}

function plainPart(raw: string): string {
  const part = raw.split(/\n--[^\n]+\n/).find((one) => /content-type: text\/plain/i.test(one)) ?? raw
  const [head = '', ...body] = part.split('\n\n')
  const text = body.join('\n\n')
  if (/encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  if (!/encoding: quoted-printable/i.test(head)) return text
  const bytes = text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
