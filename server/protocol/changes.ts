/**
 * What changed between two views, as plain data. A change is `[path, value]`: walk the path, assign the value; or `[path]`:
 * delete the last key. On arrays it works as in JavaScript: an index equal to the length appends, the key `length` cuts off.
 */
import type { Change } from './table.ts'

type Key = string | number
type Tree = { [key: string]: unknown } | unknown[]

export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)) walk(before, after, [], changes)
  else if (before !== after) changes.push([[], after])
  return changes
}

/** Gives the view after the changes. Containers on the way are copied, so that the view before stays as it was. */
export function applyChanges(view: unknown, changes: readonly Change[]): unknown {
  let root = view
  const fresh = new Set<unknown>()
  const own = (tree: unknown): Tree => {
    if (!isTree(tree)) throw new Error('a change leads to a place that is not there')
    if (fresh.has(tree)) return tree
    const copy: Tree = Array.isArray(tree) ? tree.slice() : { ...tree }
    fresh.add(copy)
    return copy
  }
  for (const change of changes) {
    const path = change[0]
    if (path.includes('__proto__')) throw new Error('a change leads out of the view')
    if (path.length === 0) {
      root = change[1]
      continue
    }
    root = own(root)
    let place = root as Record<Key, unknown>
    for (const key of path.slice(0, -1)) {
      place[key] = own(Object.hasOwn(place, key) ? place[key] : undefined)
      place = place[key] as Record<Key, unknown>
    }
    const last = path.at(-1) as Key
    if (change.length === 1) delete place[last]
    else place[last] = change[1]
  }
  return root
}

function walk(before: Tree, after: Tree, path: readonly Key[], changes: Change[]): void {
  if (Array.isArray(before)) {
    const now = after as unknown[]
    const shared = Math.min(before.length, now.length)
    for (let index = 0; index < shared; index++) {
      if (before[index] !== now[index]) compare(before[index], now[index], path, index, changes)
    }
    if (now.length < before.length) changes.push([[...path, 'length'], now.length])
    for (let index = shared; index < now.length; index++) changes.push([[...path, index], now[index]])
    return
  }
  const then = before as Record<string, unknown>
  const now = after as Record<string, unknown>
  for (const key in now) {
    const value = now[key]
    if (value === undefined) continue
    // Own keys only: a record may well have one called "constructor".
    if (!Object.hasOwn(then, key)) changes.push([[...path, key], value])
    else if (then[key] !== value) compare(then[key], value, path, key, changes)
  }
  for (const key in then) {
    const isGone = !Object.hasOwn(now, key) || now[key] === undefined
    if (isGone && then[key] !== undefined) changes.push([[...path, key]])
  }
}

function compare(before: unknown, after: unknown, path: readonly Key[], key: Key, changes: Change[]): void {
  const place = [...path, key]
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) changes.push([place, after])
  else walk(before, after, place, changes)
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}
