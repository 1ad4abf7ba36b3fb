/** Where the built client lies, and which files it has. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Config {
  readonly root: string
  readonly build: { readonly outDir: string }
}

export function builtFolder() {
  let folder = 'dist'
  return {
    configResolved(config: Config) {
      folder = join(config.root, config.build.outDir)
    },
    folder: () => folder,
  }
}

export function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesUnder(path) : [path]
  })
}
