/** Whether what rivals did is offered, or played by itself: when two or more moves came while nobody looked. */

import type { RecapStep, TableModel } from '@branchline/design'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { shownUpTo } from '../store/keptBoards.ts'
import { useRecap } from './recapStore.ts'
import type { Since } from './since.ts'

export interface RecapOffered {
  readonly rivals: number
  play(): void
  skip(): void
}

export function useRecapOffer(model: TableModel, since: Since, steps: readonly RecapStep[]): RecapOffered | null {
  const mode = useSettings((settings) => settings.recap)
  const unseen = useUnseen(model)
  const [answered, setAnswered] = useAnswered(model.id)
  const last = since.entries.at(-1)?.n ?? 0
  const rivals = new Set(since.entries.map(({ seat }) => seat).filter((seat) => !model.mine.includes(seat))).size
  const isMine = model.moves.length > 0 && model.at === model.n && !model.isLesson
  const isTold = steps.some(({ seat }) => seat === null || !model.mine.includes(seat))
  const isDue = isMine && since.n !== null && isTold && answered !== last && unseen() >= 2
  const isPlayed = mode === 'brisk' || mode === 'calm'
  const playsItself = isMine && isPlayed && since.n !== null && since.entries.length >= 2 && answered !== last && model.kind !== 'replay'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn
  useEffect(() => {
    if (!playsItself) return
    setAnswered(last)
    useRecap.getState().play(steps, 0)
  }, [playsItself])
  if (mode !== 'offer' || !isDue || model.kind === 'replay') return null
  return {
    rivals,
    play() {
      setAnswered(last)
      useRecap.getState().play(steps, 0)
    },
    skip: () => setAnswered(last),
  }
}

/** Up to which move it was played or passed over: asked once, also of whoever leaves the table and comes back. */
const answeredAt = new Map<string, number>()

function useAnswered(id: string): readonly [number, (upTo: number) => void] {
  const [, redraw] = useState(0)
  const answer = (upTo: number) => {
    answeredAt.set(id, upTo)
    redraw((times) => times + 1)
  }
  return [answeredAt.get(id) ?? -1, answer]
}

/** How many moves of others came while the page was hidden, or after it was last open here, since one last decided. */
function useUnseen(model: TableModel): () => number {
  const seen = useRef<{ id: string; n: number; unseen: number } | null>(null)
  const own = model.entries.findLast(({ seat }) => model.mine.includes(seat))?.n ?? 0
  const now = seen.current
  if (now === null || now.id !== model.id) {
    const known = Math.max(own, shownUpTo(location.pathname))
    seen.current = { id: model.id, n: model.n, unseen: model.entries.filter(({ n }) => n > known).length }
  } else if (model.n !== now.n) {
    if (model.n < now.n || own > now.n) now.unseen = 0
    else if (document.hidden) now.unseen += model.n - now.n
    now.n = model.n
  }
  return () => seen.current?.unseen ?? 0
}
