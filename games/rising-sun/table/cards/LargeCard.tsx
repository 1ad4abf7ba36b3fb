import { type Attention, later } from '@branchline/design'
import { type Held, useDesk } from '../desk.ts'
import type { Looking } from './LargeFace.tsx'

const LargeFace = later(async () => (await import('./LargeFace.tsx')).LargeFace)

/** The card looked at, large. */
export function LargeCard({ attention, where, ...looking }: Omit<Looking, 'held'> & { attention: Attention; where: Held['where'] }) {
  const held = useDesk(attention, (sketch) => sketch.card)
  return held === null || held.where !== where ? null : <LargeFace {...looking} held={held} />
}
