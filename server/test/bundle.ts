/** Scripts for threads and child processes: Node 20 does not read TypeScript, so they are bundled once into one file of JavaScript. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'
import { build } from 'vite'

/** In dist/, where packages are found and nothing is checked in. */
const OUT = fileURLToPath(new URL('../dist/test-scripts', import.meta.url))
const AN_HOUR = 3_600_000
const ready = new Map<string, Promise<URL>>()

/** `name` is a file of this folder, or of a folder beside it (`../bench/child`), without its extension. */
export function bundled(name: string): Promise<URL> {
  let script = ready.get(name)
  if (script === undefined) {
    script = bundle(name)
    ready.set(name, script)
  }
  return script
}

async function bundle(name: string): Promise<URL> {
  sweep()
  // Of this thread alone: another that writes the same file would have a child of ours read half of it.
  const file = `${name.replace(/\W+/g, '-')}-${process.pid}-${threadId}.mjs`
  await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    ssr: { noExternal: [/^@branchline\//], resolve: { conditions: ['source', 'node', 'import', 'default'] } },
    build: {
      ssr: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
      outDir: OUT,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: file, codeSplitting: false } },
    },
  })
  return pathToFileURL(`${OUT}/${file}`)
}

/** Scripts of earlier runs; not those of one that may be running beside this. */
function sweep(): void {
  if (!existsSync(OUT)) return
  for (const file of readdirSync(OUT)) {
    const path = join(OUT, file)
    const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY
    if (Date.now() - writtenAt > AN_HOUR) rmSync(path, { force: true })
  }
}
