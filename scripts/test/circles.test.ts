/** No file is imported by what it imports, in the whole house, types included. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { circlesIn, type Graph } from './circles.ts'
import { importsOf, isTest, ROOT, sourcesOf } from './sources.ts'

/** Who imports whom by path. What stands behind a package's door cannot come back, because packages import one way. */
function relativeImports(): Graph {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] }
  const files = [...new Set(workspaces.flatMap((folder) => sourcesOf(folder)))].filter((file) => !isTest(file))
  const known = new Set(files)
  const targets = (file: string) =>
    importsOf(file)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier }) => join(dirname(file), specifier))
      .filter((path) => known.has(path))
  return new Map(files.map((file) => [file, targets(file)]))
}

it('no file runs in a circle', () => {
  const graph = relativeImports()
  expect([...graph.values()].flat().length).toBeGreaterThan(1000)
  expect(circlesIn(graph)).toEqual([])
})

it('circles are found through any number of files, and a file that imports itself is none', () => {
  const graph: Graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['d']],
    ['e', ['f', 'a']],
    ['f', ['e']],
  ])
  expect(circlesIn(graph)).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f'],
  ])
})
