/** Signs of the board, small, for the key. */
import type { ReactNode } from 'react'
import board from '../board/Board.module.css'
import { CompanySign, Ghost, GoodsMarks, HopCone, Horn, TownSigns } from '../board/glyphs.tsx'
import { GhostMark } from '../board/Layers.tsx'
import { LinkPiece } from '../board/LinkPiece.tsx'
import { Plate } from '../board/Plate.tsx'
import { HOP_ARROW } from '../board/PrintedBoard.tsx'
import { GREEN_LINK, RED_LINK } from '../rules.ts'

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

const HERE = [[0, 0]] as const

export const TownIcon = ({ size, major }: Size & { major: boolean }) => (
  <Drawn size={size ?? 24} box={14}>
    {major ? <TownSigns major={HERE} /> : <TownSigns minor={HERE} />}
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
  <Drawn size={size ?? 24} box={34}>
    <g className={board.track}>
      <path d="M-26 20L26 -20" stroke="var(--track-case)" strokeWidth="21" />
      <path d="M-26 20L26 -20" stroke="var(--seat-0)" strokeWidth="14" />
      <path d="M-26 20L26 -20" className={board.sleepers} />
    </g>
    <LinkPiece owner={1} angle={-38} />
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

export const OnwardSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={32}>
    <Plate x={0} y={0} points={1} red={0} green={0} white={0} look="onward" />
  </Drawn>
)

/** A price that asks for influence as well. */
export const InfluencePriceSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={62}>
    <Plate x={0} y={0} points={2} red={1} green={1} white={1} look="plan" />
  </Drawn>
)

export const PlanSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={26}>
    <path d="M-16 14L16 -14" className={board.planLine} />
    <path d="M-16 14L16 -14" className={board.planSleepers} />
  </Drawn>
)

export const RunSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={26}>
    <path d="M-14 12L14 -12" className={board.runCase} />
    <path d="M-14 12L14 -12" className={board.runLine} />
    <path d="M-14 12L14 -12" className={board.planSleepers} />
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

/** A town of a company, with its letters. */
export const CompanyTownSign = ({ size, company, text }: Size & { company: 'red' | 'green'; text: string }) => (
  <Drawn size={size ?? 24} box={22}>
    <CompanySign company={company} x={0} y={0} text={text} />
  </Drawn>
)

/** A company's track with the piece on it. */
export const CompanyLineSign = ({ size, company }: Size & { company: 'red' | 'green' }) => (
  <Drawn size={size ?? 24} box={34}>
    <g className={board.track}>
      <path d="M-32 0H32" stroke="var(--track-case)" strokeWidth="14" />
      <path d="M-32 0H32" stroke={`var(--company-${company})`} className={company === 'red' ? board.redLine : board.greenLine} />
    </g>
    <LinkPiece owner={company === 'red' ? RED_LINK : GREEN_LINK} angle={0} />
  </Drawn>
)

/** A piece that has left, and whose train took it. */
export const GoneSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={26}>
    <Ghost kind="red-passenger" x={-4} y={4} scale={1.16} />
    <GhostMark seat={0} x={9} y={-11} />
  </Drawn>
)

/** The empty mark of what a place brings forth. */
export const SourceSign = ({ size, goods }: Size & { goods: 'stone' | 'cheese' | 'beer' | 'post' }) => (
  <Drawn size={size ?? 24} box={17}>
    {goods === 'post' ? <Horn x={0} y={0} /> : null}
    {goods === 'beer' ? <HopCone x={0} y={0} /> : null}
    {goods === 'stone' ? <GoodsMarks stone={HERE} /> : null}
    {goods === 'cheese' ? <GoodsMarks cheese={HERE} /> : null}
  </Drawn>
)

export const HopArrowSign = ({ size }: Size) => (
  <Drawn size={size ?? 24} box={27}>
    <path d={HOP_ARROW} className={board.arrow} />
  </Drawn>
)
