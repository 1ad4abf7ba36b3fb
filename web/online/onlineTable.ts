/** A table at the server: the server judges, this page shows what the server told this viewer, and nothing else. */

import type { Company, LogEntry, OrderDesk, TableModel, TableSource } from '@branchline/design'
import { type AnyGame, type GameRecord, type GameState, type Noted, type Refusal, refusal, type Seat } from '@branchline/engine'
import { applyChanges } from '@branchline/server/changes'
import type {
  ArrangeBody,
  Change,
  ChatLine,
  FromClient,
  FromServer,
  LogLine,
  OrdersAnswer,
  Phrase,
  Position,
  Table,
} from '@branchline/server/protocol'
import { ask, ServerError } from '../http/client.ts'
import { ReconnectingSocket, type SocketState } from '../http/socket.ts'
import { pathOf } from '../shell/route.ts'
import { observed } from '../store/observed.ts'
import { newShare, notedAt } from '../store/shuffleShares.ts'
import { heardClock } from './clock.ts'
import { companyAt } from './company.ts'
import { entryOf, standingEntries } from './entries.ts'
import { onlineModel } from './onlineModel.ts'
import { keepGiven, shareGiver } from './shares.ts'

interface Waiting {
  readonly message: FromClient
  readonly settle: (refused: Refusal | null) => void
}

export class OnlineTable implements TableSource {
  private readonly game: AnyGame
  private readonly invite: string | undefined
  private readonly shown = observed(() => this.build())
  private readonly waiting = new Map<string, Waiting>()
  /** Past positions fetched so far, by number of moves; emptied when moves are taken back. */
  private readonly past = new Map<number, GameState>()
  private line: ReconnectingSocket | null = null
  private lineState: SocketState = 'connecting'
  private table: Table
  private position: Position | null = null
  private entries: readonly LogEntry[] = []
  private hasLog = false
  private chat: readonly ChatLine[] = []
  private me: string | null = null
  private looking: number | null = null
  private readonly clock = heardClock()
  private ordersAt = 0
  private readonly giveShare = shareGiver()
  private notesTimer: ReturnType<typeof setTimeout> | undefined

  /** `position`: as it stood when the page was asked for; what has happened since comes over the line. */
  constructor(game: AnyGame, table: Table, invite: string | undefined, position: Position | null = null) {
    this.game = game
    this.table = table
    this.invite = invite
    this.position = position
    if (position !== null) this.clock.hear(table.pace, position.clock ?? null)
  }

  get about(): Table {
    return this.table
  }

  /** False until the server has shown a position (the game has begun). */
  get isReady(): boolean {
    return this.position !== null
  }

  subscribe(listener: () => void): () => void {
    const leave = this.shown.subscribe(listener)
    if (this.line === null) {
      this.line = new ReconnectingSocket(
        (message) => this.receive(message),
        (state) => {
          this.lineState = state
          this.changed()
        },
      )
      document.addEventListener('visibilitychange', this.tellWhetherLooking)
    }
    return () => {
      leave()
      // A page that only redraws subscribes again at once.
      setTimeout(() => {
        if (this.shown.isWatched) return
        document.removeEventListener('visibilitychange', this.tellWhetherLooking)
        this.line?.close()
        this.line = null
      }, 50)
    }
  }

  model(): TableModel {
    return this.shown.now()
  }

  address(at: number | null): string {
    // Whoever is given the address of a position sees it, at a private table too.
    const invite = this.invite ?? (at !== null && this.table.visibility === 'private' ? this.table.invite : undefined)
    return pathOf({ page: 'table', id: this.table.id, ...(at === null ? {} : { at }), ...(invite ? { invite } : {}) })
  }

  play(text: string): Promise<Refusal | null> {
    return this.request((id, at) => ({ type: 'move', table: this.table.id, id, at, move: text }))
  }

  undo(): Promise<Refusal | null> {
    return this.request((id, at) => ({ type: 'undo', table: this.table.id, id, at }))
  }

  redo(): Promise<Refusal | null> {
    return this.request((id, at) => ({ type: 'redo', table: this.table.id, id, at }))
  }

  resign(): void {
    void this.request((id, at) => ({ type: 'resign', table: this.table.id, id, at }))
  }

  async standIn(seat: Seat, level: string | null): Promise<Refusal | null> {
    try {
      const { table } = await ask<{ table: Table }>(`/tables/${this.table.id}/stand-in`, { seat, bot: level })
      this.table = table
      this.changed()
      return null
    } catch (error) {
      return problemAsRefusal(error instanceof ServerError && error.code === 'not-possible-now' ? 'not-away-long' : 'unreachable')
    }
  }

