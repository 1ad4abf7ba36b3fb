/** The posters on the wall, by the id of the game. A game that has none yet gets the house's plain bill. */
import type { ComponentType } from 'react'
import { NurembergPoster } from './Nuremberg.tsx'
import { RisingSunPoster } from './RisingSun.tsx'
import { Sheet } from './Sheet.tsx'
import { WensleydalePoster } from './Wensleydale.tsx'
import { WestRidingPoster } from './WestRiding.tsx'

const POSTERS: Readonly<Record<string, ComponentType>> = {
  wensleydale: WensleydalePoster,
  nuremberg: NurembergPoster,
  'west-riding': WestRidingPoster,
  'rising-sun': RisingSunPoster,
}

export function Poster({ game, title }: { game: string; title: string }) {
  const Drawn = POSTERS[game]
  return Drawn ? <Drawn /> : <PlainBill title={title} />
}

function PlainBill({ title }: { title: string }) {
  return (
    <Sheet id="plain" over="BRANCHLINE" title={title} ink="#1e1b18">
      <rect width="400" height="470" fill="#e7d9b6" />
      <circle cx="200" cy="240" r="120" fill="none" stroke="#9e2a1d" strokeWidth="34" />
      <path d="M140 470V18M260 470V340c0-80-120-80-120-170" fill="none" stroke="#1e1b18" strokeWidth="26" />
    </Sheet>
  )
}
