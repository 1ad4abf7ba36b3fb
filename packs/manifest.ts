/** What a pack says of itself: the field `branchline` of its package.json, and what its build has noted. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { ENGINE_VERSION } from '@branchline/engine'

/** A sentence for whoever wanted the pack. */
export class PackProblem extends Error {
  override readonly name = 'PackProblem'
}

export interface Manifest {
  readonly folder: string
  readonly version: string
  /** The file that exports `title`, in the folder. */
  readonly title: string
  /** The versions of the engine that the pack was written for. */
  readonly engine: string
}

/** Where the build puts what programs and browsers load, in the folder of the pack. */
export const BUILT = 'dist'

export function readManifest(place: string, from: string): Manifest {
  const folder = folderOf(place, from)
  const { version = '0.0.0', branchline } = packageIn(folder, place)
  if (typeof branchline !== 'object' || branchline === null)
    throw new PackProblem(`“${place}” is no pack: its package.json has no field “branchline”.`)
  const { title, engine } = branchline as { title?: unknown; engine?: unknown }
  if (typeof title !== 'string' || typeof engine !== 'string')
    throw new PackProblem(
      `“${place}” is no pack: “branchline” in its package.json should say “title” (a file) and “engine” (a version such as ^0.1.0).`,
    )
  if (!admits(engine, ENGINE_VERSION))
    throw new PackProblem(
      `“${place}” was written for the engine ${engine}, and this is ${ENGINE_VERSION}: ask for a newer version of the pack.`,
    )
  return { folder, version: String(version), title, engine }
}

/** A folder, or the name of a package that is installed where one stands. */
function folderOf(place: string, from: string): string {
  const folder = resolve(from, place)
  if (existsSync(folder) && statSync(folder).isDirectory()) return folder
  if (!/^[./]/.test(place)) {
    const found = createRequire(join(from, 'here.js'))
      .resolve.paths(place)
      ?.map((modules) => join(modules, place))
      .find((one) => existsSync(one))
    if (found !== undefined) return found
  }
  throw new PackProblem(`there is no pack “${place}”: no folder of that name, and no package that is installed here.`)
}

function packageIn(folder: string, place: string): { version?: unknown; branchline?: unknown } {
  const file = join(folder, 'package.json')
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof data === 'object' && data !== null) return data
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new PackProblem(`“${place}” is no pack: it has no package.json.`)
  }
  throw new PackProblem(`“${place}” is damaged: its package.json cannot be read.`)
}

/** Whether a version lies in a range: an exact one, ~1.2.3 (its patches) or ^1.2.3 (what npm holds compatible). */
export function admits(range: string, version: string): boolean {
  const [, sign = '', ...wanted] = /^([~^]?)(\d+)\.(\d+)\.(\d+)$/.exec(range.trim()) ?? []
  const [least, given] = [wanted.map(Number), version.split('.').map(Number)]
  if (least.length !== 3) return false
  const firstDifference = least.findIndex((part, place) => part !== given[place])
  if (firstDifference < 0) return true
  const firstThatCounts = least.findIndex((part) => part > 0)
  const fixed = sign === '' ? 3 : sign === '~' ? 2 : 1 + (firstThatCounts < 0 ? 2 : firstThatCounts)
  return firstDifference >= fixed && given[firstDifference] > least[firstDifference]
}

/** What is loaded of it, and what that was built from. */
export const entryOf = ({ folder }: Manifest) => join(folder, BUILT, 'title.js')
export const sourceOf = ({ folder, title }: Manifest) => join(folder, title)
