/** A player is known by three signs at once: a colour, a shape, a letter. */
import type { Seat } from '@branchline/engine'

export interface SeatSign {
  readonly colour: string
  /** The lettering that reads on the colour. */
  readonly on: string
  readonly letter: string
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon'
}

const SIGNS: readonly SeatSign[] = [
  { colour: 'var(--seat-0)', on: 'var(--enamel-cream)', letter: 'A', shape: 'circle' },
  { colour: 'var(--seat-1)', on: 'var(--enamel-cream)', letter: 'B', shape: 'square' },
  { colour: 'var(--seat-2)', on: 'var(--enamel-cream)', letter: 'C', shape: 'triangle' },
  { colour: 'var(--seat-3)', on: 'var(--enamel-dark)', letter: 'D', shape: 'diamond' },
  { colour: 'var(--seat-4)', on: 'var(--enamel-cream)', letter: 'E', shape: 'hexagon' },
]

export function seatSign(seat: Seat): SeatSign {
  return SIGNS[seat % SIGNS.length] as SeatSign
}

/** Outlines in a box of 24 by 24, drawn so that all five look equally large. */
export const SHAPES: Readonly<Record<SeatSign['shape'], string>> = {
  circle: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21z',
  square: 'M2.5 2.5h19v19h-19z',
  triangle: 'M12 1L23.4 21.6H.6z',
  diamond: 'M12 .4L23.6 12L12 23.6L.4 12z',
  hexagon: 'M6.4 2.2h11.2L23.4 12l-5.8 9.8H6.4L.6 12z',
}
