/** Writes the service worker with the list of built files, so that everything opened once also opens without a network. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { builtFolder, filesUnder } from './builtFiles.ts'

export function offlineShell() {
  const built = builtFolder()
  return {
    name: 'branchline-offline-shell',
    apply: 'build' as const,
    configResolved: built.configResolved,
    closeBundle() {
      const folder = built.folder()
      const files = filesUnder(folder)
        .map((file) => `/${relative(folder, file)}`)
        .filter((path) => path !== '/sw.js' && !path.startsWith('/.vite/') && !path.endsWith('.map'))
        .sort()
      const version = createHash('sha256')
        .update(files.join('\n'))
        .update(readFileSync(join(folder, 'index.html')))
        .digest('hex')
        .slice(0, 12)
      const source = readFileSync(join(import.meta.dirname, '..', 'offline', 'worker.js'), 'utf8')
      writeFileSync(join(folder, 'sw.js'), source.replace('__VERSION__', version).replace("['__FILES__']", JSON.stringify(files)))
    },
  }
}
