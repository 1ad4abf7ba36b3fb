import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { compressFolder } from '../build/compressed.ts'

let [built, cache] = ['', '']
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-compressed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  ;[built, cache] = [join(folder, 'dist'), join(folder, 'cache')]
  mkdirSync(join(built, 'assets'), { recursive: true })
})
const write = (name: string, text: string) => writeFileSync(join(built, name), text)
const sent = (name: string) => [
  brotliDecompressSync(readFileSync(join(built, `${name}.br`))).toString(),
  gunzipSync(readFileSync(join(built, `${name}.gz`))).toString(),
]
const LONG = 'all aboard '.repeat(100)

test('texts lie beside themselves compressed in both ways; what is short, and what is no text, does not', async () => {
  write('index.html', LONG)
  write('short.js', 'go()')
  write('assets/font.woff2', LONG)
  await compressFolder(built, cache)
  expect(readdirSync(built, { recursive: true }).sort()).toEqual(
    ['assets', 'assets/font.woff2', 'index.html', 'index.html.br', 'index.html.gz', 'short.js'].sort(),
  )
  expect(sent('index.html')).toEqual([LONG, LONG])
})

test('what is as it was is not compressed again, what changed is, and of what is gone nothing is kept', async () => {
  for (const name of ['index.html', 'assets/a.js', 'assets/b.js']) write(name, LONG + name)
  await compressFolder(built, cache)
  const of = (name: string) => readFileSync(join(built, `${name}.gz`))
  const keptOf = (name: string) => readdirSync(cache).find((kept) => readFileSync(join(cache, kept)).equals(of(name))) as string
  const [same, changed, gone] = ['assets/a.js', 'index.html', 'assets/b.js'].map(keptOf)
  writeFileSync(join(cache, same as string), 'kept')
  write('index.html', `${LONG} changed`)
  rmSync(join(built, 'assets/b.js'))
  await compressFolder(built, cache)
  expect(of('assets/a.js').toString()).toBe('kept')
  expect(sent('index.html')).toEqual([`${LONG} changed`, `${LONG} changed`])
  expect(readdirSync(cache)).toHaveLength(4)
  for (const name of [changed, gone]) expect(readdirSync(cache)).not.toContain(name)
})
