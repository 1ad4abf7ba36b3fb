/** The hexes as places: pointed at, walked to, asked about, and chosen where they can be. */
import { type Attention, hexagon, LitPlace, type MoveText, Place, Target } from '@branchline/design'
import { memo } from 'react'
import { type Hex, hexIds, hexNames, RURAL, urbanAt } from '../../rules/board.ts'
import { pounds } from '../money.ts'
import { type Choice, linesOn } from '../places.ts'
import { point } from '../pointed.ts'
import styles from './board.module.css'
import { centres, outlines } from './geometry.ts'

interface Common {
  readonly hex: Hex
  readonly label: string
  readonly attention: Attention
}

/** A hex that cannot be chosen now: a click asks why. */
export const PlainPlace = memo(function PlainPlace({
  hex,
  label,
  attention,
  ask,
  first,
}: Common & { ask: ((hex: Hex) => void) | null; first: boolean }) {
  return (
    <Place
      id={hexIds[hex]}
      outline={outlines[hex]}
      label={label}
      at={centres[hex]}
      name={urbanAt[hex] === RURAL ? undefined : hexNames[hex]}
      isFirst={first}
      onPoint={(isPointed) => point(attention, isPointed ? hex : null)}
      onAsk={ask === null ? null : () => ask(hex)}
    >
      <LitPlace id={hexIds[hex]} outline={hexagon(centres[hex], 46)} attention={attention} />
    </Place>
  )
})

/** A hex that can be chosen: lit, with its price. */
export const ChosenPlace = memo(function ChosenPlace({
  hex,
  label,
  attention,
  choice,
  choose,
}: Common & { choice: Choice; choose: (text: MoveText) => void }) {
  const { x, y } = centres[hex]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card of the place goes with the target inside
    <g
      onPointerEnter={() => point(attention, hex)}
      onPointerLeave={() => point(attention, null)}
      onFocus={() => point(attention, hex)}
      onBlur={() => point(attention, null)}
    >
      <Target move={choice.text} label={`${choice.label}. ${label}`} attention={attention} choose={choose}>
        <path
          d={hexagon(centres[hex], 47)}
          data-halo
          className={urbanAt[hex] === RURAL ? undefined : styles.ring}
          data-walk={`${x} ${y}`}
          data-name={hexNames[hex]}
          data-hex={hexIds[hex]}
        />
        <PriceTag x={x} y={y + (urbanAt[hex] === RURAL ? 0 : 46)} price={choice.price} />
      </Target>
    </g>
  )
})

function PriceTag({ x, y, price }: { x: number; y: number; price: number }) {
  const text = pounds(price)
  const wide = 18 + text.length * 11.5
  return (
    <g transform={`translate(${x} ${y})`} className={styles.tag}>
      <rect x={-wide / 2} y="-15" width={wide} height="30" rx="15" />
      <text y="7.5">{text}</text>
    </g>
  )
}

export function labelOf(view: Parameters<typeof linesOn>[0], hex: Hex, locale: Parameters<typeof linesOn>[2]): string {
  return `${hexNames[hex]}: ${linesOn(view, hex, locale).join('; ')}`
}
