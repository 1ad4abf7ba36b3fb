/** Writes the service worker with the list of built files, so that everything opened once also opens without a network. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export function offlineShell() {
  let outDir = 'dist'
  return {
    name: 'branchline-offline-shell',
    apply: 'build' as const,
    configResolved(config: { readonly root: string; readonly build: { readonly outDir: string } }) {
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle() {
      const files = filesUnder(outDir)
        .map((file) => `/${relative(outDir, file)}`)
        .filter((path) => path !== '/sw.js' && !path.startsWith('/.vite/') && !path.endsWith('.map'))
        .sort()
      const version = createHash('sha256')
        .update(files.join('\n'))
        .update(readFileSync(join(outDir, 'index.html')))
        .digest('hex')
        .slice(0, 12)
      const source = readFileSync(join(import.meta.dirname, '..', 'offline', 'worker.js'), 'utf8')
      writeFileSync(join(outDir, 'sw.js'), source.replace('__VERSION__', version).replace("['__FILES__']", JSON.stringify(files)))
    },
  }
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesUnder(path) : [path]
  })
}
