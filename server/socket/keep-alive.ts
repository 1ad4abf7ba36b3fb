/** Lines that died without a word are found by asking: one clock for all sockets, two questions unanswered and it is over. */
import type { WebSocket, WebSocketServer } from 'ws'

const EVERY = 30_000

export function keepAlive(server: WebSocketServer): () => void {
  const unanswered = new WeakMap<WebSocket, number>()
  server.on('connection', (socket) => socket.on('pong', () => unanswered.set(socket, 0)))
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      const asked = unanswered.get(socket) ?? 0
      if (asked >= 2) socket.terminate()
      else {
        unanswered.set(socket, asked + 1)
        socket.ping()
      }
    }
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
