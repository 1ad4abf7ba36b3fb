/** A title's poster. One that has none gets the house's plain bill; until it is here its sheet hangs empty, of the same size. */
import { Sheet } from '@branchline/design/parts'
import { type ComponentType, useEffect, useState } from 'react'
import { SoftFault } from '../shell/Fault.tsx'
import { loadPoster } from './drawn.ts'

const drawn = new Map<string, ComponentType | null>()

export function Poster({ game, title }: { game: string; title: string }) {
  const Drawn = useDrawn(game)
  if (Drawn === null) return <PlainBill title={title} />
  if (Drawn !== undefined)
    return (
      <SoftFault instead={<PlainBill title={title} />}>
        <Drawn />
      </SoftFault>
    )
  return <svg viewBox="0 0 400 600" role="img" aria-label={title} style={{ display: 'block', width: '100%' }} />
}

/** Undefined while it is fetched, null where there is none, or none can be had. */
function useDrawn(game: string): ComponentType | null | undefined {
  const [, redraw] = useState(0)
  useEffect(() => {
    let current = true
    if (!drawn.has(game))
      void loadPoster(game)
        .catch(() => null)
        .then((poster) => {
          drawn.set(game, poster)
          if (current) redraw((n) => n + 1)
        })
    return () => {
      current = false
    }
  }, [game])
  return drawn.get(game)
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
