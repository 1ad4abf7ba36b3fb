/** A decision with one legal move, where the title allows it, is made by itself after a moment, and told. Until then there is none to show, but why. */
import type { TableProps } from '@branchline/design'
import { useTable } from '@branchline/design'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { refuse, tell } from './slipStore.ts'

const MOMENT = 600

export function useForced({ game, view, speaker }: TableProps, isHeld: boolean): string | null {
  const { model, source } = useTable()
  const isWanted = useSettings((settings) => settings.forced)
  // Whoever takes back wants to look: what was taken back is not made again at once.
  const isFree =
    isWanted && !isHeld && !model.isLesson && model.moves.length > 0 && model.at === model.n && !model.redoable && model.wish === null
  const forced = isFree ? (game.forced?.(view) ?? null) : null
  const move = forced === null ? undefined : model.moves[0].text
  const why = forced === null ? '' : speaker.said(forced)
  // What could not be made is for whoever sits here.
  const [refusedAt, setRefusedAt] = useState<number | null>(null)
  useEffect(() => {
    if (move === undefined) return
    const timer = setTimeout(() => {
      const now = source.model()
      if (now.n !== model.n || !now.moves.some(({ text }) => text === move)) return
      const seat = now.toAct ?? 0
      void source.play(move).then((refused) => {
        if (refused === null) return tell(seat, why, model.n + 1)
        setRefusedAt(model.n)
        refuse(refused)
      })
    }, MOMENT)
    return () => clearTimeout(timer)
  }, [source, model.n, move, why])
  return move !== undefined && refusedAt !== model.n ? why : null
}
