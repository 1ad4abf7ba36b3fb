/**
 * A deliberately cheap WebSocket client for making load: text frames, no fragments, no compression, a mask of zeros. It must
 * cost less than what it measures.
 */
import { connect, type Socket } from 'node:net'

export class RawSocket {
  onText: (text: string) => void = () => {}
  readonly ready: Promise<void>
  private readonly socket: Socket
  private unread: Buffer = Buffer.alloc(0)
  private isOpen = false

  constructor(port: number, path: string, headers = '', localAddress?: string) {
    this.socket = connect({ port, host: '127.0.0.1', ...(localAddress === undefined ? {} : { localAddress }) })
    this.socket.setNoDelay(true)
    this.ready = new Promise((open, failed) => {
      this.socket.once('error', failed)
      this.socket.once('connect', () =>
        this.socket.write(
          `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n`,
        ),
      )
      this.socket.on('data', (data) => this.take(data, open, failed))
    })
  }

  send(text: string): void {
    const length = Buffer.byteLength(text)
    const head = length < 126 ? 6 : 8
    const frame = Buffer.alloc(head + length)
    frame[0] = 0x81
    if (length < 126) frame[1] = 0x80 | length
    else {
      frame[1] = 0x80 | 126
      frame.writeUInt16BE(length, 2)
    }
    frame.write(text, head)
    this.socket.write(frame)
  }

  close(): void {
    this.socket.destroy()
  }

  private take(data: Buffer, open: () => void, failed: (error: Error) => void): void {
    let bytes = this.unread.length === 0 ? data : Buffer.concat([this.unread, data])
    if (!this.isOpen) {
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0) {
        this.unread = bytes
        return
      }
      if (!bytes.subarray(0, 12).includes('101')) return failed(new Error(bytes.subarray(0, 80).toString()))
      this.isOpen = true
      bytes = bytes.subarray(end + 4)
      open()
    }
    let at = 0
    while (bytes.length - at >= 2) {
      let length = bytes[at + 1] & 127
      let head = 2
      if (length === 126) {
        if (bytes.length - at < 4) break
        length = bytes.readUInt16BE(at + 2)
        head = 4
      } else if (length === 127) {
        if (bytes.length - at < 10) break
        length = Number(bytes.readBigUInt64BE(at + 2))
        head = 10
      }
      if (bytes.length - at < head + length) break
      if ((bytes[at] & 15) === 1) this.onText(bytes.toString('utf8', at + head, at + head + length))
      at += head + length
    }
    this.unread = bytes.subarray(at)
  }
}
