/** Which puzzles were solved or tried, by `title/puzzle`: kept on this device. */
import { useSyncExternalStore } from 'react'
import { readLocal, removeLocal, writeLocal } from '../store/localStore.ts'
import { observed } from '../store/observed.ts'

/** By oneself, after a hint or the answer, or not yet. */
export type PuzzleState = 'solved' | 'helped' | 'tried'

interface Kept {
  readonly puzzles: Readonly<Record<string, PuzzleState>>
  /** The last day whose puzzle was done. */
  readonly day?: number
}

const KEY = 'branchline.puzzles'
const ORDER: readonly (PuzzleState | undefined)[] = [undefined, 'tried', 'helped', 'solved']

const kept = observed((): Kept => ({ puzzles: {}, ...(readLocal(KEY) as Kept | null) }))

export const usePuzzleProgress = (): Kept => useSyncExternalStore(kept.subscribe, kept.now)

export const puzzleProgress = (): Kept => kept.now()

/** What was better stays. */
export function notePuzzle(id: string, state: PuzzleState, day?: number): void {
  const now = kept.now()
  const before = now.puzzles[id]
  const better = ORDER.indexOf(state) > ORDER.indexOf(before) ? state : before
  writeLocal(KEY, { ...now, puzzles: { ...now.puzzles, [id]: better }, ...(day === undefined || state === 'tried' ? {} : { day }) })
  kept.changed()
}

/** What an account knows. */
export function takePuzzles(told: Kept['puzzles']): void {
  for (const [name, state] of Object.entries(told)) if (kept.now().puzzles[name] !== state) notePuzzle(name, state)
}

export function forgetPuzzles(): void {
  removeLocal(KEY)
  kept.changed()
}
