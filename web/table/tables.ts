/** Which table a game is played at: its own when it has one, the plain one otherwise. */
import type { AnyTable } from '@branchline/design'
import type { Title } from '@branchline/games/catalogue'

const FOLDERS = import.meta.glob<{ tables: Readonly<Record<string, AnyTable>> }>('../../games/*/table/index.tsx')

/** The game's own table, or null when it has none yet. */
export async function loadTable(title: Title | undefined): Promise<AnyTable | null> {
  const folder = title?.rules.split('/')[0]
  const load = FOLDERS[`../../games/${folder}/table/index.tsx`]
  if (load === undefined || title === undefined) return null
  return (await load()).tables[title.id] ?? null
}
