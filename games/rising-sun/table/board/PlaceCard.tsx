/** What the hex under the pointer or focus is, costs and is worth: a small card beside it, of the same size at any zoom. */
import { type Attention, Slip, type SlipText, seenOf, slipPlace, slipSize } from '@branchline/design'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDesk } from '../desk.ts'
import type { Sheet } from '../sheet.ts'

/** From the middle of the hex. */
const BESIDE = 66

export function PlaceCard({ sheet, attention, textFor }: { sheet: Sheet; attention: Attention; textFor: (hex: number) => SlipText }) {
  const hex = useDesk(attention, (sketch) => sketch.hex)
  const group = useRef<SVGGElement>(null)
  const [{ unit, seen }, setMeasure] = useState({ unit: 1, seen: { left: 0, top: 0, right: sheet.width, bottom: sheet.height } })
  useLayoutEffect(() => {
    if (hex === null) return
    const layer = group.current?.parentNode as SVGGElement | null
    const [scale, now] = [layer?.getScreenCTM?.()?.a, seenOf(layer)]
    if (scale && now) setMeasure({ unit: 1 / scale, seen: now })
  }, [hex])
  if (hex === null) return <g ref={group} />
  const text = textFor(hex)
  const { wide, high } = slipSize(text)
  const { left, top } = slipPlace(sheet.centres[hex], BESIDE, { wide: wide * unit, high: high * unit }, seen)
  return <Slip ref={group} text={text} left={left} top={top} scale={unit} />
}
