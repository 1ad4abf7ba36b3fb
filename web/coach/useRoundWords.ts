/** At the end of a round: one sentence on what changed the standing. */
import { type TableModel, useTable } from '@branchline/design'
import type { GameState, Standing } from '@branchline/engine'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type RoundChange, roundChange } from './roundChange.ts'

interface Seen {
  readonly table: string
  readonly round: number
  readonly standing: readonly Standing[]
  /** What the round before it changed; null in the first. */
  readonly change: RoundChange | null
  /** The first decision of the round is read with it; null before that. */
  readonly at: number | null
}

/** Null in the first round, and where a title's turns are no rounds. */
export function useRoundWords(): string | null {
  const t = useTranslations('coach')
  const { model, speaker } = useTable()
  const seen = useRef<Seen | null>(null)
  const round = roundIn(model)
  const [seat] = model.mine
  if (round === null || seat === undefined || model.at !== model.n) return null
  const before = seen.current
  if (before === null || before.table !== model.id || before.round !== round) {
    const standing = model.game.standing(model.state)
    const isNext = before !== null && before.table === model.id && round > before.round
    seen.current = { table: model.id, round, standing, change: isNext ? roundChange(before.standing, standing, seat) : null, at: null }
  }
  const now = seen.current as Seen
  if (now.at === null && model.moves.length > 1) seen.current = { ...now, at: model.n }
  const { change } = now
  if (change === null || (now.at !== null && now.at !== model.n)) return null
  const { points, most, rival, lead } = change
  const gained = t('round', {
    points: signed(points),
    hasPart: most === null ? 'no' : 'yes',
    source: most === null ? '' : speaker.word(`source.${most.source}`),
    part: signed(most?.points ?? 0),
  })
  return `${gained} ${t(lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level', { name: speaker.seat(rival), n: Math.abs(lead) })}`
}

/** As the state counts them; turns that nobody knows the number of are no rounds. */
function roundIn({ state }: TableModel): number | null {
  const { round, turn, lastTurn } = state as GameState & { round?: number; turn?: number; lastTurn?: number }
  return round ?? (lastTurn === undefined ? null : (turn ?? null))
}

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
