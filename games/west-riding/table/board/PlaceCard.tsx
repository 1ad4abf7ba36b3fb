/** What the hex under the pointer or focus is, costs and holds: a small card beside it. */
import { type Attention, type Seen, Slip, seenOf, slipPlace, slipSize, useChosen } from '@branchline/design'
import type { Locale } from '@branchline/engine'
import { useRef } from 'react'
import { type Hex, hexNames, RURAL, urbanAt } from '../../rules/board.ts'
import type { State } from '../../rules/state.ts'
import { usePointed } from '../desk.ts'
import { type Choice, linesOn } from '../places.ts'
import { centres, SHEET } from './geometry.ts'

export function PlaceCard({
  view,
  choices,
  attention,
  locale,
}: {
  view: State
  choices: ReadonlyMap<Hex, Choice>
  attention: Attention
  locale: Locale
}) {
  const hex = usePointed(attention)
  const chosen = useChosen(attention)
  const layer = useRef<SVGGElement>(null)
  return (
    <g ref={layer} pointerEvents="none">
      {/* What is chosen is told by the bar; the other ways to it lie about it and are to be seen. */}
      {hex === null || (chosen !== null && choices.get(hex)?.text === chosen) ? null : (
        <Card hex={hex} view={view} choice={choices.get(hex)} locale={locale} layer={layer.current} />
      )}
    </g>
  )
}

/** However small the board is drawn, the slip is read at this size of type; on a large one it grows with the board. */
const TYPE = 12.5
const SLIP_TYPE = 13.5
const LARGER = 1.2
/** When the reader has come nearer it lies beside the hex, so far from its middle. */
const BESIDE = 58
/** What the rounding of the frame may cut off. */
const EDGE = 3
const WHOLE: Seen = { left: 0, top: 0, right: SHEET.width, bottom: SHEET.height }

interface CardProps {
  readonly hex: Hex
  readonly view: State
  readonly choice: Choice | undefined
  readonly locale: Locale
  readonly layer: SVGGElement | null
}

function Card({ hex, view, choice, locale, layer }: CardProps) {
  const lines = linesOn(view, hex, locale)
  // A hex that bears no name on the board is called what it is.
  const [name, ...plain] = urbanAt[hex] === RURAL ? lines : [hexNames[hex], ...lines]
  const text = { name, strong: choice ? [choice.label] : [], plain }
  const scale = Math.max(LARGER, TYPE / (SLIP_TYPE * (layer?.getScreenCTM()?.a ?? 1)))
  const size = slipSize(text)
  const [wide, high] = [size.wide * scale, size.high * scale]
  const away = corner(high)
  const seen = seenOf(layer) ?? WHOLE
  const { left, top } = isInSight(seen, away.left, away.top + high) ? away : slipPlace(centres[hex], BESIDE, { wide, high }, seen)
  return <Slip text={text} left={left} top={top} scale={scale} />
}

interface Place {
  readonly left: number
  readonly top: number
}

/** While the whole board is in sight the card lies in the one corner without land. */
function corner(high: number): Place {
  return { left: 4, top: SHEET.height - high - 8 }
}

function isInSight(seen: Seen, x: number, y: number): boolean {
  return x >= seen.left - EDGE && x < seen.right && y > seen.top && y <= seen.bottom + EDGE
}
