/** The one list of games; everything else asks it. To add a game: a folder with a `title.ts`, and its line here. */
import type { AnyGame, Title } from '@branchline/engine'
import * as risingSun from './rising-sun/title.ts'
import * as wensleydale from './wensleydale/title.ts'
import * as nuremberg from './wensleydale/title-nuremberg.ts'
import * as westRiding from './west-riding/title.ts'

export const TITLES: readonly Title[] = [wensleydale, nuremberg, westRiding, risingSun].map(({ title }) => title)

/** Any title can be switched off by whoever runs a copy: `without` are their ids. */
export function titlesOffered(without: readonly string[] = []): readonly Title[] {
  return TITLES.filter(({ id }) => !without.includes(id))
}

export async function loadGame(id: string, without: readonly string[] = []): Promise<AnyGame | undefined> {
  return titlesOffered(without)
    .find((title) => title.id === id)
    ?.rules()
}
