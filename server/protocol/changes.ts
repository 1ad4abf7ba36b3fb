/**
 * What changed between two views, as plain data. A change is `[path, value]`: walk the path, assign the value; or `[path]`:
 * delete the last key. On arrays it works as in JavaScript: an index equal to the length appends, the key `length` cuts off.
 */
import type { Change } from './table.ts'

type Key = string | number
type Tree = { [key: string]: unknown } | unknown[]

export function changesBetween(before: unknown, after: unknown): Change[] {
  return JSON.parse(changesText(before, after)) as Change[]
}

/** The changes as JSON. Nearly always they are told and nothing else: then lists of lists would be made only to be written down. */
export function changesText(before: unknown, after: unknown): string {
  if (areAlike(before, after)) return `[${walk(before as Tree, after as Tree, '').slice(1)}]`
  return before === after ? '[]' : `[[[],${JSON.stringify(after)}]]`
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

/** `path` leads to the two, in JSON and with a comma behind each key; so there is one before each of the changes that come back. */
function walk(before: Tree, after: Tree, path: string): string {
  return Array.isArray(before) ? walkList(before, after as unknown[], path) : walkRecord(before, after as Record<string, unknown>, path)
}

function walkList(then: readonly unknown[], now: readonly unknown[], path: string): string {
  let changes = ''
  const shared = Math.min(then.length, now.length)
  for (let index = 0; index < shared; index++) {
    const was = then[index]
    const is = now[index]
    if (typeof was === 'number' && typeof is === 'number') {
      if (was !== is) changes += `,[[${path}${index}],${is}]`
    } else if (!isUnchanged(was, is)) changes += difference(was, is, `${path}${index}`)
  }
  if (now.length < then.length) changes += `,[[${path}"length"],${now.length}]`
  for (let index = shared; index < now.length; index++) changes += `,[[${path}${index}],${JSON.stringify(now[index])}]`
  return changes
}

function walkRecord(then: Record<string, unknown>, now: Record<string, unknown>, path: string): string {
  let changes = ''
  const keys = Object.keys(now)
  if (isSameList(keys, Object.keys(then))) {
    // The usual case, and by far the quicker one: no key has to be looked up.
    const was = Object.values(then)
    const is = Object.values(now)
    for (let i = 0; i < keys.length; i++)
      if (!isUnchanged(was[i], is[i])) changes += difference(was[i], is[i], path + JSON.stringify(keys[i]))
    return changes
  }
  for (const key of keys) changes += difference(Object.hasOwn(then, key) ? then[key] : undefined, now[key], path + JSON.stringify(key))
  for (const key in then) if (!Object.hasOwn(now, key)) changes += difference(then[key], undefined, path + JSON.stringify(key))
  return changes
}

function difference(was: unknown, is: unknown, path: string): string {
  if (was === is) return ''
  if (areAlike(was, is)) return walk(was as Tree, is as Tree, `${path},`)
  return is === undefined ? `,[[${path}]]` : `,[[${path}],${JSON.stringify(is)}]`
}

/** Without looking deep: most lists of a view are as they were, and the way to those need not be put into words. */
function isUnchanged(was: unknown, is: unknown): boolean {
  return was === is || (Array.isArray(was) && Array.isArray(is) && isSameList(was, is))
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) {
    const was = one[i]
    const is = other[i]
    // Nearly everything in a view is a number, and numbers among themselves compare fast.
    if (typeof was === 'number' && typeof is === 'number') {
      if (was !== is) return false
    } else if (was !== is) return false
  }
  return true
}

/** Both are lists, or both are records. */
function areAlike(one: unknown, other: unknown): boolean {
  return isTree(one) && isTree(other) && Array.isArray(one) === Array.isArray(other)
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}
