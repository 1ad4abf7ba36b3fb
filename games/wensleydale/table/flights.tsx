/** What travels when somebody moves: links are drawn, pieces ride to their town and on to the player's row, cubes and influence are paid. */
import type { Flight, FlightEnd, LogEntry, TableProps } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { linkBetween, linkPiece, pointsOf } from './board/Track.tsx'
import { boardOf, type State } from './rules.ts'
import { type Point, type Sheet, sheetOf } from './sheet.ts'
import { CubeIcon, PieceIcon, Token } from './signs/Icons.tsx'
import type { Influence } from './signs/shapes.ts'
import { wayOf } from './way.ts'

export function flights({ events }: LogEntry, { view }: TableProps<State>): readonly Flight[] {
  const sheet = sheetOf(view)
  return events.flatMap((event) => FLIGHTS[event.type]?.(event, view, sheet) ?? [])
}

const INFLUENCES: readonly Influence[] = ['red', 'green', 'white']
const seatOf = ({ seat }: GameEvent) => Number(seat)
const train = (id: unknown) => `[data-train="${id}"]`
const box = (number: unknown) => `[data-box="${number}"]`

const FLIGHTS: Readonly<Record<string, (event: GameEvent, view: State, sheet: Sheet) => readonly Flight[]>> = {
  bid(event) {
    const seat = seatOf(event)
    return [
      { kind: 'token', seat, from: { seat }, to: { selector: box(event.box) }, sign: <CubeIcon size={24} />, count: Number(event.amount) },
    ]
  },
  outbid(event) {
    const seat = seatOf(event)
    return [
      {
        kind: 'token',
        seat,
        from: { selector: box(event.box) },
        to: { seat },
        sign: <CubeIcon size={24} />,
        count: Number(event.cubes),
        isTogether: true,
      },
    ]
  },
  'box-won'(event) {
    const seat = seatOf(event)
    return [{ kind: 'token', seat, from: { selector: box(event.box) }, to: { seat }, isTogether: true }]
  },
  'link-built'(event, _view, sheet) {
    const [seat, from, to] = [seatOf(event), String(event.from), String(event.to)]
    const link = linkBetween(sheet, from, to)
    const points = onSheet(sheet, pointsOf(sheet, [from, to]))
    const [first, last] = [points[0], points.at(-1)]
    if (link === undefined || first === undefined || last === undefined) return []
    const [middle] = onSheet(sheet, [link.at])
    const paid = { kind: 'token', seat, from: { seat }, to: { at: middle as Point }, isTogether: true } as const
    const cubes = Number(event.cubes ?? 0)
    return [
      { kind: 'line', seat, from: { at: first }, to: { at: last }, via: points.slice(1, -1), brings: [linkPiece(link.link)] },
      ...(cubes > 0 ? [{ ...paid, sign: <CubeIcon size={24} />, count: cubes }] : []),
      ...INFLUENCES.filter((colour) => Number(event[colour] ?? 0) > 0).map((colour) => ({
        ...paid,
        sign: <Token colour={colour} size={24} />,
        count: Number(event[colour]),
      })),
    ]
  },
  'opposition-removed': (event, _view, sheet) => leaving(event, sheet),
  'piece-removed': (event, _view, sheet) => leaving(event, sheet),
  'train-hired'(event) {
    const seat = seatOf(event)
    return [{ kind: 'token', seat, from: { selector: train(event.train) }, to: { seat } }]
  },
  'piece-moved'(event, view, sheet) {
    const [seat, kind, area] = [seatOf(event), String(event.kind), String(event.area)]
    const board = boardOf(view)
    const way = onSheet(sheet, pointsOf(sheet, wayOf(view, seat, board.kinds.indexOf(kind as never), board.areaOf.get(area) ?? 0)))
    return [
      {
        kind: 'run',
        seat,
        from: placeOf(sheet, area),
        to: { seat },
        via: way,
        sign: <PieceIcon kind={kind} size={34} />,
        count: `+${event.points}`,
      },
    ]
  },
  takeover(event, _view, sheet) {
    const [seat, run] = [seatOf(event), event.run as string[]]
    const points = onSheet(sheet, pointsOf(sheet, run))
    const [first, last] = [points[0], points.at(-1)]
    if (first === undefined || last === undefined) return []
    const colour = event.company === 'red' ? 'red' : 'green'
    const links = run.slice(1).flatMap((to, place) => linkBetween(sheet, String(run[place]), to) ?? [])
    return [
      { kind: 'takeover', seat, colour: `var(--company-${colour})`, from: { at: first }, to: { at: last }, via: points.slice(1, -1) },
      ...links.map(
        ({ at }): Flight => ({ kind: 'token', seat, from: { at: onSheet(sheet, [at])[0] as Point }, to: { seat }, isTogether: true }),
      ),
      {
        kind: 'token',
        seat,
        from: { seat },
        to: { at: first },
        sign: <Token colour={colour} size={24} />,
        count: Number(event.price),
        isTogether: true,
      },
    ]
  },
}

/** A piece that nobody took goes off the board. */
function leaving(event: GameEvent, sheet: Sheet): readonly Flight[] {
  const at = placeOf(sheet, String(event.area))
  const sign = <PieceIcon kind={String(event.kind)} size={30} />
  const count = Number(event.pieces) > 1 ? { count: Number(event.pieces) } : {}
  return [{ kind: 'token', seat: null, from: at, to: { at: [sheet.width / 2, sheet.height + 60] }, sign, ...count, isTogether: true }]
}

function placeOf(sheet: Sheet, area: string): Extract<FlightEnd, { at: unknown }> {
  const shape = sheet.areas[sheet.board.areaOf.get(area) ?? 0]
  const [at] = onSheet(sheet, [shape?.slots[0] ?? shape?.at ?? [0, 0]])
  return { at: at as Point }
}

function onSheet({ margin: [x, y] }: Sheet, points: readonly Point[]): readonly Point[] {
  return points.map(([px, py]) => [px + x, py + y])
}
