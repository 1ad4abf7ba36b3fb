/** Sets in motion what has happened: each new move, and each step of a recap. */
import type { AnyTable, Flight, LogEntry, RecapStep, TableModel, TableProps } from '@branchline/design'
import { animate } from '@branchline/design/parts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { create } from 'zustand'
import { useSettings } from '../../settings/settings.ts'
import { interludeOf, lastInterlude, readIn } from './interludes.ts'
import { isMoving, motion } from './motion.ts'

/** Another's move is looked at for so long, also where nothing flies. */
const LOOK = 450
/** More at once is no game going on but a table that was opened, or a line that came back. */
const MOST_AT_ONCE = 12
const MOST_OF_STEP = 2000
const MOST_PULSES = 80
const SPEEDS: Readonly<Record<string, number>> = { brisk: 2, steady: 1, slow: 1 / 1.5 }

/** Where nothing moves: what the last move brought stands in a ring of its owner's colour until the next. */
export const useRings = create<{ readonly flights: readonly Flight[] }>(() => ({ flights: [] }))

/** Before the new position is painted: a piece that flies in is not seen lying there first. */
export function useMotion(model: TableModel, drawn: AnyTable, props: TableProps, recap: RecapStep | null): void {
  const shown = useRef({ id: model.id, n: model.n, isNow: false })
  const pace = useSettings((settings) => settings.pace)
  const isLookingOn = model.mine.every((seat) => model.players[seat]?.standIn)
  // Whoever lets bots play wants to get on.
  const isHurried = isLookingOn && model.kind === 'local'
  // Whoever plays fast reads in the list what was paid.
  const isRead = (pace === 'steady' || pace === 'slow') && !isHurried && !model.isLesson && !document.hidden
  useEffect(() => motion.setPace((SPEEDS[pace] ?? 1) * (isHurried ? 2 : 1)), [pace, isHurried])
  useEffect(
    () => () => {
      motion.hurry(false)
      motion.clear()
    },
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useLayoutEffect(() => {
    const before = shown.current
    const isNow = model.at === model.n
    shown.current = { id: model.id, n: model.n, isNow }
    if (before.id === model.id && before.n === model.n && before.isNow && isNow) return
    const isNext = before.id === model.id && before.isNow && isNow && model.n > before.n && model.n - before.n <= MOST_AT_ONCE
    if (!isNext) return rest()
    const fresh = model.entries.filter(({ n, kind }) => n > before.n && (kind === undefined || kind === 'move'))
    // Whoever skipped the others has come to a decision: what the game itself did before it is read again, and nothing else.
    const wasHurried = motion.store.getState().isHurried
    if (model.moves.length > 0) motion.hurry(false)
    // Whoever moves does not wait for what others did.
    if (fresh.some(({ seat }) => model.mine.includes(seat) && !model.players[seat]?.standIn)) motion.clear()
    if (isMoving()) {
      useRings.setState({ flights: [] })
      for (const entry of fresh) {
        const isOwn = model.mine.includes(entry.seat) && !model.players[entry.seat]?.standIn
        const least = isOwn || pace === 'brisk' ? 0 : LOOK
        const interlude = isRead ? interludeOf(drawn, entry, props) : null
        const rest = interlude === null ? entry : { ...entry, events: entry.events.filter((event) => !interlude.events.includes(event)) }
        if (!wasHurried) motion.add({ seat: entry.seat, entries: [rest], flights: flightsOf(drawn, [rest], props), least })
        if (interlude !== null) {
          const told = { ...entry, events: interlude.events }
          motion.add({ seat: null, entries: [told], flights: flightsOf(drawn, [told], props), least: readIn(interlude), interlude })
        }
      }
    } else {
      useRings.setState({ flights: flightsOf(drawn, fresh, props) })
      const interlude = isRead ? lastInterlude(drawn, fresh, props) : null
      if (interlude !== null) motion.add({ seat: null, entries: [], flights: [], least: readIn(interlude), interlude })
    }
  }, [model])
  // Whoever did not want to look at the others looks again when it is for a person to decide, or all is over.
  useLayoutEffect(() => {
    if (model.moves.length > 0 || model.toAct === null) motion.hurry(false)
  }, [model])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useLayoutEffect(() => {
    if (recap === null) return
    motion.clear()
    if (!isMoving() || recap.places.length === 0) return
    const told = model.entries.filter(({ n, seat }) => n >= recap.from && n <= recap.to && (recap.seat === null || recap.seat === seat))
    motion.add({ seat: recap.seat, entries: told, flights: flightsOf(drawn, told, props), most: MOST_OF_STEP })
    return () => motion.clear()
  }, [recap])

  useTurnPulse(model)
}

function rest(): void {
  motion.clear()
  useRings.setState({ flights: [] })
}

/** What only others may know does not fly. A title that fails at it is a title without motion. */
function flightsOf(drawn: AnyTable, entries: readonly LogEntry[], props: TableProps): readonly Flight[] {
  const { flights } = drawn
  if (flights === undefined) return []
  try {
    return entries.flatMap((entry) =>
      flights({ ...entry, events: entry.events.filter(({ only }) => only === undefined || only === props.viewer) }, props),
    )
  } catch {
    return []
  }
}

/** One soft pulse of what is lit when the turn comes, then stillness. */
function useTurnPulse({ moves, n, at }: TableModel): void {
  const wasMine = useRef(false)
  const isMine = moves.length > 0 && at === n
  useEffect(() => {
    if (isMine && !wasMine.current && isMoving())
      for (const lit of [...document.querySelectorAll('#board [data-move]')].slice(0, MOST_PULSES))
        animate(lit, [{ opacity: 0.25 }, { opacity: 1 }], 500)
    wasMine.current = isMine
  }, [isMine])
}
