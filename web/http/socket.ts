/** One socket for the page: connects, connects again, and sends once more what was not answered. */
import type { FromClient, FromServer } from '@branchline/server/protocol'

export type SocketState = 'connecting' | 'connected' | 'lost'

const FIRST_PAUSE = 300
const LONGEST_PAUSE = 8000

export class ReconnectingSocket {
  private socket: WebSocket | null = null
  private readonly onMessage: (message: FromServer) => void
  private readonly onState: (state: SocketState) => void
  private pause = FIRST_PAUSE
  private timer: ReturnType<typeof setTimeout> | undefined
  private isClosed = false

  constructor(onMessage: (message: FromServer) => void, onState: (state: SocketState) => void) {
    this.onMessage = onMessage
    this.onState = onState
    this.connect()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** A new socket at once: after one has become somebody else. */
  renew(): void {
    const old = this.socket
    clearTimeout(this.timer)
    this.connect()
    old?.close()
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket?.close()
  }

  /** Back from a tunnel or from another tab: do not wait for the timer. */
  private readonly hurry = () => {
    if (this.isClosed || document.hidden || this.socket?.readyState === WebSocket.OPEN) return
    this.pause = FIRST_PAUSE
    clearTimeout(this.timer)
    if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect()
  }

  private connect(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
    this.socket = socket
    socket.onopen = () => {
      this.pause = FIRST_PAUSE
    }
    socket.onmessage = ({ data }) => {
      // As an answer over HTTP it is taken for what our own server says: the schemas to check it were a tenth of what a table at the server weighs.
      this.onMessage(JSON.parse(String(data)) as FromServer)
    }
    socket.onclose = () => {
      if (this.isClosed || this.socket !== socket) return
      this.onState('lost')
      this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2))
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE)
    }
  }
}
