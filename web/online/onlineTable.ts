/** A table at the server: the server judges, this page shows what the server told this viewer, and nothing else. */

import type { Company, LogEntry, OrderDesk, Player, TableClock, TableModel, TableSource } from '@branchline/design'
import {
  type AnyGame,
  type GameRecord,
  type GameState,
  type Noted,
  type Refusal,
  refusal,
  type Seat,
  type Viewer,
} from '@branchline/engine'
import { applyChanges } from '@branchline/server/changes'
import type { Change, ChatLine, Clock, FromClient, FromServer, LogLine, OrdersAnswer, Position, Table } from '@branchline/server/protocol'
import { ask, ServerError } from '../http/client.ts'
import { ReconnectingSocket, type SocketState } from '../http/socket.ts'
import { movesAt } from '../play/localTable.ts'
import { pathOf } from '../shell/route.ts'
import { keepShare, lacksShare, newShare, notedAt } from '../store/shuffleShares.ts'
import { companyAt } from './company.ts'
import { nameAt } from './tables.ts'

interface Waiting {
  readonly message: FromClient
  readonly settle: (refused: Refusal | null) => void
}

/** Clocks of messages that were overtaken differ by less. */
const SET_BACK = 60_000

export class OnlineTable implements TableSource {
  private readonly game: AnyGame
  private readonly invite: string | undefined
  private readonly listeners = new Set<() => void>()
  private readonly waiting = new Map<string, Waiting>()
  /** Past positions fetched so far, by number of moves; emptied when moves are taken back. */
  private readonly past = new Map<number, GameState>()
  private line: ReconnectingSocket | null = null
  private lineState: SocketState = 'connecting'
  private table: Table
  private position: Position | null = null
  private entries: readonly LogEntry[] = []
  private chat: readonly ChatLine[] = []
  private me: string | null = null
  private looking: number | null = null
  private current: TableModel | null = null
  private clock: TableClock | null = null
  private clockSaid = 0
  private ordersAt = 0
  private giving: Promise<void> | null = null
  private notesTimer: ReturnType<typeof setTimeout> | undefined

  constructor(game: AnyGame, table: Table, invite: string | undefined) {
    this.game = game
    this.table = table
    this.invite = invite
  }

  get about(): Table {
    return this.table
  }

