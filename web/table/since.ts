/** What others did between one's last turn and now. */
import type { AnyTable, LogEntry, RecapStep, TableModel, TableProps, TableSource } from '@branchline/design'
import { idsIn } from '@branchline/design'
import { type GameState, type Seat, wasForced } from '@branchline/engine'
import { useEffect, useRef, useState } from 'react'

export interface Since {
  /** How many moves there were when one's own last turn had ended; null before it. */
  readonly n: number | null
  readonly entries: readonly LogEntry[]
  /** One's own last move before them, where a round, or what another won, ended with it. */
  readonly closing: LogEntry | null
}

/**
 * Own moves of the turn that is going on are passed over, then those of the others are taken, back to the last that one decided oneself: what was made
 * for one, having no choice, is news like theirs, unless it follows a decision at once, as a payment does. With a round one's own turn has ended, too.
 */
export function sinceMyTurn(entries: readonly LogEntry[], seat: Seat | null, { endsRound = no }: Telling = {}): Since {
  const isDecided = (entry: LogEntry) => entry.seat === seat && !wasForced(entry)
  const goesOn = (entry: LogEntry | undefined) => entry !== undefined && entry.seat === seat && !endsRound(entry)
  let turn = entries.length
  while (goesOn(entries[turn - 1])) turn--
  const decided = entries.slice(turn).findIndex(isDecided)
  const end = decided < 0 ? entries.length : turn + decided
  let start = entries.slice(0, end).findLastIndex(isDecided) + 1
  if (start > 0 && !endsRound(entries[start - 1])) while (start < end && goesOn(entries[start])) start++
  const last = start === 0 ? null : entries[start - 1]
  return { n: last?.n ?? null, entries: entries.slice(start, end), closing: last !== null && endsRound(last) ? last : null }
}

/** What a title knows of moves: see its seam. */
export type Telling = Pick<AnyTable, 'endsRound'>

const no = () => false

/**
 * After how many moves everybody's figures stood as they are compared with: when one's last turn had ended. Of a run in which all decide again and
 * again, such as an auction, no move ends a turn: it is the last that one decided before it, or before the move that led to it, which may have paid dividends.
 */
export function comparedWith(
  entries: readonly LogEntry[],
  seat: Seat | null,
  runBegan: number | null,
  telling: Telling = {},
): number | null {
  if (runBegan === null) return sinceMyTurn(entries, seat, telling).n
  return entries.findLast((entry) => entry.n < runBegan && entry.seat === seat && !wasForced(entry))?.n ?? null
}

/** What happened since one's last turn, and what came of one's own last move where it ended a round, or what another won. */
export function stepsSince(drawn: AnyTable | null, { closing, entries }: Since, props: TableProps): readonly RecapStep[] {
  const closed = closing === null ? [] : stepsOf(drawn, [closing], props).filter(({ seat }) => seat !== closing.seat)
  return [...closed, ...stepsOf(drawn, entries, props)]
}

/** One step for each player and phase, as the title tells it; else one for each player from the events. */
export function stepsOf(drawn: AnyTable | null, entries: readonly LogEntry[], props: TableProps): readonly RecapStep[] {
  if (entries.length === 0) return []
  if (drawn?.recap) return drawn.recap(entries, props)
  const bySeat = new Map<Seat, LogEntry[]>()
  for (const entry of entries) bySeat.set(entry.seat, [...(bySeat.get(entry.seat) ?? []), entry])
  return [...bySeat].map(([seat, own]): RecapStep => {
    const told = own.flatMap(({ events }) => events.filter(({ only }) => only === undefined || only === props.viewer))
    return {
      seat,
      act: told
        .slice(0, 3)
        .map((event) => props.speaker.event(event))
        .join(' '),
      from: own[0]?.n ?? 0,
      to: own.at(-1)?.n ?? 0,
      places: told.flatMap(idsIn),
    }
  })
}

/** What one knew when one's last turn had ended: seen at the time, or asked for once. */
export function useViewThen(source: TableSource, model: TableModel, n: number | null): GameState | null {
  const seen = useRef(new Map<number, GameState>())
  const [, redraw] = useState(0)
  if (model.at === model.n) seen.current.set(model.n, model.state)
  for (const known of seen.current.keys()) if (known !== model.n && known !== n) seen.current.delete(known)
  const known = n === null ? undefined : seen.current.get(n)
  useEffect(() => {
    if (n === null || known !== undefined) return
    let isCurrent = true
    void source.viewAt(n).then((view) => {
      if (!isCurrent || view === null) return
      seen.current.set(n, view)
      redraw((times) => times + 1)
    })
    return () => {
      isCurrent = false
    }
  }, [source, n, known])
  return known ?? null
}
