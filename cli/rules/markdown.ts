/**
 * Titles name their rulebooks as a bundler reads them, `./RULES.md?raw`: here Node learns to. They are not compiled, so they lie beside the sources. A
 * module of its own, which Node runs in a thread.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

interface Resolved {
  readonly url: string
  readonly shortCircuit?: boolean
}

type Next<Answer> = (name: string, context: unknown) => Promise<Answer>

const RAW = /\.md\?raw$/

export async function resolve(name: string, context: { readonly parentURL?: string }, next: Next<Resolved>): Promise<Resolved> {
  if (!RAW.test(name) || context.parentURL === undefined) return next(name, context)
  const { href } = new URL(name, context.parentURL)
  const isHere = existsSync(fileURLToPath(href.replace('?raw', '')))
  return { url: isHere ? href : href.replace('/dist/', '/'), shortCircuit: true }
}

export async function load(url: string, context: unknown, next: Next<unknown>): Promise<unknown> {
  if (!RAW.test(url)) return next(url, context)
  const text = await readFile(fileURLToPath(url.replace('?raw', '')), 'utf8')
  return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true }
}