  /** False until the server has shown a position (the game has begun). */
  get isReady(): boolean {
    return this.position !== null
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
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
      this.listeners.delete(listener)
      // A page that only redraws subscribes again at once.
      setTimeout(() => {
        if (this.listeners.size > 0) return
        document.removeEventListener('visibilitychange', this.tellWhetherLooking)
        this.line?.close()
        this.line = null
      }, 50)
    }
  }

  model(): TableModel {
    this.current ??= this.build()
    return this.current
  }

  address(at: number | null): string {
    return pathOf({ page: 'table', id: this.table.id, ...(at === null ? {} : { at }), ...(this.invite ? { invite: this.invite } : {}) })
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
        this.knowClock(table.clock)
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

  say(text: string): Promise<Refusal | null> {
    return this.request((id) => ({ type: 'chat', table: this.table.id, id, text }))
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

  async playAgain(): Promise<string> {
    const { table } = await ask<{ table: Table }>(`/tables/${this.table.id}/rematch`, {})
    return `/t/${table.id}`
  }

  /** Before the start: sit down, get up, begin. */
  async arrange(what: 'join' | 'leave' | 'start', seat?: Seat): Promise<void> {
    if (what === 'start') await this.giveShare()
    const share = newShare()
    const shown = this.table
    // Whoever pressed the button has read what stands above it.
    const agree = shown.fromRecord === null ? {} : { agree: true }
    const where = { ...(seat === undefined ? {} : { seat }), ...(this.invite ? { invite: this.invite } : {}) }
    const body = what === 'join' ? { ...where, ...agree, ...(shown.shuffle === null ? {} : { share }) } : {}
    const { table } = await ask<{ table: Table }>(`/tables/${shown.id}/${what}`, body)
    if (what === 'join') this.keep(shown, table, share)
    this.table = table
    // Whoever sits down may have become somebody just now: the line must know, and shows them more than before.
    if (what !== 'start') {
      this.position = null
      this.line?.renew()
    }
    this.changed()
  }

  /** Who made the table sits there before the house has shown its commitment: their device gives its share now. */
  private giveShare(): Promise<void> {
    if (this.giving !== null || !lacksShare(this.table)) return this.giving ?? Promise.resolve()
    const share = newShare()
    const shown = this.table
    this.giving = ask<{ table: Table }>(`/tables/${shown.id}/share`, { share })
      .then(({ table }) => this.keep(shown, table, share))
      // Another device of the same person was quicker, or the game has begun.
      .catch(() => undefined)
      .finally(() => {
        this.giving = null
      })
    return this.giving
  }

  /** Kept against the commitment that was shown before: not the one that comes back with the answer. */
  private keep(shown: Table, now: Table, share: string): void {
    const { seat } = now.you
    if (seat !== null && now.shuffle?.shares[seat]?.share === share) keepShare(shown, seat, share)
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
      ...(this.chat.length > 0 ? { chatSince: this.chat.at(-1)?.id as number } : {}),
      moves: false,
      looking: !document.hidden,
    })
    if (!isResumed) void this.fetchLog()
  }

  private async fetchLog(): Promise<void> {
    if (this.table.status === 'open') return
    const invite = this.invite ? `?invite=${this.invite}` : ''
    const { entries } = await ask<{ entries: LogLine[] }>(`/tables/${this.table.id}/log${invite}`)
    const upTo = this.position?.seq ?? 0
    this.entries = standingEntries(entries.filter(({ seq }) => upTo === 0 || seq <= upTo).map(entryOf))
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
        this.knowClock(message.table.clock)
        void this.giveShare()
        break
      case 'position':
        this.position = message.position
        this.knowClock(message.position.clock ?? null)
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
        this.knowClock(step.clock ?? null)
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

  /** What the server said last about the clocks, and when. */
  private knowClock(clock: Clock | null): void {
    const { pace } = this.table
    if (clock === null || pace === null) this.clock = null
    // What comes late is old news; by so much, the server's clock was set back.
    else if (clock.now >= this.clockSaid || clock.now < this.clockSaid - SET_BACK) {
      this.clockSaid = clock.now
      const { seat, deadline, left, missed, vote, corrected = null } = clock
      this.clock = { kind: pace.kind, ahead: clock.now - Date.now(), seat, deadline, left, missed, vote, corrected }
    }
  }

  private settle(id: string, refused: Refusal | null): void {
    this.waiting.get(id)?.settle(refused)
    this.waiting.delete(id)
  }

  private changed(): void {
    this.current = null
    for (const listener of this.listeners) listener()
  }

  private build(): TableModel {
    const { game, table, position } = this
    if (position === null) throw new Error('no position yet')
    const { n } = position
    const seat = table.you.seat
    const shown = this.looking === null ? undefined : this.past.get(this.looking)
    const at = shown === undefined ? n : (this.looking as number)
    const state = (shown ?? position.view) as GameState
    const toAct = game.toAct(state)
    const mine = seat === null ? [] : [seat]
    const isKept = seat !== null && table.seats[seat]?.standIn !== null
    const isMine = at === n && toAct !== null && mine.includes(toAct) && !isKept && table.status === 'running' && this.waiting.size === 0
    const free = position.undo?.free ?? n
    return {
      kind: 'online',
      id: table.id,
      game,
      options: table.options,
      players: table.seats.map((other): Player => {
        const level = other.standIn ?? other.bot
        return {
          seat: other.seat,
          name: nameAt(table, other.seat),
          kind: other.kind,
          person: other.person,
          present: other.present,
          resigned: other.resigned,
          away: other.away,
          standIn: other.standIn !== null,
          ...(level === null ? {} : { level }),
        }
      }),
      viewer: position.viewer as Viewer,
      mine,
      n,
      at,
      state,
      toAct: table.status === 'finished' && at === n ? null : toAct,
      prompt: game.prompt(state),
      moves: isMine ? movesAt(game, state) : [],
      entries: this.entries,
      undoable: n - free,
      redoable: position.undo?.redo ?? false,
      mayAskUndo: seat !== null && table.undo === 'consent' && n > 0 && table.request === null && table.status === 'running',
      wish: table.request,
      advice: table.hints === 'on',
      connection: this.lineState,
      curtain: null,
      chat: this.chat,
      chatOpen: table.chat === 'open',
      owner: table.you.owner,
      rematch: table.rematch,
      fromRecord: table.fromRecord,
      clock: this.clock,
      ordersAt: this.ordersAt,
      trouble: table.fault ? `${table.fault.message} (${table.fault.report})` : null,
    }
  }
}

function entryOf(line: LogLine): LogEntry {
  return { n: line.n, seat: line.seat, move: line.move, events: line.events as LogEntry['events'], kind: line.kind }
}

/** The log as it stands: what was taken back is gone from it. */
function standingEntries(all: readonly LogEntry[]): LogEntry[] {
  const standing: LogEntry[] = []
  for (const entry of all) {
    if (entry.kind === 'undo') while ((standing.at(-1)?.n ?? 0) > entry.n) standing.pop()
    else standing.push(entry)
  }
  return standing
}

/** What the server says for itself, in the shape in which rules refuse. */
function problemAsRefusal(code: string): Refusal {
  return refusal('server', code)
}
