/** Moves that make themselves: the only legal one, where everybody sees that there is no other. */
import type { GameTable } from '@branchline/design'
import { prompt } from '../rules/prompt.ts'
import { PLACEMENT, type State } from '../rules/state.ts'
import { wordsFor } from './messages/index.ts'

/** Questions about what lies open to all. How fast one about a hand is answered would tell what is in it (RS-8.5). */
const OPEN: ReadonlySet<string> = new Set([
  'gain',
  'trade-for',
  'station',
  'take-train',
  'train-to-top',
  'money-of-train',
  'put-back-revealed',
  'roundhouse',
])

export const forced: NonNullable<GameTable<State>['forced']> = ({ view, moves, speaker, locale }) => {
  const [only] = moves
  if (moves.length !== 1 || view.phase === PLACEMENT) return null
  const asked = prompt(view)
  if (asked === null || !OPEN.has(asked.code)) return null
  const card = speaker.word(`name.${String(asked.card)}`)
  return { move: only.text, why: wordsFor(locale).onlyOneWay({ card }) }
}
