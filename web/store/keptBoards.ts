/**
 * The boards that were last seen here, drawn: public/early.js puts one up at once when its table is opened again, long before the scripts have come
 * that draw it. It reads them by itself, before anything is loaded: what changes here changes there.
 */
import { readLocal, removeLocal, writeLocal } from './localStore.ts'

export interface KeptBoard {
  /** Where its table is, without the number of a position. */
  readonly address: string
  readonly game: string
  /** After so many moves. */
  readonly n: number
  /** In a window of another size it would lie elsewhere. */
  readonly window: readonly [width: number, height: number]
  readonly place: readonly [left: number, top: number, width: number, height: number]
  readonly styles: string
  readonly svg: string
  /** What stands around the board, and in which language; empty where something of it was open or chosen. */
  readonly around: string
  readonly locale: string
}

const KEY = 'branchline.boards'
/** Each is a hundred to three hundred thousand letters: unpacking them would take as long as drawing them, and a browser keeps five million. */
const MOST = 3

export function keepBoard(board: KeptBoard): void {
  const others = keptBoards().filter(({ address }) => address !== board.address)
  writeLocal(KEY, [board, ...others].slice(0, MOST))
}

export function forgetBoard(address: string): void {
  const boards = keptBoards()
  if (boards.some((board) => board.address === address)) {
    writeLocal(
      KEY,
      boards.filter((board) => board.address !== address),
    )
  }
}

export const forgetBoards = (): void => removeLocal(KEY)

function keptBoards(): readonly KeptBoard[] {
  const kept = readLocal(KEY)
  return Array.isArray(kept) ? kept : []
}
