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

/** `path` leads to the two; it is one list for the whole walk and copied only where something has changed. */
function walk(before: Tree, after: Tree, path: Key[], changes: Change[]): void {
  if (Array.isArray(before)) walkList(before, after as unknown[], path, changes)
  else walkRecord(before, after as Record<string, unknown>, path, changes)
}

function walkList(then: readonly unknown[], now: readonly unknown[], path: Key[], changes: Change[]): void {
  const shared = Math.min(then.length, now.length)
  for (let index = 0; index < shared; index++) compare(then[index], now[index], path, index, changes)
  if (now.length < then.length) changes.push([[...path, 'length'], now.length])
  for (let index = shared; index < now.length; index++) changes.push([[...path, index], now[index]])
}

function walkRecord(then: Record<string, unknown>, now: Record<string, unknown>, path: Key[], changes: Change[]): void {
  const keys = Object.keys(now)
  if (isSameList(keys, Object.keys(then))) {
    // The usual case, and by far the quicker one: no key has to be looked up.
    const was = Object.values(then)
    const is = Object.values(now)
    for (let i = 0; i < keys.length; i++) compare(was[i], is[i], path, keys[i] as string, changes)
    return
  }
  for (const key of keys) compare(Object.hasOwn(then, key) ? then[key] : undefined, now[key], path, key, changes)
  for (const key in then) if (!Object.hasOwn(now, key)) compare(then[key], undefined, path, key, changes)
}

function compare(was: unknown, is: unknown, path: Key[], key: Key, changes: Change[]): void {
  // Nearly everything in a view is a number, and numbers among themselves compare fast.
  if (typeof was === 'number' && typeof is === 'number') {
    if (was !== is) changes.push([[...path, key], is])
    return
  }
  if (was === is) return
  if (isTree(was) && isTree(is) && Array.isArray(was) === Array.isArray(is)) {
    path.push(key)
    walk(was, is, path, changes)
    path.pop()
  } else changes.push(is === undefined ? [[...path, key]] : [[...path, key], is])
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}
