/**
 * Moves decided on in one press, each made as a move of its own when its time comes. They follow the position itself and not its
 * drawing: a list of five is five moves and one new picture. Whatever comes between ends the list.
 */
import { type Refusal, wasForced } from '@branchline/engine'
import { useContext, useEffect } from 'react'
import { Tools } from './context.ts'
import type { TableSource } from './model.ts'
import type { LegalMove, MoveText } from './notation.ts'

interface Listing {
  readonly queue: readonly MoveText[]
}

/** The part of a desk on which the list lies. */
interface QueueDesk {
  now(): Listing
  change(change: Listing): void
  subscribe(listener: () => void): () => void
}

/** Decisions already answered from a list: a table may change again before the next one is there. */
const answered = new WeakSet<readonly LegalMove[]>()

/** `isAside`: decisions that come between and are made by hand, such as what to pay with. */
export function useQueue(
  desk: QueueDesk,
  choose: (text: MoveText) => void,
  isAside: (moves: readonly LegalMove[]) => boolean = never,
): void {
  const source = useContext(Tools)?.source
  useEffect(() => {
    if (source === undefined) return
    let isDue = false
    let made: { readonly at: number; readonly rest: readonly MoveText[] } | null = null
    const answer = () => {
      isDue = false
      const { moves, n } = source.model()
      const list = desk.now().queue
      const [next, ...others] = list
      if (next === undefined || moves.length === 0 || answered.has(moves) || isAside(moves)) return
      // What was just made has been taken back: nobody wants the rest of that list. A new one may begin at the same place.
      const isTakenBack = made !== null && made.rest === list && n <= made.at
      made = null
      if (isTakenBack || !moves.some(({ text }) => text === next)) return desk.change({ queue: [] })
      answered.add(moves)
      made = { at: n, rest: others }
      note(source, list, others)
      desk.change({ queue: others })
      choose(next)
    }
    // Not from within the change itself: whoever made it must have finished first.
    const look = () => {
      if (isDue) return
      isDue = true
      queueMicrotask(answer)
    }
    const stops = [source.subscribe(look), desk.subscribe(look)]
    look()
    return () => {
      for (const stop of stops) stop()
    }
  }, [source, desk, choose, isAside])
}

const never = () => false

/** The moves of one press, as the numbers of moves before and after them, and those still to come. */
interface Press {
  readonly from: number
  to: number
  rest: readonly MoveText[]
}

const presses = new WeakMap<TableSource, Press[]>()

/** The next move is made from a list. What once stood there was taken back. */
function note(source: TableSource, list: readonly MoveText[], rest: readonly MoveText[]): void {
  const { n } = source.model()
  const kept = (presses.get(source) ?? []).filter(({ from, to }) => from < n && to <= n)
  const last = kept.at(-1)
  if (last?.to === n && last.rest === list) Object.assign(last, { to: n + 1, rest })
  else kept.push({ from: n, to: n + 1, rest })
  presses.set(source, kept)
}

/**
 * Takes back what was last pressed: one move, or all that one press made, also where bots have moved since. What was made by itself for want of a
 * choice is no decision to come back to.
 */
export async function takeBack(source: TableSource): Promise<Refusal | null> {
  for (;;) {
    const { n, mine, entries } = source.model()
    const last = entries.findLast(({ seat }) => mine.includes(seat))
    const isForced = last !== undefined && wasForced(last)
    const refused = await source.undo()
    if (refused !== null || !(await hasChanged(source, n))) return refused
    const now = source.model().n
    // Not half of a press: on to where it began.
    const isHalf = presses.get(source)?.some(({ from, to }) => from < now && now < to) === true
    if (!isHalf && !(isForced && source.model().undoable > 0)) return null
  }
}

/** Plays again what was taken back, as it was pressed. */
export function playAgain(source: TableSource): Promise<Refusal | null> {
  const press = presses.get(source)?.find(({ from }) => from === source.model().n)
  return goThrough(source, () => source.redo(), press === undefined ? 1 : press.to - press.from)
}

async function goThrough(source: TableSource, step: () => Promise<Refusal | null>, times: number): Promise<Refusal | null> {
  for (let left = times; left > 0; left--) {
    const { n } = source.model()
    const refused = await step()
    if (refused !== null || left === 1) return refused
    if (!(await hasChanged(source, n))) return null
  }
  return null
}

/** A server may say yes before it shows the new position. Not at all when others are asked first. */
function hasChanged(source: TableSource, n: number): Promise<boolean> {
  if (source.model().n !== n) return Promise.resolve(true)
  return new Promise((settle) => {
    const end = (isChanged: boolean) => {
      clearTimeout(timer)
      stop()
      settle(isChanged)
    }
    const timer = setTimeout(() => end(false), 2000)
    const stop = source.subscribe(() => source.model().n !== n && end(true))
  })
}
