import type { Coaching } from '@branchline/bots/coach'

/** The name of what was first before; null where it still is, or is called the same. */
export function formerIn(
  { candidates: [before] }: Pick<Coaching, 'candidates'>,
  { candidates: [now] }: Pick<Coaching, 'candidates'>,
): string | null {
  if (before === undefined || now === undefined || before.lead === now.lead) return null
  return before.line.join() === now.line.join() ? null : before.lead
}
