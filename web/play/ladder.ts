/** Which bots one plays against on this device: the level and character chosen last, and the next one up when it keeps losing. */
import { CHARACTERS, LEVELS, type Level, levelAbove, takesCharacter } from '@branchline/bots/levels'
import type { Character, Standing } from '@branchline/engine'
import { readLocal, writeLocal } from '../store/localStore.ts'
import type { Occupant } from '../store/localTables.ts'

interface Ladder {
  readonly level: Level
  readonly character?: Character | undefined
  /** Games won in a row against this level, and the tables that were counted already: the end of a game can be taken back. */
  readonly won: number
  readonly counted: readonly string[]
}

const KEY = 'branchline.ladder'
/** Plays well and answers at once. */
const FIRST: Ladder = { level: 'driver', won: 0, counted: [] }
/** Who wins so often in a row is told of the next level. */
const OFTEN = 3
const REMEMBERED = 20

export const levelToPlay = (): Level => ladder().level

/** From now on one plays against this level. */
export function chooseLevel(level: string): void {
  const before = ladder()
  if (isLevel(level) && level !== before.level) writeLocal(KEY, { ...before, level, won: 0 })
}

/** The character chosen last, where the title offers it. */
export const characterToPlay = (offered: readonly Character[]): Character | undefined => offered.find((one) => one === ladder().character)

/** Whoever plays against one kind of bots chose it; Play now takes it up. */
export function rememberBots(occupants: readonly Occupant[], offered: readonly Character[]): void {
  const bots = occupants.filter((one) => one.kind === 'bot')
  const levels = new Set(bots.map(({ level }) => level))
  if (levels.size === 1) for (const level of levels) chooseLevel(level)
  const characters = new Set(bots.map(({ character }) => character))
  const hadChoice = offered.length > 0 && bots.every(({ level }) => takesCharacter(level))
  if (characters.size === 1 && hadChoice) for (const character of characters) writeLocal(KEY, { ...ladder(), character })
}

/** The level to try next; null as long as the present one is hard enough. */
export function nextLevel(): Level | null {
  const { level, won } = ladder()
  return won < OFTEN ? null : levelAbove(level)
}

/** A game is over: it counts where one person sat among bots of the level that is played. */
export function noteEnd(table: string, occupants: readonly Occupant[], standings: readonly Standing[]): void {
  const before = ladder()
  const person = occupants.findIndex(({ kind }) => kind === 'person')
  const isOfLevel = occupants.every((one, seat) => (one.kind === 'bot' ? one.level === before.level : seat === person))
  if (before.counted.includes(table) || person < 0 || occupants.length < 2 || !isOfLevel) return
  const hasWon = standings.some(({ seat, rank }) => seat === person && rank === 1)
  writeLocal(KEY, { ...before, won: hasWon ? before.won + 1 : 0, counted: [...before.counted, table].slice(-REMEMBERED) })
}

function ladder(): Ladder {
  const { level, character, won, counted } = (readLocal(KEY) ?? FIRST) as Partial<Record<keyof Ladder, unknown>>
  if (!isLevel(level) || typeof won !== 'number' || !Array.isArray(counted)) return FIRST
  return { level, character: CHARACTERS.find((one) => one === character), won, counted }
}

function isLevel(level: unknown): level is Level {
  return (LEVELS as readonly unknown[]).includes(level)
}
