/** Which test files there are, by the disk alone: what the configurations of the tools leave out by mistake is noticed as missing. */
import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from '../ensure.mjs'

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'screenshots', 'peers'])

export const isUnitTest = (file) => /\.test\.tsx?$/.test(file) && !isFaultTest(file)
/** Suites that kill servers, fill disks and cut lines: slow, and seldom touched by a change. */
export const isFaultTest = (file) => /faults\.test\.tsx?$/.test(file)
export const isBrowserTest = (file) => /\.spec\.tsx?$/.test(file)

/** Every file below the root, as the import graph and the reports name them. */
export function filesBelow(folder = ROOT) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [relative(ROOT, path).split(sep).join('/')]
  })
}
