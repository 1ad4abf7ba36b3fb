/** A stranger's client: knows the documented protocol and nothing of the server's inside. */
import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'
import { applyChanges, type FromServer, type Position, type Problem, type Step, type Table } from '../protocol/index.ts'
import { PATIENCE } from './until.ts'

export interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of all shapes
  readonly body: any
  readonly headers: Headers
}

/** Somebody with a cookie jar. */
export class Guest {
  cookie: string | undefined
  /** The session of the guest that this device was before it signed in. */
  guestCookie: string | undefined
  id = ''
  constructor(readonly url: string) {}

  /** The same person at another server. */
  at({ url }: { readonly url: string }): Guest {
    const same = new Guest(url)
    same.cookie = this.cookie
    same.guestCookie = this.guestCookie
    same.id = this.id
    return same
  }

  private get cookies(): string | undefined {
    const both = [this.cookie, this.guestCookie].filter((cookie) => cookie !== undefined)
    return both.length === 0 ? undefined : both.join('; ')
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookies === undefined ? {} : { cookie: this.cookies }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [cookie = ''] = set.split(';')
      const value = cookie.endsWith('=') ? undefined : cookie
      if (cookie.startsWith('branchline=')) this.cookie = value
      if (cookie.startsWith('branchline-guest=')) this.guestCookie = value
    }
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, headers: response.headers }
  }
  get = (path: string) => this.call('GET', path)
  post = (path: string, body?: unknown) => this.call('POST', path, body)

  /** Asks, and insists on success. */
  async must(method: string, path: string, body?: unknown): Promise<Reply['body']> {
    const reply = await this.call(method, path, body)
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply.body
  }

  async table(wish: Record<string, unknown>): Promise<Table> {
    return (await this.must('POST', '/api/tables', { game: 'parcels', ...wish })).table
  }
  async join(id: string, body: Record<string, unknown> = {}): Promise<Table> {
    return (await this.must('POST', `/api/tables/${id}/join`, body)).table
  }
  async start(id: string): Promise<Table> {
    return (await this.must('POST', `/api/tables/${id}/start`)).table
  }
  async position(id: string, query = ''): Promise<Position> {
    return (await this.must('GET', `/api/tables/${id}/position${query}`)).position
  }
  /** Plays at the present position, over HTTP. */
  async play(id: string, move?: string): Promise<{ seq: number; n: number }> {
    const position = await this.position(id)
    return this.must('POST', `/api/tables/${id}/moves`, { id: randomUUID(), at: position.seq, move: move ?? position.moves?.[0] ?? 'rest' })
  }
  line(): Promise<LineOut> {
    return LineOut.open(this.url, this.cookie)
  }
}

export async function guest(url: string, name?: string): Promise<Guest> {
  const somebody = new Guest(url)
  const { person } = await somebody.must('POST', '/api/me', name === undefined ? {} : { name })
  somebody.id = person.id
  return somebody
}

type Of<Type extends FromServer['type']> = Extract<FromServer, { type: Type }>

/** A socket that keeps its positions up to date by the steps it is told. */
export class LineOut {
  readonly heard: FromServer[] = []
  readonly positions = new Map<string, Position>()
  readonly tables = new Map<string, Table>()
  readonly steps: Step[] = []
  private readonly waiting = new Set<() => void>()
  closed: { code: number; reason: string } | null = null

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as FromServer))
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
      for (const wake of this.waiting) wake()
    })
    socket.on('error', () => {})
  }

  static async open(url: string, cookie?: string, headers: Record<string, string> = {}): Promise<LineOut> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { ...(cookie === undefined ? {} : { cookie }), ...headers },
    })
    const line = new LineOut(socket)
    await new Promise<void>((open, failed) => {
      socket.once('open', open)
      socket.once('error', failed)
    })
    await line.until(() => line.heard.some(({ type }) => type === 'welcome'))
    return line
  }

  private hear(message: FromServer): void {
    this.heard.push(message)
    if (message.type === 'table') this.tables.set(message.table.id, message.table)
    if (message.type === 'position') this.positions.set(message.position.table, message.position)
    if (message.type === 'step') {
      const { entry: _, events: __, changes, ...now } = message.step
      this.steps.push(message.step)
      const before = this.positions.get(now.table)
      if (before !== undefined && before.seq + 1 === now.seq)
        this.positions.set(now.table, { ...now, view: applyChanges(before.view, changes) })
    }
    for (const wake of this.waiting) wake()
  }

  /** The numbers of what was shown of a table, as a whole or by a step. */
  shown(table: string): number[] {
    return this.heard.flatMap((message) =>
      message.type === 'position' && message.position.table === table
        ? message.position.seq
        : message.type === 'step' && message.step.table === table
          ? message.step.seq
          : [],
    )
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  async until(holds: () => boolean): Promise<void> {
    if (holds()) return
    await new Promise<void>((done, failed) => {
      const timer = setTimeout(
        () => finish(new Error(`waited in vain; heard last: ${JSON.stringify(this.heard.slice(-2)).slice(0, 1500)}`)),
        PATIENCE,
      )
      const finish = (error?: Error) => {
        clearTimeout(timer)
        this.waiting.delete(look)
        if (error) failed(error)
        else done()
      }
      const look = () => holds() && finish()
      this.waiting.add(look)
    })
  }

  async watch(table: string, more: Record<string, unknown> = {}): Promise<void> {
    const before = this.heard.length
    this.send({ type: 'watch', table, ...more })
    await this.until(() => this.heard.slice(before).some(({ type }) => type === 'table' || type === 'refused'))
  }

  /** Sends a request and waits for its answer. */
  async ask(message: Record<string, unknown>): Promise<Of<'accepted'> | Of<'refused'> | Of<'orders'>> {
    const id = (message.id as string | undefined) ?? randomUUID()
    const before = this.heard.length
    this.send({ ...message, id })
    const mine = () =>
      this.heard
        .slice(before)
        .find(
          (one): one is Of<'accepted'> | Of<'refused'> | Of<'orders'> =>
            (one.type === 'accepted' || one.type === 'refused' || one.type === 'orders') && one.id === id,
        )
    await this.until(() => mine() !== undefined || this.closed !== null)
    const answer = mine()
    if (answer === undefined) throw new Error(`the line closed: ${JSON.stringify(this.closed)}`)
    return answer
  }

  /** Plays in the present position of the table; the first legal move unless one is named. */
  async play(table: string, move?: string): Promise<Of<'accepted'>> {
    const position = this.positions.get(table)!
    const answer = await this.ask({ type: 'move', table, at: position.seq, move: move ?? position.moves?.[0] })
    if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer))
    return answer
  }

  problem(): Problem | undefined {
    return this.heard.findLast((one): one is Of<'refused'> => one.type === 'refused')?.problem
  }

  close(): void {
    this.socket.terminate()
  }
}
