/**
 * Boards travel lighter: in the built client the outlines of a map are sent as small differences to half a unit, and unfolded
 * when the map is loaded. Rules read none of them, and no eye sees half a unit on a board eighteen hundred wide. The outline of an
 * area runs along its borders, so it is sent as the list of them; what is not drawn is left out, since the rules have it already; and where
 * nothing is drawn (`isDrawn: false`, the bots' worker) no line is sent at all.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MAPS = /\/maps\/[^/?]+\.json$/
const PER_UNIT = 2

export function lighterMaps({ isDrawn = true } = {}) {
  return {
    name: 'branchline-lighter-maps',
    apply: 'build' as const,
    enforce: 'post' as const,
    resolveId: {
      order: 'pre' as const,
      handler(source: string, importer?: string) {
        if (!MAPS.test(source) || !/\/rules\/[^/]+$/.test(importer ?? '')) return null
        const file = join(dirname(importer as string), source)
        return isOfBorders(JSON.parse(readFileSync(file, 'utf8'))) ? `${file}${FOR_RULES}` : null
      },
    },
    load(id: string) {
      if (!id.endsWith(FOR_RULES)) return null
      const map: unknown = JSON.parse(readFileSync(id.slice(0, -FOR_RULES.length), 'utf8'))
      return { code: `export default ${JSON.stringify(withoutDrawing(map))}\n`, moduleType: 'js' as const }
    },
    transform(_code: string, id: string) {
      if (!MAPS.test(id)) return null
      const map: unknown = JSON.parse(readFileSync(id, 'utf8'))
      if (!isDrawn) return { code: `export default ${JSON.stringify(fold(map, () => []))}\n`, map: null }
      const folded = JSON.stringify(fold(isOfBorders(map) ? onlyDrawn(alongBorders(map)) : map, foldPath))
      return { code: `${UNFOLD}\nexport default unfold(${JSON.stringify(folded)})\n`, map: null }
    },
  }
}

/** Rules that draw nothing get a map without all that is only drawn, as a file of its own: its drawing is fetched by the table. */
const FOR_RULES = '.rules.js'
const DRAWN = new Set([
  'outline',
  'path',
  'at',
  'angle',
  'label',
  'labelAt',
  'slots',
  'badge',
  'marks',
  'rivers',
  'places',
  'length',
  'cartouche',
  'size',
  'note',
  'title',
])

function withoutDrawing(map: unknown): unknown {
  return JSON.parse(JSON.stringify(map, (key, value: unknown) => (DRAWN.has(key) ? undefined : value)))
}

/** What only rules and map makers read, and what a picture needs to the unit only. */
const NOT_DRAWN = new Set([
  'note',
  'variants',
  'places',
  'length',
  'riverName',
  'cost',
  'block',
  'clear',
  'passengers',
  'field',
  'stations',
  'to',
])
const TO_THE_UNIT = new Set(['at', 'angle', 'labelAt', 'slots'])

function onlyDrawn(map: unknown): unknown {
  return JSON.parse(
    JSON.stringify(map, (key, value: unknown) => (NOT_DRAWN.has(key) ? undefined : TO_THE_UNIT.has(key) ? rounded(value) : value)),
  )
}

function rounded(value: unknown): unknown {
  return Array.isArray(value) ? value.map(rounded) : typeof value === 'number' ? Math.round(value) : value
}

type Point = readonly [number, number]

/** Lines to be drawn have one of these names; other lists of pairs mean something to the rules and stay as they are. */
const LINES = new Set(['outline', 'path'])

function fold(value: unknown, line: (points: readonly Point[]) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => fold(item, line))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, LINES.has(key) && isPath(item) ? line(item) : fold(item, line)]),
  )
}

interface OfBorders {
  readonly areas: readonly { readonly id: string; readonly outline: readonly Point[] }[]
  readonly borders: readonly { readonly between: readonly string[]; readonly path: readonly Point[] }[]
}

export function isOfBorders(map: unknown): map is OfBorders {
  const { areas, borders } = map as Partial<OfBorders>
  return Array.isArray(areas) && Array.isArray(borders) && areas.every(({ outline }) => outline) && borders.every(({ path }) => path)
}

