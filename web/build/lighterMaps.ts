/**
 * Boards travel lighter: in the built client the outlines of a map are sent as small differences to half a unit, and unfolded
 * when the map is loaded. Rules read none of them, and no eye sees half a unit on a board eighteen hundred wide.
 */
import { readFileSync } from 'node:fs'

const MAPS = /\/games\/[^/]+\/maps\/[^/?]+\.json$/
const SHORTEST = 4
const PER_UNIT = 2

export function lighterMaps() {
  return {
    name: 'branchline-lighter-maps',
    apply: 'build' as const,
    enforce: 'post' as const,
    transform(_code: string, id: string) {
      if (!MAPS.test(id)) return null
      const folded = JSON.stringify(fold(JSON.parse(readFileSync(id, 'utf8'))))
      return { code: `${UNFOLD}\nexport default unfold(${JSON.stringify(folded)})\n`, map: null }
    },
  }
}

type Point = readonly [number, number]

function fold(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    return isPath(list) ? foldPath(list) : list.map(fold)
  }
  if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fold(item)]))
  return value
}

function isPath(list: readonly unknown[]): list is readonly Point[] {
  return (
    list.length >= SHORTEST &&
    list.every((point) => Array.isArray(point) && point.length === 2 && point.every((part) => typeof part === 'number'))
  )
}

function foldPath(path: readonly Point[]): string {
  let [lastX, lastY] = [0, 0]
  const steps = path.map(([x, y]) => {
    const [nowX, nowY] = [Math.round(x * PER_UNIT), Math.round(y * PER_UNIT)]
    const step = `${nowX - lastX} ${nowY - lastY}`
    lastX = nowX
    lastY = nowY
    return step
  })
  return `~${steps.join(' ')}`
}

/** Runs in the browser. */
const UNFOLD = `const unfold = (text) => JSON.parse(text, (key, value) => {
  if (typeof value !== 'string' || value[0] !== '~') return value
  const steps = value.slice(1).split(' ')
  const path = []
  for (let x = 0, y = 0, at = 0; at < steps.length; at += 2) path.push([(x += +steps[at]) / ${PER_UNIT}, (y += +steps[at + 1]) / ${PER_UNIT}])
  return path
})`
