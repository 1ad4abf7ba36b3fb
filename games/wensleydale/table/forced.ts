/** What is decided by itself: where the rules leave one move. Everything in these games is open, so its speed tells nothing. */
import type { MoveText, TableProps } from '@branchline/design'
import { wordsFor } from './messages/index.ts'
import type { State } from './rules.ts'

export function forced({ moves, locale }: TableProps<State>): { readonly move: MoveText; readonly why: string } | null {
  const [only, ...others] = moves
  return only === undefined || others.length > 0 ? null : { move: only.text, why: wordsFor(locale).onlyMove }
}