  vote(choice: 'wait' | 'move' | 'seat'): void {
    void ask<{ table: Table }>(`/tables/${this.table.id}/vote`, { choice })
      .then(({ table }) => {
        this.clock.hear(this.table.pace, table.clock)
        this.table = table
        this.changed()
      })
      // Decided meanwhile, or the late one has moved: the table says so by itself.
      .catch(() => undefined)
  }

  readonly orders: OrderDesk = {
    read: () => ask<OrdersAnswer>(`/tables/${this.table.id}/orders`),
    give: ({ kind, fields, until }) =>
      ask<OrdersAnswer>(`/tables/${this.table.id}/orders`, { id: crypto.randomUUID(), kind, fields, until: [...until] }),
    cancel: (order) => ask<OrdersAnswer>(`/tables/${this.table.id}/orders/cancel`, { order }),
  }

  answer(agree: boolean): void {
    const wish = this.table.request
    if (wish) void this.request((id) => ({ type: 'consent', table: this.table.id, id, request: wish.request, agree }))
  }

  say(said: string | { readonly phrase: string }): Promise<Refusal | null> {
    const words = typeof said === 'string' ? { text: said } : { phrase: said.phrase as Phrase }
    return this.request((id) => ({ type: 'chat', table: this.table.id, id, ...words }))
  }

  openChat(isOpen: boolean): void {
    void ask<{ table: Table }>(`/tables/${this.table.id}/chat`, { open: isOpen }, 'PUT')
      .then(({ table }) => {
        this.table = table
        this.changed()
      })
      .catch(() => undefined)
  }

  readonly company: Company = companyAt(
    () => this.table.id,
    () => this.me,
  )

  look(at: number | null): void {
    const n = this.position?.n ?? 0
    this.looking = at === null || at >= n ? null : Math.max(0, at)
    const wanted = this.looking
    if (wanted === null || this.past.has(wanted)) return this.changed()
    void this.viewAt(wanted).then(() => this.changed())
  }

  /** The position of a link, before anything is shown: else the present would take its address. Where it is not to be seen, the present. */
  async open(at: number): Promise<void> {
    if (at < (this.position?.n ?? 0) && (await this.viewAt(at)) !== null) this.looking = at
    this.changed()
  }

  async viewAt(n: number): Promise<GameState | null> {
    const known = this.past.get(n)
    if (known !== undefined) return known
    const invite = this.invite ? `&invite=${this.invite}` : ''
    try {
      const { position } = await ask<{ position: Position }>(`/tables/${this.table.id}/position?at=${n}${invite}`)
      this.past.set(n, position.view as GameState)
      return position.view as GameState
    } catch {
      return null
    }
  }

  liftCurtain(): void {}

  async notes(): Promise<string> {
    return (await ask<{ text: string }>(`/tables/${this.table.id}/notes`)).text
  }

  keepNotes(text: string): void {
    clearTimeout(this.notesTimer)
    this.notesTimer = setTimeout(() => void ask(`/tables/${this.table.id}/notes`, { text }, 'PUT').catch(() => undefined), 600)
  }

  async record(): Promise<GameRecord | null> {
    return this.table.status === 'finished' ? await ask<GameRecord>(`/tables/${this.table.id}/record`) : null
  }

  /** With the same people, the seats moved on by one; `plannedAt`: not now but then. */
  async playAgain(plannedAt: number | null = null): Promise<string> {
    const { table } = await ask<{ table: Table }>(`/tables/${this.table.id}/rematch`, { plannedAt })
    return `/t/${table.id}`
  }

  /** What was said here. */
  get said(): readonly ChatLine[] {
    return this.chat
  }

  /** Before the start: other seats, other options (the owner); or agreeing to them (whoever sits there). */
  async rearrange(wish: ArrangeBody | 'agree'): Promise<void> {
    const path = `/tables/${this.table.id}/${wish === 'agree' ? 'agree' : 'arrange'}`
    const { table } = await ask<{ table: Table }>(path, wish === 'agree' ? {} : wish)
    this.table = table
    this.changed()
  }

  /** Before the start: sit down, get up, begin. */
  async arrange(what: 'join' | 'leave' | 'start', seat?: Seat): Promise<void> {
    if (what === 'start') await this.giveShare(this.table)
    const share = newShare()
    const shown = this.table
    // Whoever pressed the button has read what stands above it.
    const agree = shown.fromRecord === null ? {} : { agree: true }
    const where = { ...(seat === undefined ? {} : { seat }), ...(this.invite ? { invite: this.invite } : {}) }
    const body = what === 'join' ? { ...where, ...agree, ...(shown.shuffle === null ? {} : { share }) } : {}
    const { table } = await ask<{ table: Table }>(`/tables/${shown.id}/${what}`, body)
    if (what === 'join') keepGiven(shown, table, share)
    this.table = table
    // Whoever sits down may have become somebody just now: the line must know, and shows them more than before.
    if (what !== 'start') {
      this.position = null
      this.line?.renew()
    }
    this.changed()
  }

