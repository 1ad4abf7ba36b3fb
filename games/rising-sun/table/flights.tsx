/** What travels when somebody moves: cards go from hand or pile, rails and stations to their hexes, Waste comes. */
import { type Flight, type FlightEnd, type LogEntry, SHAPES, seatSign, type TableProps } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { CARDS, cardNumber } from '../rules/cards.ts'
import type { State } from '../rules/state.ts'
import { railAt, railPiece, spansOf } from './board/Pieces.tsx'
import { nameOf, suitStyle } from './cards/CardFace.tsx'
import { PAD, type Sheet, sheetOf } from './sheet.ts'

export function flights({ events }: LogEntry, props: TableProps<State>): readonly Flight[] {
  const sheet = sheetOf(props.view)
  return events.flatMap((event) => FLIGHTS[event.type]?.(event, props, sheet) ?? [])
}

type Teller = (event: GameEvent, props: TableProps<State>, sheet: Sheet) => readonly Flight[]

const seatOf = ({ seat }: GameEvent) => Number(seat)
const pile = (card: unknown): FlightEnd => ({ selector: `[data-row="supply"] [data-card="${card}"]`, or: BAR })
const BAR: FlightEnd = { selector: '[data-testid="prompt"]' }
const WASTE = 'waste'

const play: Teller = (event, props) => {
  const seat = seatOf(event)
  const isMine = seat === props.viewer
  const from: FlightEnd = isMine ? { selector: `[data-row="hand"] [data-card="${event.card}"]`, or: { seat } } : { seat }
  return [
    {
      kind: 'card',
      seat,
      from,
      to: isMine ? { selector: '[data-testid="money"]', or: BAR } : BAR,
      sign: <Small {...props} card={String(event.card)} />,
    },
  ]
}
const buy: Teller = (event, props) => {
  const seat = seatOf(event)
  return [{ kind: 'card', seat, from: pile(event.card), to: { seat }, sign: <Small {...props} card={String(event.card)} /> }]
}
const rail: Teller = (event, { view }, sheet) => {
  const [seat, id] = [seatOf(event), String(event.hex)]
  const hex = sheet.board.hexNumber(id)
  const at = pointOf(sheet, view.seats, hex, seat)
  const joined = spansOf(sheet, view.rails, seat).flatMap(([from, to]) => (to === hex ? [from] : from === hex ? [to] : []))
  return [
    ...joined.slice(0, 1).map((from): Flight => ({ kind: 'line', seat, from: { at: pointOf(sheet, view.seats, from, seat) }, to: { at } })),
    { kind: 'token', seat, from: { seat }, to: { at }, brings: [railPiece(id, seat)], isTogether: true },
  ]
}

const FLIGHTS: Readonly<Record<string, Teller>> = {
  start: rail,
  rail,
  play,
  'play-for-money': play,
  buy,
  'buy-to-top': buy,
  gain: buy,
  station(event, { view }, sheet) {
    const seat = seatOf(event)
    const [x, y] = pointOf(sheet, view.seats, sheet.board.hexNumber(String(event.hex)), seat)
    return [{ kind: 'token', seat, from: { seat }, to: { at: [x, y - 60] }, sign: <House seat={seat} /> }]
  },
  waste(event, props) {
    const seat = seatOf(event)
    return [{ kind: 'card', seat, from: pile(WASTE), to: { seat }, sign: <Small {...props} card={WASTE} />, isTogether: true }]
  },
  'return-waste'(event, props) {
    const seat = seatOf(event)
    return [{ kind: 'card', seat, from: { seat }, to: pile(WASTE), sign: <Small {...props} card={WASTE} />, count: `−${event.count ?? 1}` }]
  },
}

function pointOf(sheet: Sheet, seats: number, hex: number, seat: number): readonly [number, number] {
  const { x, y } = railAt(sheet, seats, hex, seat)
  return [x + PAD.x, y + PAD.y]
}

function Small({ card, speaker }: Pick<TableProps<State>, 'speaker'> & { card: string }) {
  const face = CARDS[cardNumber(card)]
  return (
    <span
      style={{
        ...suitStyle(face.colour),
        padding: '0.375rem 0.5rem',
        borderTop: '0.375rem solid var(--suit)',
        borderRadius: 5,
        font: '650 0.8125rem/1.1 var(--sans)',
        color: 'var(--ink)',
        background: 'var(--paper-raised)',
      }}
    >
      {nameOf(face, speaker)}
    </span>
  )
}

function House({ seat }: { seat: number }) {
  const { colour } = seatSign(seat)
  return (
    <svg width="30" height="30" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES.square} fill="var(--paper-raised)" stroke={colour} strokeWidth="3" />
      <path d="M5 12L12 6L19 12V18H5Z" fill={colour} />
    </svg>
  )
}
