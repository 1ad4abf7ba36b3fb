/** The hexes as places: pointed at, walked to, asked about, and chosen where they can be. */
import { type Attention, hexagon, type MoveText, Place, pointedBy, SeatPiece, Target } from '@branchline/design'
import { memo, type ReactNode } from 'react'
import { CITY, REMOTE } from '../../rules/board.ts'
import type { State } from '../../rules/state.ts'
import type { HexChoice } from '../choices.ts'
import { deskOf } from '../desk.ts'
import { markersOn } from '../linking.ts'
import type { Sheet } from '../sheet.ts'
import { pointsFor, type Worth } from '../worth.ts'
import styles from './board.module.css'

interface Common {
  readonly sheet: Sheet
  readonly hex: number
  readonly label: string
  readonly attention: Attention
}

const isNamed = ({ board }: Sheet, hex: number) => board.kind[hex] === CITY || board.kind[hex] === REMOTE

/** A hex that cannot be chosen now: a click asks why. */
export const PlainPlace = memo(function PlainPlace({
  sheet,
  hex,
  label,
  attention,
  ask,
  first,
}: Common & { ask: (hex: number) => void; first: boolean }) {
  const desk = deskOf(attention)
  return (
    <Place
      id={sheet.board.ids[hex]}
      outline={sheet.outlines[hex]}
      label={label}
      at={sheet.centres[hex]}
      name={isNamed(sheet, hex) ? sheet.board.names[hex] : undefined}
      isFirst={first}
      onPoint={(isPointed) => desk.change({ hex: isPointed ? hex : null })}
      onAsk={() => ask(hex)}
    />
  )
})

export interface Weighed {
  readonly choice: HexChoice
  readonly worth: Worth
  readonly label: string
}

interface Chosen extends Common {
  readonly choose: (text: MoveText) => void
}

/** What is done there, once it is known what it brings, and what lies there. */
export const inWords = (place: string, way: Weighed | undefined) => (way === undefined ? place : `${way.label}. ${place}`)

/** A hex that can be chosen: lit. */
export const ChosenPlace = memo(function ChosenPlace({ sheet, hex, label, attention, choice, choose }: Chosen & { choice: HexChoice }) {
  const { x, y } = sheet.centres[hex]
  return (
    <Pointing hex={hex} attention={attention} kind={choice.kind}>
      <Target move={choice.text} label={label} attention={attention} choose={choose}>
        <path
          d={hexagon(sheet.centres[hex], 56)}
          data-halo
          className={styles.ring}
          data-walk={`${x} ${y}`}
          data-name={isNamed(sheet, hex) ? sheet.board.names[hex] : undefined}
          data-hex={sheet.board.ids[hex]}
        />
      </Target>
    </Pointing>
  )
})

interface Tagged {
  readonly view: State
  readonly ways: readonly Weighed[]
  readonly seat: number
}

/** Its price and worth, over all that is lit. Further ways to pay for it have a tag of their own, to be pressed. */
export function PriceTags({ sheet, view, hex, label, attention, ways, seat, choose }: Chosen & Tagged) {
  const { x, y } = sheet.centres[hex]
  const [first, ...others] = ways
  return (
    <>
      <Tag x={x} y={y + 52} way={first} seat={seat} aside={besideFlags(sheet, view, hex)} />
      {others.map((way, place) => (
        <Pointing key={way.choice.text} hex={hex} attention={attention} kind={way.choice.kind}>
          <Target move={way.choice.text} label={inWords(label, way)} attention={attention} choose={choose}>
            <rect x={x - 46} y={y - 70 - place * 30} width="92" height="28" fill="transparent" />
            <Tag x={x} y={y - 56 - place * 30} way={way} seat={seat} />
          </Target>
        </Pointing>
      ))}
    </>
  )
}

/** The card of the place goes with whatever points at it. */
function Pointing({ hex, attention, kind, children }: { hex: number; attention: Attention; kind: string; children: ReactNode }) {
  const desk = deskOf(attention)
  return (
    <g data-legal={kind} {...pointedBy((isPointed) => desk.change({ hex: isPointed ? hex : null }))}>
      {children}
    </g>
  )
}

