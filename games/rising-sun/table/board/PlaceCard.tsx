/** What the hex under the pointer or focus is, costs and is worth: a small card beside it, of the same size at any zoom. */
import { type Attention, Slip, slipSize } from '@branchline/design'
import { useLayoutEffect, useRef, useState } from 'react'
import { coordinateOf } from '../../rules/board.ts'
import { useDesk } from '../desk.ts'
import type { Sheet } from '../sheet.ts'

export function PlaceCard({
  sheet,
  attention,
  linesFor,
}: {
  sheet: Sheet
  attention: Attention
  linesFor: (hex: number) => { readonly strong: readonly string[]; readonly plain: readonly string[] }
}) {
  const hex = useDesk(attention, (sketch) => sketch.hex)
  const group = useRef<SVGGElement>(null)
  const [unit, setUnit] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is when to measure
  useLayoutEffect(() => {
    const scale = (group.current?.parentNode as SVGGElement | null)?.getScreenCTM?.()?.a
    if (scale) setUnit(1 / scale)
  }, [hex])
  if (hex === null) return <g ref={group} />
  const { names, row, column } = sheet.board
  const coordinate = coordinateOf(row[hex], column[hex])
  const text = { name: names[hex] === coordinate ? coordinate : `${names[hex]} · ${coordinate}`, ...linesFor(hex) }
  const { wide, high } = slipSize(text)
  const { x, y } = sheet.centres[hex]
  const left = x > sheet.width / 2 ? x - wide * unit - 66 : x + 66
  const top = Math.min(sheet.height - high * unit, Math.max(0, y - (high * unit) / 2))
  return <Slip ref={group} text={text} left={left} top={top} scale={unit} />
}
