import { closed, lineThrough, type Point, round, scatter, sideOf } from '@branchline/design'
/** The outline of a group of hexes, and how a draughtsman's hand wavers along a coast or the foot of a range. */

/** From the centre of a hex to its corners. */
export const SIZE = 60

export interface Step {
  readonly from: Point
  readonly to: Point
  /** The hex on the other side of this step, −1 at the edge of the board. */
  readonly other: number
}
export type Loop = readonly Step[]

interface Grid {
  readonly centres: readonly Point[]
  readonly beyond: readonly (readonly number[])[]
  readonly hexes: ReadonlySet<number>
}

const keyOf = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`

/** Every side with no hex of the group beyond it, joined end to end. */
export function loopsAround({ centres, beyond, hexes }: Grid): Loop[] {
  const next = new Map<string, Step>()
  for (const hex of hexes)
    beyond[hex].forEach((other, side) => {
      if (hexes.has(other)) return
      const [from, to] = sideOf(centres[hex], side, SIZE)
      next.set(keyOf(from), { from, to, other })
    })
  const loops: Loop[] = []
  while (next.size > 0) {
    const loop: Step[] = []
    let [key, step] = next.entries().next().value as [string, Step]
    for (;;) {
      loop.push(step)
      next.delete(key)
      const after = near(step.to, (key) => next.has(key))
      if (after === undefined) break
      key = after
      step = next.get(after) as Step
    }
    loops.push(loop)
  }
  return loops
}

/** Points computed from different hexes may differ by a rounding: the key of one that is there. Nearly always the first that is tried. */
export function near({ x, y }: Point, isThere: (key: string) => boolean): string | undefined {
  const [left, top] = [Math.round(x), Math.round(y)]
  for (const dx of [0, -1, 1])
    for (const dy of [0, -1, 1]) {
      const key = `${left + dx},${top + dy}`
      if (isThere(key)) return key
    }
  return undefined
}

/** The loops as one path: straight where `wavers` says no, drawn by hand elsewhere. The same side wavers the same way for both its hexes. */
export function wavering(loops: readonly Loop[], reach: number, wavers: (step: Step) => boolean): string {
  return loops
    .map((loop) => {
      const points = loop.flatMap((step) => (wavers(step) ? handDrawn(step.from, step.to, reach) : [step.from]))
      return closed(points.map(rounded))
    })
    .join('')
}

/** Only the part of the loops that wavers, as open lines: the coast without the edge of the board. */
export function waveringOnly(loops: readonly Loop[], reach: number, wavers: (step: Step) => boolean): string {
  return loops
    .flatMap((loop) => loop.filter(wavers))
    .map(({ from, to }) => [...handDrawn(from, to, reach), to])
    .map((points) => lineThrough(points.map(rounded)))
    .join('')
}

const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) })

/** The points of a side without its last: halved three times, each half pushed aside by a chance that belongs to the place. */
function handDrawn(from: Point, to: Point, reach: number): Point[] {
  const isTurned = from.x + from.y * 1.7 > to.x + to.y * 1.7
  const [start, end] = isTurned ? [to, from] : [from, to]
  const chance = scatter(Math.round(start.x) * 31 + Math.round(start.y) * 17 + Math.round(end.x) * 7 + Math.round(end.y))
  let line = [start, end]
  for (let [depth, push] = [0, reach]; depth < 4; depth++, push *= 0.52) {
    line = line.flatMap((point, place) => {
      const after = line[place + 1]
      if (after === undefined) return [point]
      const [dx, dy] = [after.x - point.x, after.y - point.y]
      const long = Math.hypot(dx, dy)
      const off = (chance() - 0.5) * 2 * push
      return [point, { x: (point.x + after.x) / 2 - (dy / long) * off, y: (point.y + after.y) / 2 + (dx / long) * off }]
    })
  }
  const drawn = isTurned ? line.reverse() : line
  return drawn.slice(0, -1)
}