/** Borders name their areas by number, and every outline is a walk: a border by its number, with a minus when it is walked backwards (counted from one), or a point of its own, as far from the one before. */
function alongBorders(map: OfBorders): unknown {
  const ways = map.borders.flatMap(({ path }, border) => [
    { name: `${border + 1}`, path },
    { name: `-${border + 1}`, path: [...path].reverse() },
  ])
  const walked = (outline: readonly Point[]) => {
    const round = [...outline, outline[0]]
    const steps: string[] = []
    let [x, y] = [0, 0]
    let own: Point[] = []
    const endOwn = (next: Point) => {
      for (const point of straightened([...own, next]).slice(0, -1)) {
        const [nowX, nowY] = point.map((part) => Math.round(part * PER_UNIT))
        steps.push(`${nowX - x},${nowY - y}`)
        x = nowX
        y = nowY
      }
      own = []
    }
    let at = 0
    while (at < round.length - 1) {
      const way = ways.find(
        ({ path }) => path.length > 1 && path.every(([x, y], place) => x === round[at + place]?.[0] && y === round[at + place]?.[1]),
      )
      if (way === undefined) own.push(round[at++])
      else {
        if (own.length > 0) endOwn(round[at])
        steps.push(way.name)
        at += way.path.length - 1
      }
    }
    if (own.length > 0) endOwn(round[at])
    return `^${steps.join(' ')}`
  }
  const numbers = new Map(map.areas.map(({ id }, number) => [id, number]))
  return {
    ...map,
    areas: map.areas.map((area) => ({ ...area, outline: walked(area.outline) })),
    borders: map.borders.map((border) => ({ ...border, between: border.between.map((id) => numbers.get(id)) })),
  }
}

function isPath(list: unknown): list is readonly Point[] {
  return (
    Array.isArray(list) &&
    list.length > 1 &&
    list.every((point) => Array.isArray(point) && point.length === 2 && point.every((part) => typeof part === 'number'))
  )
}

/** Points that lie within half a unit of the line without them are left out (Douglas and Peucker). */
function straightened(path: readonly Point[]): readonly Point[] {
  const [first, last] = [path[0], path.at(-1) as Point]
  let [farthest, far] = [0, 1 / PER_UNIT]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  for (let place = 1; place < path.length - 1; place++) {
    const [x, y] = [path[place][0] - first[0], path[place][1] - first[1]]
    const off = length === 0 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length
    if (off > far) [farthest, far] = [place, off]
  }
  if (farthest === 0) return [first, last]
  return [...straightened(path.slice(0, farthest + 1)).slice(0, -1), ...straightened(path.slice(farthest))]
}

function foldPath(path: readonly Point[]): string {
  let [lastX, lastY] = [0, 0]
  const steps = straightened(path).map(([x, y]) => {
    const [nowX, nowY] = [Math.round(x * PER_UNIT), Math.round(y * PER_UNIT)]
    const step = `${nowX - lastX} ${nowY - lastY}`
    lastX = nowX
    lastY = nowY
    return step
  })
  return `~${steps.join(' ')}`
}

/** Runs in the browser. */
const UNFOLD = `const unfold = (text) => {
  const map = JSON.parse(text, (key, value) => {
    if (typeof value !== 'string' || value[0] !== '~') return value
    const steps = value.slice(1).split(' ')
    const path = []
    for (let x = 0, y = 0, at = 0; at < steps.length; at += 2) path.push([(x += +steps[at]) / ${PER_UNIT}, (y += +steps[at + 1]) / ${PER_UNIT}])
    return path
  })
  for (const border of map.borders ?? []) border.between = border.between.map((number) => map.areas[number].id)
  for (const area of map.areas ?? []) {
    if (typeof area.outline !== 'string') continue
    let x = 0
    let y = 0
    area.outline = area.outline.slice(1).split(' ').flatMap((step) => {
      if (step.includes(',')) {
        const [dx, dy] = step.split(',')
        return [[(x += +dx) / ${PER_UNIT}, (y += +dy) / ${PER_UNIT}]]
      }
      const { path } = map.borders[Math.abs(step) - 1]
      return (step < 0 ? [...path].reverse() : path).slice(0, -1)
    })
  }
  return map
}`
