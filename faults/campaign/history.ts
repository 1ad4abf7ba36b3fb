/** What the clients of a campaign did and saw: plain data, so that a history can be kept in a file and checked again. Times are of one clock, in milliseconds. */

/** Something a client wanted, under one id; it may have been sent several times, and to several servers. */
export interface Wish {
  readonly table: string
  readonly seat: number
  readonly id: string
  readonly kind: 'move' | 'undo'
  /** The entry it answers to. */
  readonly at: number
  /** Null for an undo. */
  readonly move: string | null
  /** For an undo: to how many moves it goes back. */
  readonly to?: number
  /** When it was sent first. */
  readonly sent: number
  readonly answers: Answer[]
}

export type Answer =
  | { readonly kind: 'accepted'; readonly server: number; readonly time: number; readonly seq: number; readonly n: number }
  | { readonly kind: 'refused'; readonly server: number; readonly time: number; readonly code: string }

/** An entry of a log as a client was shown it; the text of a move may be hidden from it. */
export interface SeenEntry {
  readonly seq: number
  readonly n: number
  readonly kind: string
  readonly seat: number | null
  readonly by: string
  readonly move: string | null
}

/** Something a server showed: entries, a position, or both. */
export interface Sight {
  readonly table: string
  /** Which line it came over: a socket is a line of its own, and so is every request. */
  readonly line: string
  readonly server: number
  readonly viewer: number | 'spectator'
  /** When it was asked for; equal to `time` for what came unasked. */
  readonly asked: number
  readonly time: number
  readonly entries: readonly SeenEntry[]
  readonly position: { readonly seq: number; readonly n: number; readonly view: string } | null
}

/** What a table was when everything had come to rest, as one server shows it to one seat. */
export interface FinalLog {
  readonly table: string
  readonly server: number
  readonly viewer: number
  readonly entries: readonly SeenEntry[]
  readonly position: { readonly seq: number; readonly n: number; readonly view: string }
}

export interface History {
  readonly wishes: readonly Wish[]
  readonly sights: readonly Sight[]
  readonly finals: readonly FinalLog[]
}
