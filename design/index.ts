/** The design system, and the seam between the frame and a game's own table: all that a table may know of the screen. */
export * from './parts.ts'
export * from './table/attention.ts'
export { BarButton } from './table/bar/BarButton.tsx'
export { BarStamp, type Consequence, Decide } from './table/bar/Decide.tsx'
export { Stepper } from './table/bar/Stepper.tsx'
export { TrayButton } from './table/bar/TrayButton.tsx'
export * from './table/context.ts'
export * from './table/desk.ts'
export { endOf, type Flight, type FlightEnd, type FlightKind, type TimedFlight, timed } from './table/flights.ts'
export * from './table/foresee.ts'
export {
  CORNERS,
  closed,
  halfWidth,
  hexagon,
  isWide,
  lineThrough,
  type Point,
  round,
  SIDES,
  scatter,
  sideOf,
  stepFrom,
} from './table/hexes.ts'
export { useKeptFocus } from './table/keptFocus.ts'
export { fetchLater, later } from './table/later.ts'
export { useLabels, useLatest, useSame } from './table/latest.ts'
export type * from './table/model.ts'
export { type LegalMove, legalMoves, type MoveText, printerOf } from './table/notation.ts'
export { PaintedSheet, type SheetLook } from './table/PaintedSheet.tsx'
export { LitPlaces, Place } from './table/Place.tsx'
export { afterPaint, usePainted, useWasPainted } from './table/painted.ts'
export { usePalette } from './table/palette.ts'
export { isByKeys, isHovering, pointedBy } from './table/pointing.ts'
export { playAgain, takeBack, useQueue } from './table/queue.ts'
export { Sign } from './table/Sign.tsx'
export { Slip, type SlipText, slipSize } from './table/Slip.tsx'
export type * from './table/seam.ts'
export { type Seen, seenOf, slipPlace } from './table/slipPlace.ts'
export { Target } from './table/Target.tsx'
export { GlossaryOf, type Glossed, Terms } from './table/Terms.tsx'
export { LAID, useZoom } from './table/zoom.ts'
export { standsAt, walk } from './walk.ts'
