/** Packs are looked at before anybody plays them: whoever runs a copy decides which, and a damaged one is refused with a sentence. */
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Title } from '@branchline/engine'
import { conform, fewSetUps, partComplaints } from '@branchline/engine/kit'
import { entryOf, type Manifest, PackProblem, readManifest } from './manifest.ts'

export interface Pack {
  readonly title: Title
  readonly version: string
  /** Where it lies, as an absolute path: other threads open it there. */
  readonly folder: string
}

/** Opens packs and holds them against the titles there are already, against their own rules, and against the laws of every game. */
export async function admitPacks(places: readonly string[], known: readonly Title[], from = process.cwd()): Promise<Pack[]> {
  const packs: Pack[] = []
  for (const place of places) {
    const pack = await openPack(place, from)
    const taken = [...known, ...packs.map(({ title }) => title)].find(({ id }) => id === pack.title.id)
    if (taken !== undefined) throw new PackProblem(`“${place}” brings the id “${taken.id}”, which ${taken.name} has already.`)
    await mustConform(place, pack.title)
    packs.push(pack)
  }
  return packs
}

/** Without a look at its rules: for the threads of a program that has admitted it. */
export async function openPacks(places: readonly string[]): Promise<Pack[]> {
  return Promise.all(places.map((place) => openPack(place, '/')))
}

async function openPack(place: string, from: string): Promise<Pack> {
  const manifest = readManifest(place, from)
  const title = await titleIn(place, manifest)
  const wrong = faultOf(title)
  if (wrong !== null) throw new PackProblem(`“${place}” is damaged: its title ${wrong}.`)
  return { title: title as Title, version: manifest.version, folder: manifest.folder }
}

async function titleIn(place: string, manifest: Manifest): Promise<unknown> {
  const entry = entryOf(manifest)
  if (!existsSync(entry)) throw new PackProblem(`“${place}” is not built yet: “branchline pack build ${place}” builds it.`)
  try {
    return ((await import(pathToFileURL(entry).href)) as { title?: unknown }).title
  } catch (error) {
    throw new PackProblem(`“${place}” is damaged: ${(error as Error).message}`)
  }
}

const LOADERS = ['rulebook', 'rules'] as const
const OPTIONAL_LOADERS = ['insight', 'table', 'poster', 'lessons', 'puzzles', 'glossary', 'words'] as const

/** What is wrong with a title, as the end of a sentence. */
export function faultOf(given: unknown): string | null {
  if (typeof given !== 'object' || given === null) return 'is missing: the file that “branchline.title” names must export it'
  const title = given as Readonly<Record<string, unknown>>
  const { id, name, seats, blurb, minutes, weight } = title
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]{1,39}$/.test(id)) return 'has no id of small letters, digits and hyphens'
  if (typeof name !== 'string' || name === '') return 'has no name'
  if (!isRange(seats)) return 'does not say for how many it is (seats: { min, max })'
  if (!isRange(minutes)) return 'does not say how long it takes (minutes: { min, max })'
  if (![1, 2, 3, 4, 5].includes(weight as number)) return 'has no weight from 1 to 5'
  if (typeof (blurb as { en?: unknown } | undefined)?.en !== 'string') return 'has no blurb in “en”'
  const missing = LOADERS.find((part) => typeof title[part] !== 'function')
  if (missing !== undefined) return `has no ${missing}()`
  const broken = OPTIONAL_LOADERS.find((part) => title[part] !== undefined && typeof title[part] !== 'function')
  return broken === undefined ? null : `has a ${broken} that is no function`
}

function isRange(value: unknown): boolean {
  const { min, max } = (value ?? {}) as { min?: unknown; max?: unknown }
  return Number.isInteger(min) && Number.isInteger(max) && (min as number) >= 1 && (max as number) >= (min as number)
}

/** A short look with the conformance kit: the whole of it is for the tests of the pack. */
async function mustConform(place: string, title: Title): Promise<void> {
  const game = await title.rules().catch((error: Error) => {
    throw new PackProblem(`“${place}” is damaged: its rules cannot be loaded (${error.message}).`)
  })
  if (game.id !== title.id) throw new PackProblem(`“${place}” is damaged: its title is “${title.id}”, its rules are of “${game.id}”.`)
  if (game.seats.min !== title.seats.min || game.seats.max !== title.seats.max)
    throw new PackProblem(`“${place}” is damaged: title and rules differ about the number of players.`)
  const rulebook = await title.rulebook().catch((error: Error) => {
    throw new PackProblem(`“${place}” is damaged: its rulebook cannot be loaded (${error.message}).`)
  })
  const [finding] = conform(game, {
    rulebook,
    setUps: fewSetUps(game),
    gamesPerSetUp: 1,
    playoutsPerSetUp: 2,
    closeLooks: 12,
    longestGame: 20_000,
  }).findings
  if (finding !== undefined)
    throw new PackProblem(
      `“${place}” does not keep the laws of a game (${finding.check}): ${finding.detail}. “branchline pack test ${place}” finds more.`,
    )
  const [wrong] = await partComplaints(title, game)
  if (wrong !== undefined) throw new PackProblem(`“${place}” is damaged: ${wrong}.`)
}
