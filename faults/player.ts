/** A person at many tables who plays random legal moves as fast as they are answered, and keeps book of what was acknowledged. */
import { randomInt } from 'node:crypto'
import type { FromServer, Position, Step } from '@branchline/server/protocol'
import WebSocket from 'ws'

interface Sent {
  readonly id: string
  readonly at: number
  readonly move: string
}

const A_MOMENT = 250

export class Player {
  readonly token: string
  /** What the server said is stored: by table, by entry. */
  readonly acknowledged = new Map<string, Map<number, string>>()
  /** Sent and not answered yet: one at most for each table. */
  readonly pending = new Map<string, Sent>()
  readonly problems: string[] = []
  readonly finished = new Set<string>()
  private readonly latest = new Map<string, Position | Step>()
  private socket: WebSocket | null = null
  private asked = 0
  isPlaying = true

  constructor(token: string) {
    this.token = token
  }

  async connect(url: string, tables: Iterable<string>): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { authorization: `Bearer ${this.token}` } })
    this.socket = socket
    this.latest.clear()
    socket.on('error', () => {})
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as FromServer))
    await new Promise<void>((open, failed) => {
      socket.once('open', open)
      socket.once('error', failed)
    })
    // First what may have been lost on the way, under its old id; then everything else.
    for (const [table, sent] of this.pending) socket.send(JSON.stringify({ type: 'move', table, ...sent }))
    for (const table of tables) if (!this.finished.has(table)) socket.send(JSON.stringify({ type: 'watch', table }))
  }

  async disconnect(): Promise<void> {
    const { socket } = this
    if (socket === null || socket.readyState === WebSocket.CLOSED) return
    const closed = new Promise((done) => socket.once('close', done))
    socket.terminate()
    await closed
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'accepted':
        return this.noteAnswer(message.table, message.id, message.seq)
      case 'refused': {
        const sent = message.table === undefined ? undefined : this.pending.get(message.table)
        if (message.problem.code === 'closing') return
        if (message.problem.code === 'storage') return this.sendLater(message.table as string, sent)
        if (sent?.id === message.id) this.pending.delete(message.table as string)
        this.problems.push(`${message.problem.code}: ${message.problem.message}`)
        return
      }
      case 'position':
        return this.think(message.position)
      case 'step':
        return this.think(message.step)
      default:
        return
    }
  }

  private noteAnswer(table: string, id: string, seq: number): void {
    const sent = this.pending.get(table)
    if (sent?.id !== id) return
    this.pending.delete(table)
    if (seq !== sent.at + 1) this.problems.push(`a move answering ${sent.at} became entry ${seq}`)
    let entries = this.acknowledged.get(table)
    if (entries === undefined) {
      entries = new Map()
      this.acknowledged.set(table, entries)
    }
    entries.set(seq, sent.move)
    // The step came before the answer to the move: it may be this seat's turn again.
    const now = this.latest.get(table)
    if (now !== undefined) this.think(now)
  }

  /** Nothing was stored, or nobody knows: asked again in a moment, under the same id. */
  private sendLater(table: string, sent: Sent | undefined): void {
    const { socket } = this
    setTimeout(() => {
      if (sent === undefined || this.pending.get(table) !== sent || socket?.readyState !== WebSocket.OPEN) return
      socket.send(JSON.stringify({ type: 'move', table, ...sent }))
    }, A_MOMENT)
  }

  private think(now: Position | Step): void {
    this.latest.set(now.table, now)
    if (now.over) this.finished.add(now.table)
    const { moves } = now
    if (!this.isPlaying || moves === undefined || moves.length === 0 || this.pending.has(now.table)) return
    const sent = { id: `${this.token.slice(0, 6)}-${now.seq}-${++this.asked}`, at: now.seq, move: moves[randomInt(moves.length)] }
    this.pending.set(now.table, sent)
    this.socket?.send(JSON.stringify({ type: 'move', table: now.table, ...sent }))
  }
}