  noted(): Noted {
    return notedAt(this.table.id, this.table.you.seat)
  }

  /** Whoever has the page behind another is told of their turn by other ways. */
  private readonly tellWhetherLooking = () => {
    this.line?.send({ type: 'looking', table: this.table.id, looking: !document.hidden })
  }

  private watch(isResumed: boolean): void {
    this.line?.send({
      type: 'watch',
      table: this.table.id,
      ...(this.invite ? { invite: this.invite } : {}),
      ...(isResumed && this.position ? { since: this.position.seq } : {}),
      chatSince: this.chat.at(-1)?.id ?? 0,
      moves: false,
      looking: !document.hidden,
    })
    if (!isResumed || !this.hasLog) void this.fetchLog()
  }

  private async fetchLog(): Promise<void> {
    if (this.table.status === 'open') return
    const invite = this.invite ? `?invite=${this.invite}` : ''
    const { entries } = await ask<{ entries: LogLine[] }>(`/tables/${this.table.id}/log${invite}`)
    const upTo = this.position?.seq ?? 0
    this.entries = standingEntries(entries.filter(({ seq }) => upTo === 0 || seq <= upTo).map(entryOf))
    this.hasLog = true
    this.changed()
  }

  /** Somebody is muted now, or heard again: what is shown of the chat is another. */
  private async fetchChat(): Promise<void> {
    const invite = this.invite ? `?invite=${this.invite}` : ''
    this.chat = (await ask<{ lines: ChatLine[] }>(`/tables/${this.table.id}/chat${invite}`)).lines
    this.changed()
  }

  private request(make: (id: string, at: number) => FromClient): Promise<Refusal | null> {
    const id = crypto.randomUUID()
    const message = make(id, this.position?.seq ?? 0)
    return new Promise((settle) => {
      this.waiting.set(id, { message, settle })
      this.line?.send(message)
    })
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.lineState = 'connected'
        this.me = message.person?.id ?? null
        this.watch(this.position !== null)
        for (const { message: again } of this.waiting.values()) this.line?.send(again)
        break
      case 'table':
        this.table = message.table
        this.clock.hear(this.table.pace, message.table.clock)
        void this.giveShare(this.table)
        break
      case 'position':
        // Whoever only watches a game with secrets is told of it later, and in leaps.
        if (this.position !== null && message.position.seq > this.position.seq) void this.fetchLog()
        this.position = message.position
        this.clock.hear(this.table.pace, message.position.clock ?? null)
        this.past.clear()
        break
      case 'step': {
        const { step } = message
        if (this.position === null || step.seq !== this.position.seq + 1) {
          this.watch(false)
          return
        }
        const { changes, entry, events, ...situation } = step
        this.position = { ...situation, view: applyChanges(this.position.view, changes as Change[]) }
        this.clock.hear(this.table.pace, step.clock ?? null)
        if (entry.kind !== 'move') this.past.clear()
        this.entries = standingEntries([...this.entries, entryOf({ ...entry, events })])
        break
      }
      case 'chat': {
        const known = new Set(this.chat.map(({ id }) => id))
        this.chat = [...this.chat, ...message.lines.filter(({ id }) => !known.has(id))]
        break
      }
      case 'orders':
        this.ordersAt++
        break
      case 'people':
        void this.fetchChat()
        return
      case 'accepted':
        this.settle(message.id, null)
        break
      case 'refused':
        if (message.position) this.position = message.position
        if (message.id) this.settle(message.id, (message.problem.refusal as Refusal | undefined) ?? problemAsRefusal(message.problem.code))
        break
      default:
        return
    }
    this.changed()
  }

  private settle(id: string, refused: Refusal | null): void {
    this.waiting.get(id)?.settle(refused)
    this.waiting.delete(id)
  }

  private changed(): void {
    this.shown.changed()
  }

  private build(): TableModel {
    const { game, table, position, looking, past, entries, chat, ordersAt } = this
    if (position === null) throw new Error('no position yet')
    const [isWaiting, connection] = [this.waiting.size > 0, this.lineState]
    return onlineModel({ game, table, position, looking, past, entries, chat, clock: this.clock.shown, ordersAt, isWaiting, connection })
  }
}

/** What the server says for itself, in the shape in which rules refuse. */
function problemAsRefusal(code: string): Refusal {
  return refusal('server', code)
}
