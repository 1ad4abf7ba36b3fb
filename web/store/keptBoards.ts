/**
 * The tables that were last seen here, as images: public/early.js puts one up at once when its table is opened again, long before the scripts have come
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
  /** In which language, by day or by night, and how strong: otherwise it would look like another table. */
  readonly look: string
  /** What is below the picture, and what rings what is tapped. */
  readonly colours: readonly [paper: string, ring: string]
  /** The whole window, or the board alone. */
  readonly place: Place
  /** An image of what lies there, as the address of its own data. */
  readonly image: string
  /** What can be tapped in it. */
  readonly taps: readonly (readonly [name: string, ...Place])[]
}

export type Place = readonly [left: number, top: number, width: number, height: number]

const KEY = 'branchline.boards'
const MOST = 3
/** Games live in the same store, and a browser keeps five million. */
const MOST_LETTERS = 1_500_000

export function keepBoard(board: KeptBoard): void {
  const boards = [board, ...keptBoards().filter(({ address }) => address !== board.address)].slice(0, MOST)
  while (JSON.stringify(boards).length > MOST_LETTERS) boards.pop()
  writeLocal(KEY, boards)
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

/** How many moves had been made when it was last seen on this device; 0 where nobody knows. */
export const shownUpTo = (address: string): number => Number(keptBoards().find((board) => board.address === address)?.n) || 0

/** What is not one of them, whoever wrote it there, is passed over. */
function keptBoards(): readonly KeptBoard[] {
  const kept = readLocal(KEY)
  return Array.isArray(kept) ? kept.filter((board) => typeof board?.address === 'string') : []
}
