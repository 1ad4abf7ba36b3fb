/** Signs of the board, small, for the key. */
import type { ReactNode } from 'react'
import board from '../board/Board.module.css'
import { TownSign } from '../board/glyphs.tsx'
import { Plate } from '../board/Plate.tsx'

type Size = { readonly size?: number }

function Drawn({ size = 24, box, children }: Size & { box: number; children: ReactNode }) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`}
      className={board.sheet}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const TownIcon = ({ size, major }: Size & { major: boolean }) => (
  <Drawn size={size ?? 24} box={14}>
    <TownSign x={0} y={0} major={major} />
  </Drawn>
)

export const LinkPlaceSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={18}>
    <rect x="-15" y="-5.5" width="30" height="11" rx="3" className={board.bed} />
    <path d="M0 -5.5v11" stroke="var(--map-ink)" strokeWidth="2.2" />
  </Drawn>
)

export const BridgeSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={18}>
    <path d="M-14 -8H14M-14 8H14" stroke="var(--map-ink)" strokeWidth="4.6" strokeLinecap="round" />
    <rect x="-14" y="-7.4" width="28" height="14.8" fill="var(--bridge)" />
    <text y="7" className={board.bedCost}>
      2
    </text>
  </Drawn>
)

export const LineSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={24}>
    <g className={board.track}>
      <path d="M-18 14L18 -14" stroke="var(--track-case)" strokeWidth="21" />
      <path d="M-18 14L18 -14" stroke="var(--seat-0)" strokeWidth="14" />
      <path d="M-18 14L18 -14" className={board.sleepers} />
    </g>
  </Drawn>
)

export const LampSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={20}>
    <circle r="15" className={board.lamp} />
  </Drawn>
)

export const PriceSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={32}>
    <Plate x={0} y={0} points={2} red={0} green={0} white={0} look="plan" />
  </Drawn>
)

export const PlanSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={26}>
    <path d="M-16 14L16 -14" className={board.planLine} />
    <path d="M-16 14L16 -14" className={board.planSleepers} />
  </Drawn>
)

export const LitSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={26}>
    <rect x="-19" y="-19" width="38" height="38" rx="10" className={board.litRing} />
  </Drawn>
)

export const EarnsSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={27}>
    <circle r="23" className={board.earnsDisc} />
    <text y="8" className={board.earns}>
      +2
    </text>
  </Drawn>
)
