/** Signs that stand in strip, bar and trays, drawn as on the board. */
import { classes } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import type { ReactNode } from 'react'
import board from './board/board.module.css'
import { Pennant } from './board/glyphs.tsx'

export function OnBoard({ size, box, children }: { size: number; box: string; children: ReactNode }) {
  const [, , wide, high] = box.split(' ').map(Number)
  return (
    <svg viewBox={box} width={(size * wide) / high} height={size} className={classes(printed.sheet, board.board)} aria-hidden="true">
      {children}
    </svg>
  )
}

export function LadderSign({ size = 20 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} fill="none" stroke="currentColor" strokeWidth="1.9" aria-hidden="true">
      <path d="M6 2L3 18M14 2l3 16M5 6h10M4.500 10h11M4 14h12" strokeLinecap="round" />
    </svg>
  )
}

export function CardsSign({ size = 20 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden="true">
      <path d="M3 5.500h8.500V18H3zM6.500 5.500V2H16v12.500h-4.500" strokeLinejoin="round" />
    </svg>
  )
}

export function BinSign({ size = 20 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden="true">
      <path d="M4 6h12l-1.500 12h-9zM2.500 5.500h15M8 3h4M8.500 9.500v5M11.500 9.500v5" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}

export function PennantSign({ letter, size = 24 }: { readonly letter: string; readonly size?: number }) {
  return (
    <OnBoard size={size} box="-14 -16 34 36">
      <Pennant x={0} y={0} letter={letter} />
    </OnBoard>
  )
}
