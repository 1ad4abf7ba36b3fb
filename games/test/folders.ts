/** Which folder each title lives in: tests look for its rulebook's clauses and its records there. Nothing but tests knows folders. */
import { readdirSync } from 'node:fs'
import type { Title } from '@branchline/engine'

export const GAMES_FOLDER = new URL('..', import.meta.url)

export interface AtHome {
  readonly title: Title
  readonly folder: string
}

/** Every title there is, catalogued or not. */
export const AT_HOME: readonly AtHome[] = await Promise.all(
  readdirSync(GAMES_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+\/title[\w-]*\.ts$/.test(file) && !file.startsWith('dist/'))
    .sort()
    .map(async (file) => ({
      title: ((await import(/* @vite-ignore */ new URL(file, GAMES_FOLDER).href)) as { title: Title }).title,
      folder: file.split('/')[0] as string,
    })),
)

export const FOLDERS: readonly string[] = [...new Set(AT_HOME.map(({ folder }) => folder))]
