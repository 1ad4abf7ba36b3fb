/**
 * The way out of a socket. System calls and streams are the largest part of what a move costs, so all that is told to a line in one turn
 * of the event loop leaves as one string in one call: `ws` would hand over header and text of each frame as two pieces, at more than twice
 * the price (20 and 9 µs a message of 700 bytes). Pings, pongs and the closing of a line stay with `ws`; as it writes whole frames and so do
 * we, each finds its place between the others.
 */
import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'

export interface SendBuffer {
  /** Sends the text at the end of this turn, unless the line is closing by then. `bytes`: its length in UTF-8, where that is known. */
  send(text: string, bytes?: number): void
  /** Bytes that wait for the client to read. */
  unread(): number
  close(code: number, reason: string): void
}

/** `wire` is what the socket writes to. */
export function sendBufferOf(socket: WebSocket, wire: Writable): SendBuffer {
  let frames = ''
  const letGo = () => {
    if (frames !== '' && socket.readyState === socket.OPEN) wire.write(frames, 'latin1')
    frames = ''
  }
  return {
    send(text, bytes) {
      if (frames === '') hold(letGo)
      frames += frameOf(text, bytes)
    },
    unread: () => wire.writableLength + frames.length,
    close(code, reason) {
      letGo()
      socket.close(code, reason)
    },
  }
}

let held: (() => void)[] = []

function hold(letGo: () => void): void {
  if (held.length === 0) process.nextTick(letAllGo)
  held.push(letGo)
}

/** What was told so far leaves now: before sockets are closed from outside. */
export function letAllGo(): void {
  const lines = held
  held = []
  for (const letGo of lines) letGo()
}

const TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/** A whole text frame as a server sends it, a character for each byte (RFC 6455, 5.2). */
export function frameOf(text: string, length = Buffer.byteLength(text)): string {
  // Mostly a text is ASCII, and that is its own UTF-8.
  const payload = length === text.length ? text : Buffer.from(text).toString('latin1')
  return headerOf(length) + payload
}

function headerOf(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(TEXT, length)
  if (length < 0x10000) return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(length))
  return String.fromCharCode(TEXT, EIGHT_BYTES) + size.toString('latin1')
}
