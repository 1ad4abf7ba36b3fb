/**
 * The one list of games; everything else asks it. Titles are loaded when they are needed, so that a page which only shows the
 * posters does not carry four rulebooks. To add a game: add its folder, and a line here.
 */
import type { AnyGame } from '@branchline/engine'

export interface Title {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  /** The rules for players, relative to this folder. */
  readonly rules: string
  load(): Promise<AnyGame>
}

export const TITLES: readonly Title[] = [
  {
    id: 'wensleydale',
    title: 'Last Train to Wensleydale',
    seats: { min: 3, max: 4 },
    rules: 'wensleydale/RULES.md',
    load: async () => (await import('@branchline/wensleydale/rules')).wensleydale,
  },
  {
    id: 'nuremberg',
    title: 'First Train to Nuremberg',
    seats: { min: 2, max: 4 },
    rules: 'wensleydale/RULES-nuremberg.md',
    load: async () => (await import('@branchline/wensleydale/rules')).nuremberg,
  },
  {
    id: 'west-riding',
    title: 'West Riding Revisited',
    seats: { min: 3, max: 5 },
    rules: 'west-riding/RULES.md',
    load: async () => (await import('@branchline/west-riding/rules')).westRiding,
  },
  {
    id: 'rising-sun',
    title: 'Trains: Rising Sun',
    seats: { min: 2, max: 4 },
    rules: 'rising-sun/RULES.md',
    load: async () => (await import('@branchline/rising-sun/rules')).risingSun,
  },
]

/** Any title can be switched off by whoever runs a copy: `without` are their ids. */
export function titlesOffered(without: readonly string[] = []): readonly Title[] {
  return TITLES.filter(({ id }) => !without.includes(id))
}

export async function loadGame(id: string, without: readonly string[] = []): Promise<AnyGame | undefined> {
  return titlesOffered(without)
    .find((title) => title.id === id)
    ?.load()
}
