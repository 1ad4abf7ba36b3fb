/**
 * What the coach says at this table now. It speaks before a decision that leaves a choice, and after one that cost much; it keeps quiet in the middle
 * of something, after a take-back, when it has said enough in a round, and when it was told to.
 */
import type { Coaching, Missed } from '@branchline/bots/coach'
import { type TableModel, type TableSource, useTable } from '@branchline/design'
import type { GameState, Seat } from '@branchline/engine'
import { proxy } from 'comlink'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askThinker } from '../play/think.ts'
import { noteCoachless } from './coached.ts'
import { formerIn } from './formerIn.ts'

export interface CoachNow {
  readonly advice: Coaching | null
  /** What it says without being asked, or because it was. */
  readonly isSpeaking: boolean
  readonly isThinking: boolean
  readonly isQuiet: boolean
  readonly missed: (Missed & { readonly from: number }) | null
  /** It thought better of it: what was first a moment ago. */
  readonly former: string | null
  /** The first good decision after one that cost much. */
  readonly isPraise: boolean
  /** What the present decision is for: said once. */
  readonly phase: string | null
  ask(): void
  beQuiet(): void
  dropMissed(): void
  takeBack(): Promise<void>
}

/** A decision under way: where it began, and what one saw then. */
interface Begun {
  readonly n: number
  readonly view: GameState
}

const REMARKS_A_ROUND = 2
const AFTER_TAKE_BACK = 10_000

export function useCoach(): CoachNow {
  const { model, source, locale } = useTable()
  const { id, n, at, game } = model
  const seat = model.mine[0]
  const isMine = at === n && model.moves.length > 1 && model.toAct === seat
  const [told, setTold] = useState<{ readonly n: number; readonly advice: Coaching; readonly former: string | null } | null>(null)
  const [praise, setPraise] = useState<'due' | 'given' | null>(null)
  const [missed, setMissed] = useState<CoachNow['missed']>(null)
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const [isQuiet, setQuiet] = useState(false)
  const [backAt, setBackAt] = useState(0)
  const begun = useRef<Begun | null>(null)
  const remarks = useRef({ round: '', count: 0 })
  const phases = useRef({ table: '', said: new Map<string, number>() })
  const players = model.players.map(({ name }) => name)
  const names = useRef(players)
  names.current = players
  if (phases.current.table !== id) phases.current = { table: id, said: new Map() }

  const judge = useCallback(
    (now: TableModel) => {
      const start = begun.current
      begun.current = null
      if (start === null || now.n <= start.n) return
      const played = ownMoves(now, start.n, seat)
      const round = roundOf(now)
      if (remarks.current.round !== round) remarks.current = { round, count: 0 }
      if (played.length === 0 || remarks.current.count >= REMARKS_A_ROUND) return
      askThinker((thinker) => thinker.judge(game.id, start.view, seat, played, names.current, locale))
        .then((found) => {
          // Taken back meanwhile: then it never happened.
          if (source.model().n < now.n) return
          if (found === null) return setPraise((before) => (before === 'due' ? 'given' : null))
          remarks.current.count++
          setPraise('due')
          setMissed({ ...found, from: start.n })
        })
        .catch(() => {})
    },
    [game, seat, locale, source],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    if (begun.current !== null && n < begun.current.n) {
      begun.current = null
      setBackAt(Date.now())
    }
    if (missed !== null && n <= missed.from) setMissed(null)
    setAskedAt(null)
    if (!isMine) {
      if (model.toAct !== seat && at === n) judge(model)
      return
    }
    let isCurrent = true
    const view = model.state
    const hear = (advice: Coaching) => {
      if (!isCurrent) return
      if (!advice.isUnderWay && begun.current?.n !== n) {
        judge(source.model())
        begun.current = { n, view }
      }
      if (!phases.current.said.has(advice.phase.name)) phases.current.said.set(advice.phase.name, n)
      setTold((before) => ({ n, advice, former: before?.n === n ? formerIn(before.advice, advice) : null }))
    }
    askThinker((thinker) => thinker.coach(game.id, view, seat, names.current, locale, proxy(hear)))
      .then((hasCoach) => hasCoach || noteCoachless(game.id))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [id, n, at, isMine, locale])

  useEffect(() => {
    if (backAt === 0) return
    const timer = setTimeout(() => setBackAt(0), AFTER_TAKE_BACK)
    return () => clearTimeout(timer)
  }, [backAt])

  const advice = told?.n === n && isMine ? told.advice : null
  const isAsked = askedAt === n
  const hasChoice = advice !== null && advice.candidates.length > 1 && !advice.isUnderWay
  return {
    advice,
    isSpeaking: advice !== null && advice.candidates.length > 0 && (isAsked || (hasChoice && !isQuiet && backAt === 0)),
    isThinking: isMine && advice === null,
    isQuiet,
    former: advice === null ? null : (told?.former ?? null),
    isPraise: praise === 'given',
    missed,
    phase: advice !== null && phases.current.said.get(advice.phase.name) === n ? advice.phase.text : null,
    ask() {
      setQuiet(false)
      setAskedAt(n)
    },
    beQuiet() {
      setQuiet(true)
      setAskedAt(null)
    },
    dropMissed: () => setMissed(null),
    async takeBack() {
      const to = missed?.from ?? n
      setMissed(null)
      setBackAt(Date.now())
      await backTo(source, to)
    },
  }
}

/** What this seat did after the first `from` moves, until somebody else did something. */
function ownMoves({ entries }: TableModel, from: number, seat: Seat): string[] {
  const moves: string[] = []
  for (const entry of entries.filter(({ n }) => n > from)) {
    if (entry.seat !== seat || entry.move === null) break
    moves.push(entry.move)
  }
  return moves
}

async function backTo(source: TableSource, n: number): Promise<void> {
  for (let before = source.model().n; before > n; before = source.model().n) {
    const refused = await source.undo()
    if (refused !== null || source.model().n >= before) return
  }
}

/** A round or turn, as the state counts it. */
function roundOf({ state }: TableModel): string {
  const { round, turn } = state as GameState & { round?: number; turn?: number }
  return `${round ?? turn ?? 0}`
}
