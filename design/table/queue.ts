/**
 * Moves decided on in one press, each made as a move of its own when its time comes. They follow the position itself and not its
 * drawing: a list of five is five moves and one new picture. Whatever comes between ends the list.
 */
import { useContext, useEffect } from 'react'
import { Tools } from './context.ts'
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
    const answer = () => {
      isDue = false
      const { moves } = source.model()
      const [next, ...others] = desk.now().queue
      if (next === undefined || moves.length === 0 || answered.has(moves) || isAside(moves)) return
      if (!moves.some(({ text }) => text === next)) return desk.change({ queue: [] })
      answered.add(moves)
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