/** Money and Waste on the left, points now and at most on the right; for a station who gains how much. */
function Tag({ x, y, way, seat, aside = 0 }: { x: number; y: number; way: Weighed; seat: number; aside?: Aside }) {
  const { choice, worth } = way
  if (choice.kind === 'start') return worth.most === 0 ? null : <PointsTag x={x} y={y} text={`0›${worth.most}`} aside={aside} />
  if (choice.kind === 'station') {
    const wide = 12 + worth.gains.length * 49
    return worth.gains.length === 0 ? (
      <PointsTag x={x} y={y} text="+0" aside={aside} />
    ) : (
      <At x={x + moved(wide, aside)} y={y}>
        <rect x={-wide / 2} y="-14" width={wide} height="28" rx="6" className={styles.tagSheet} />
        {worth.gains.map((gain, place) => (
          <g key={gain.seat} transform={`translate(${-wide / 2 + 19 + place * 49} 0)`}>
            <SeatPiece seat={gain.seat} size={21} />
            <text x="25" y="7" className={styles.tagPoints}>
              +{gain.points}
            </text>
          </g>
        ))}
      </At>
    )
  }
  const now = pointsFor(worth, seat)
  const points = worth.most > now ? `${now}›${worth.most}` : now > 0 ? `${now}` : ''
  const money = `$${worth.price}`
  const [left, right] = [money.length * 11.5 + (worth.waste > 0 ? 24 : 0) + 13, points === '' ? 0 : points.length * 11 + 13]
  const start = -(left + right) / 2
  return (
    <At x={x + moved(left + right, aside)} y={y}>
      <rect x={start} y="-14" width={left + right} height="28" rx="6" className={styles.tagSheet} />
      <path
        d={
          right === 0
            ? `M${start + 6}-14H${start + left - 6}a6 6 0 0 1 6 6V8a6 6 0 0 1-6 6H${start + 6}a6 6 0 0 1-6-6V-8a6 6 0 0 1 6-6z`
            : `M${start + 6}-14H${start + left}V14H${start + 6}a6 6 0 0 1-6-6V-8a6 6 0 0 1 6-6z`
        }
        className={styles.tagMoney}
      />
      <text x={start + 6.5 + (money.length * 11.5) / 2} y="7" className={styles.tagPrice}>
        {money}
      </text>
      {worth.waste > 0 ? (
        <path transform={`translate(${start + left - 17} 0.5)`} d="M-7-5H7L5 9H-5ZM-9-7H9M-3-9.500H3" className={styles.tagBin} />
      ) : null}
      {right === 0 ? null : (
        <text x={start + left + right / 2} y="7" className={styles.tagPoints}>
          {points}
        </text>
      )}
      {choice.partners > 0 ? (
        <text y="-18" className={styles.tagNote}>
          −{choice.partners * 2}
        </text>
      ) : null}
    </At>
  )
}

/** A tag keeps a size one can read when the whole board is small. */
function At({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <g className={styles.tag}>{children}</g>
    </g>
  )
}

function PointsTag({ x, y, text, aside }: { x: number; y: number; text: string; aside: Aside }) {
  const wide = text.length * 11 + 15
  return (
    <At x={x + moved(wide, aside)} y={y}>
      <rect x={-wide / 2} y="-14" width={wide} height="28" rx="6" className={styles.tagSheet} />
      <text y="7" className={styles.tagPoints}>
        {text}
      </text>
    </At>
  )
}

/** To the left, to the right, or where it belongs. */
type Aside = -1 | 0 | 1

const moved = (wide: number, aside: Aside) => aside * (wide / 2 - 3)

/** At the foot of a hex two others meet it; a route's flag in the corner of one of them would lie under the tag, which gives way. */
export function besideFlags(sheet: Sheet, view: State, hex: number): Aside {
  const { x, y } = sheet.centres[hex]
  const flagsAt = (dx: number) => {
    const below = sheet.centres.findIndex((centre) => Math.abs(centre.x - x - dx) < 4 && Math.abs(centre.y - y - 90) < 4)
    return below < 0 ? 0 : markersOn(view, below).length
  }
  if (flagsAt(52) > 0) return -1
  return flagsAt(-52) > 1 ? 1 : 0
}
