/** Positions with what became of them, as rows of numbers: what self-play writes and training reads. */
import { closeSync, openSync, readFileSync, readSync, statSync, writeSync } from 'node:fs'
import type { Subject } from './subjects.ts'

/** Where in a row what stands. Rows are equally long for all numbers of players of a title. */
export interface Layout {
  readonly seats: number
  readonly own: number
  readonly shared: number
  readonly base: number
  readonly score: number
  readonly share: number
  readonly ownAt: number
  readonly sharedAt: number
  readonly length: number
}

/** First in every row: the number of the game, the number of players, the part of the game, the hand-made lead. */
export const GAME = 0
export const SEATS = 1
export const PART = 2
export const LEAD = 3
const HEAD = 4

export function layoutOf({ game, features }: Subject): Layout {
  const seats = game.seats.max
  const base = HEAD
  const score = base + seats
  const share = score + seats
  const ownAt = share + seats
  const sharedAt = ownAt + seats * features.own
  return { seats, own: features.own, shared: features.shared, base, score, share, ownAt, sharedAt, length: sharedAt + features.shared }
}

/** Written in pieces as they come: a machine may have more rows than memory. */
export function rowWriter(path: string): { write(rows: Float32Array): void; close(): void } {
  const file = openSync(path, 'w')
  return {
    write: (rows) => void writeSync(file, new Uint8Array(rows.buffer, rows.byteOffset, rows.byteLength)),
    close: () => closeSync(file),
  }
}

/** Rows in pieces: no array of numbers may be longer than two thousand million bytes. */
export interface Rows {
  readonly count: number
  readonly length: number
  /** The piece that holds a row, and where in it the row begins. */
  at(row: number): { readonly numbers: Float32Array; readonly from: number }
}

const PIECE = 1 << 28

export function readRows(paths: readonly string[], length: number): Rows {
  const perPiece = Math.floor(PIECE / 4 / length)
  const pieces: Float32Array[] = []
  const ends: number[] = []
  let count = 0
  for (const path of paths) {
    const rows = statSync(path).size / 4 / length
    if (!Number.isInteger(rows)) throw new Error(`“${path}” holds no rows of ${length} numbers.`)
    const file = openSync(path, 'r')
    for (let done = 0; done < rows; done += perPiece) {
      const numbers = new Float32Array(Math.min(perPiece, rows - done) * length)
      readSync(file, new Uint8Array(numbers.buffer), 0, numbers.byteLength, done * length * 4)
      pieces.push(numbers)
      count += numbers.length / length
      ends.push(count)
    }
    closeSync(file)
  }
  return {
    count,
    length,
    at(row) {
      let piece = 0
      while (row >= ends[piece]) piece++
      const first = piece === 0 ? 0 : ends[piece - 1]
      return { numbers: pieces[piece], from: (row - first) * length }
    },
  }
}

export const readText = (path: string) => readFileSync(path, 'utf8')
