/** What lies on the board, in layers keyed by area and link: a move redraws only what it changed. */
import { seatSign } from '@branchline/design'
import { memo, useMemo } from 'react'
import type { Gone } from '../history.ts'
import { CHEESE, MIDLAND, NORTH_EASTERN, OPPOSITION, STONE, type State } from '../rules.ts'
import type { AreaShape, Point, Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { CompanySign, Ghost, Piece } from './glyphs.tsx'

export interface CompanyNames {
  readonly red: string
  readonly green: string
}

const RAILWAYS: CompanyNames = { red: 'MR', green: 'NER' }
const COLOURS: CompanyNames = { red: 'R', green: 'G' }

/** What stands on the signs of the two companies. */
export const lettersOf = (map: string): CompanyNames => (map === 'wensleydale' ? RAILWAYS : COLOURS)

/** A band of colour inside the border of every town that belongs to a company; the green one carries pale ticks. */
export const Companies = memo(function Companies({ company, sheet, id }: { company: readonly number[]; sheet: Sheet; id: string }) {
  return (
    <g pointerEvents="none">
      {sheet.areas.map((area, number) =>
        company[number] === 0 ? null : (
          <CompanyBand key={area.id} area={area} company={company[number]} id={`${id}-band-${number}`} hatch={`${id}-`} />
        ),
      )}
    </g>
  )
})

interface BandProps {
  readonly area: AreaShape
  readonly company: number
  readonly id: string
  readonly hatch: string
}
const CompanyBand = memo(function CompanyBand({ area, company, id, hatch }: BandProps) {
  const isRed = (company & MIDLAND) !== 0
  const isGreen = (company & NORTH_EASTERN) !== 0
  const colour = isRed && isGreen ? `url(#${hatch}both)` : isRed ? 'var(--company-red)' : 'var(--company-green)'
  const isPrinted = area.ground === 'red' || area.ground === 'green'
  return (
    <g fill="none">
      <clipPath id={id}>
        <path d={area.outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {area.slots.length > 0 && !isPrinted ? <path d={area.outline} fill={`url(#${hatch}${isRed ? 'red' : 'green'})`} /> : null}
        <path d={area.outline} stroke={colour} strokeWidth="17" strokeOpacity=".85" />
        {isGreen ? <path d={area.outline} stroke="var(--piece-paper)" strokeWidth="7" strokeDasharray="2.5 13" strokeOpacity=".9" /> : null}
      </g>
    </g>
  )
})

interface CompanySignsProps {
  readonly company: readonly number[]
  readonly sheet: Sheet
  readonly names: CompanyNames
}
/** The companies' signs hang over track and lettering. */
export const CompanySigns = memo(function CompanySigns({ company, sheet, names }: CompanySignsProps) {
  return (
    <g pointerEvents="none" aria-hidden>
      {sheet.areas.map((area, number) => {
        const owners = company[number]
        return owners === 0 ? null : (
          <Signs key={area.id} area={area} isRed={(owners & MIDLAND) !== 0} isGreen={(owners & NORTH_EASTERN) !== 0} names={names} />
        )
      })}
    </g>
  )
})

interface SignsProps {
  readonly area: AreaShape
  readonly isRed: boolean
  readonly isGreen: boolean
  readonly names: CompanyNames
}
function Signs({ area, isRed, isGreen, names }: SignsProps) {
  const [x, y] = area.badge
  const isSouth = area.marker === 'the-south'
  const isTaken = area.slots.length > 0 && !(area.ground === 'red' || area.ground === 'green')
  const scale = isTaken ? 0.98 : 1.2
  const apart = isSouth && isRed && isGreen ? (area.darkRed ? 28 : 118) : isRed && isGreen ? 20 * scale : 0
  return (
    <>
      {isRed ? <CompanySign company="red" x={x - apart} y={y} text={names.red} scale={scale} /> : null}
      {isGreen ? <CompanySign company="green" x={x + apart} y={y} text={names.green} scale={scale} /> : null}
    </>
  )
}

/** Goods and people in place, and the outlines of those that left this round. */
export function Pieces({ view, sheet, gone }: { view: State; sheet: Sheet; gone: readonly Gone[] }) {
  const { kinds, goodsKind } = sheet.board
  const ghosts = useMemo(() => ghostsOf(gone), [gone])
  return (
    <g pointerEvents="none">
      {sheet.areas.map((area, number) => {
        const goods = goodsKind[number] as number
        const rowOf = (kind: string, pieces: number) => `|${kind}`.repeat(pieces) + (ghosts.get(`${area.id} ${kind}`) ?? '')
        const row =
          goods === STONE || goods === CHEESE
            ? rowOf(kinds[goods] as string, view.goods[number] as number)
            : rowOf('red-passenger', view.red[number] as number) +
              rowOf('green-passenger', view.green[number] as number) +
              rowOf(kinds[OPPOSITION] as string, view.white[number] as number)
        return row === '' ? null : <AreaPieces key={area.id} area={area} row={row.slice(1)} scale={sheet.pieceScale} />
      })}
    </g>
  )
}

/** Those that left, as they stand in the row of their area and kind. */
function ghostsOf(gone: readonly Gone[]): ReadonlyMap<string, string> {
  const ghosts = new Map<string, string>()
  for (const { area, kind, pieces, seat } of gone) {
    const place = `${area} ${kind}`
    ghosts.set(place, (ghosts.get(place) ?? '') + `|${kind} gone ${seat ?? ''}`.trimEnd().repeat(pieces))
  }
  return ghosts
}

const AreaPieces = memo(function AreaPieces({ area, row, scale }: { area: AreaShape; row: string; scale: number }) {
  return (
    <g data-pieces={area.id}>
      {row.split('|').map((entry, place) => {
        const [kind = '', gone, by] = entry.split(' ')
        const [x, y] = placeOf(area, place)
        const key = `${place} ${entry}`
        if (gone === undefined) return <Piece key={key} kind={kind} x={x} y={y} scale={scale} />
        return (
          <g key={key} data-gone={kind} data-by={by ?? 'removed'}>
            <Ghost kind={kind} x={x} y={y} scale={scale} />
            {by === undefined ? null : <GhostMark seat={Number(by)} x={x + 10} y={y - 12} />}
          </g>
        )
      })}
    </g>
  )
})

/** Whose train took it. */
export function GhostMark({ seat, x, y }: { seat: number; x: number; y: number }) {
  const sign = seatSign(seat)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12" fill={sign.colour} stroke="var(--piece-paper)" strokeWidth="1.4" />
      <text y="6.6" className={styles.ghostBy} fill={sign.on}>
        {sign.letter}
      </text>
    </g>
  )
}

export function placeOf(area: AreaShape, place: number): Point {
  const slot = area.slots[place]
  if (slot) return slot
  const last = area.slots.at(-1) ?? area.at
  return [last[0] + 32 * (place - Math.max(0, area.slots.length - 1)), last[1]]
}

/** Where each kind of piece stands in its area, for the lights around those that can be moved. */
export function placesOf(view: State, sheet: Sheet, gone: readonly Gone[], number: number, kind: string): readonly Point[] {
  const area = sheet.areas[number] as AreaShape
  const { kinds, goodsKind } = sheet.board
  const goods = goodsKind[number] as number
  const count = (of: string) =>
    of === 'red-passenger'
      ? (view.red[number] as number)
      : of === 'green-passenger'
        ? (view.green[number] as number)
        : (view.goods[number] as number)
  const ghosts = (of: string) =>
    gone.filter((left) => left.area === area.id && left.kind === of).reduce((sum, left) => sum + left.pieces, 0)
  if (goods >= 0) return Array.from({ length: kinds[goods] === kind ? count(kind) : 0 }, (_, place) => placeOf(area, place))
  const before = kind === 'green-passenger' ? count('red-passenger') + ghosts('red-passenger') : 0
  return Array.from({ length: count(kind) }, (_, place) => placeOf(area, before + place))
}
