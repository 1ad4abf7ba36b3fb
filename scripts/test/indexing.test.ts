/** An index is trusted: no `!` and no `as` behind it (docs/decisions/0016-an-index-is-trusted.md). */
import { expect, it } from 'vitest'
import { isTest, sourcesOf, textOf } from './sources.ts'

/** Where it holds; a folder that is added here has been gone through. */
const FOLDERS = [
  'engine',
  'bots',
  'packs',
  'tournaments',
  'lab',
  'server',
  'cli',
  'bench',
  'faults',
  'web',
  ...['wensleydale', 'west-riding', 'rising-sun'].flatMap((game) => [`games/${game}/rules`, `games/${game}/bot`]),
]

/** In a folder above, and not gone through yet. */
const NOT_YET = ['web/table/']

const ASSERTED = /[\w)\]]\[[^[\]]*\](?:!(?!=)| as (?:number|string)\b)/

it.each(FOLDERS)('%s asserts nothing of what it reads by index', (folder) => {
  const asserted = sourcesOf(folder)
    .filter((file) => !isTest(file) && NOT_YET.every((folder) => !file.startsWith(folder)))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .map((line, n) => ({ where: `${file}:${n + 1}`, line: line.trim() })),
    )
    .filter(({ line }) => ASSERTED.test(line) && !/unknown/.test(line))
  expect(asserted.filter(({ where }) => !where.startsWith('engine/kit/damage.ts:'))).toEqual([])
})

it('such assertions are noticed', () => {
  expect(['a[i]!.b', '(a[0] as number) + 1', 'f(x)[i]!'].map((line) => ASSERTED.test(line))).toEqual([true, true, true])
  expect(['a[i] !== b', 'a.at(-1)!', '[1] as const', 'a[i] as Move'].map((line) => ASSERTED.test(line))).toEqual([
    false,
    false,
    false,
    false,
  ])
})
