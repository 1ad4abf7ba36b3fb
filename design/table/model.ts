/**
 * A table as the screen sees it, wherever the game runs: on this device, on the server, or in a record. Screens read the model
 * and call the source; they never ask which kind it is for anything that matters to play.
 */
import type { AnyGame, GameEvent, GameRecord, GameState, Noted, Order, Prompt, Refusal, Seat, Viewer } from '@branchline/engine'
import type { LegalMove } from './notation.ts'

export interface Player {
  readonly seat: Seat
  readonly name: string
  readonly kind: 'person' | 'bot' | 'open'
  /** Who it is at the server. */
  readonly person?: string | null
  /** The level of the bot that decides here, for good or for the time being. */
  readonly level?: string
  readonly character?: string | undefined
  readonly present?: boolean
  /** A bot decides for a person who is away. */
  readonly standIn?: boolean
  readonly resigned?: boolean
  /** While they are away: when the others may let a bot play. */
  readonly botAt?: number | null
  /** Days off, now or soon. */
  readonly away?: { readonly from: number; readonly until: number } | null
}

export interface LogEntry {
  /** The number of moves after it. */
  readonly n: number
  readonly seat: Seat
  /** Null where it could show a secret. */
  readonly move: string | null
  readonly events: readonly GameEvent[]
  readonly kind?: 'move' | 'undo' | 'redo' | 'resign'
}

export interface ChatLine {
  readonly id: number
  readonly person?: string | null
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
  /** One of the phrases that are read in the reader's language. */
  readonly phrase?: string | null
  readonly at: number
}

/** Clocks, where time is counted. Moments are the server's; `ahead` is how far its clock is before ours. */
export interface TableClock {
  readonly kind: 'live' | 'days'
  readonly ahead: number
  readonly seat: Seat | null
  readonly deadline: number
  readonly left: readonly number[]
  /** Above nought: the seat is late. */
  readonly missed: number
  readonly vote: { readonly waiting: readonly Seat[]; readonly votes: readonly unknown[] } | null
  /** In this turn the server slept, or its clock was set, and all clocks were moved by so much: what is left stayed the same. */
  readonly corrected?: { readonly at: number; readonly by: number } | null
}

export interface OrdersShown {
  readonly orders: readonly {
    readonly id: string
    readonly kind: string
    readonly fields: Readonly<Record<string, unknown>>
    readonly until: readonly string[]
  }[]
  readonly log: readonly {
    readonly order: string
    readonly kind: string
    readonly fields: Readonly<Record<string, unknown>>
    readonly what: 'fired' | 'ended'
    readonly text: string
    readonly seq: number
  }[]
}

/** Where one gives standing orders; there is one only where a server carries them out. */
export interface OrderDesk {
  read(): Promise<OrdersShown>
  give(order: Order): Promise<OrdersShown>
  cancel(id: string): Promise<OrdersShown>
}

/** What one may do about somebody else, or about what they wrote; there is somebody else only where a server is. */
export interface Company {
  /** Oneself; null for nobody. */
  readonly me: string | null
  markOf(person: string): Promise<'follow' | 'mute' | 'block' | null>
  mark(person: string, mark: 'follow' | 'mute' | 'block' | null): Promise<void>
  report(about: { person: string; line?: number; reason: string; text: string }): Promise<void>
}

export interface UndoWish {
  readonly request: string
  readonly seat: Seat
  readonly to: number
  readonly waiting: readonly Seat[]
}

export interface TableModel {
  readonly kind: 'local' | 'online' | 'replay'
  /** Of a lesson: what is shown and what is played by itself the lesson decides. */
  readonly isLesson?: boolean
  readonly id: string
  readonly game: AnyGame
  readonly options: unknown
  readonly players: readonly Player[]
  /** Through whose eyes. */
  readonly viewer: Viewer
  /** The seats this page decides for. */
  readonly mine: readonly Seat[]
  /** Moves played so far, and moves that lead to the position shown. */
  readonly n: number
  readonly at: number
  readonly state: GameState
  readonly toAct: Seat | null
  readonly prompt: Prompt | null
  /** Empty unless it is for this page to decide, and at the present. */
  readonly moves: readonly LegalMove[]
  readonly entries: readonly LogEntry[]
  /** How many moves can be taken back without asking anybody, and whether there is one to play again. */
  readonly undoable: number
  readonly redoable: boolean
  /** Whether taking back beyond that may be asked for. */
  readonly mayAskUndo: boolean
  readonly wish: UndoWish | null
  readonly advice: boolean
  readonly connection: 'local' | 'connecting' | 'connected' | 'lost'
  /** The seat the device must be handed to before anything is shown (hidden hands, several people on one device). */
  readonly curtain: Seat | null
  readonly chat: readonly ChatLine[] | null
  /** False: the owner has closed it. */
  readonly chatOpen?: boolean
  /** Whether this page is the owner's. */
  readonly owner?: boolean
  readonly rematch: string | null
  /** The tournament it is a table of: after the game one goes back there, and does not play it again. */
  readonly tournament?: string | null
  /** The game of this day, of which there is one attempt. */
  readonly day?: string
  /** Online: the table began from a record. Who brought it (empty when they are gone), and its moves. */
  readonly fromRecord?: { readonly by: string; readonly moves: number } | null
  readonly trouble: string | null
  readonly clock?: TableClock | null
  /** Grows when one's standing orders have changed. */
  readonly ordersAt?: number
  /** So many moves have been made that are not shown yet: they wait until those before have been seen. */
  readonly behind?: number
}

export interface TableSource {
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  model(): TableModel
  /** The address of a position; null is the present. */
  address(at: number | null): string
  play(text: string): Promise<Refusal | null>
  undo(): Promise<Refusal | null>
  redo(): Promise<Refusal | null>
  /** Shows the position after so many moves; null is the present and stays there. */
  look(at: number | null): void
  /** Shows the present where it is behind. */
  catchUp?(): void
  liftCurtain(): void
  answer(agree: boolean): void
  /** The refusal, where there may be one. */
  say(text: string | { readonly phrase: string }): Promise<Refusal | null>
  readonly company?: Company
  openChat?(isOpen: boolean): void
  notes(): Promise<string>
  keepNotes(text: string): void
  /** What a title keeps on this device beside the moves, such as a bid that was decided on; where nobody else carries it out. */
  keptAside?(): unknown
  keepAside?(what: unknown): void
  /** What this viewer knew after so many moves; null where nobody can say. */
  viewAt(n: number): Promise<GameState | null>
  /** Null when nobody may have it yet. */
  record(): Promise<GameRecord | null>
  /** `plannedAt`: not now but then, where others have to come. */
  playAgain(plannedAt?: number): Promise<string>
  /** What this device kept from when it sat down, to check the shuffle by. */
  noted?(): Noted
  resign?(): void
  vote?(choice: 'wait' | 'move' | 'seat'): void
  readonly orders?: OrderDesk
  /** Online: a bot plays for a person who is away, or for oneself; null takes one's own seat back. */
  standIn?(seat: Seat, level: string | null): Promise<Refusal | null>
}
