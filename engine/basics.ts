/** What every part of the engine speaks of: seats, states, refusals, events, prompts, standings, words. */
import type { Chance } from './chance.ts'

/** Players are numbered 0 … n−1 in the order of the table. */
export type Seat = number
export type Viewer = Seat | 'spectator'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** What every state has. All else in a state is the game's own, and all of it is plain JSON. */
export interface GameState {
  /** The generator of this game. `null` in a view: nobody may know what will be drawn. */
  chance: Chance | null
  /**
   * Counts the moments at which something hidden from the seat that acted came to light (a drawn card, another hand).
   * Undo is free only while this number and `chance` stand still: call `reveal(state)` wherever a secret is shown.
   */
  revealed: number
}

/** Why a move is not possible: the clause of RULES.md, a code for the message catalogue, and what the message needs. */
export interface Refusal {
  readonly refused: true
  readonly clause: string
  readonly code: string
  readonly [parameter: string]: Json
}

/** Something that happened. `only` makes it private to one seat; everything else is public. */
export interface GameEvent {
  readonly type: string
  readonly clause?: string
  readonly seat?: Seat
  readonly only?: Seat
  /** On the first event of a move that was nobody's decision: everybody saw that there was no other. */
  readonly isForced?: boolean
  readonly [parameter: string]: Json | undefined
}
export type Emit = (event: GameEvent) => void

/** What the seat to act is asked to do. Text: `prompt.<code>` in the message catalogue. */
export interface Prompt {
  readonly seat: Seat
  readonly code: string
  readonly clause: string
  readonly [parameter: string]: Json
}

/** The score of a seat, now or at the end. `parts` add up to `score`. Equal ranks share a place. */
export interface Standing {
  readonly seat: Seat
  readonly score: number
  readonly rank: number
  readonly parts: readonly { readonly source: string; readonly points: number }[]
}

/** Something the referee found wrong: an invariant of the game that does not hold. */
export interface Complaint {
  readonly clause: string
  readonly what: string
}

/** English first: the language that all others are translated from. */
export const LOCALES = ['en', 'de', 'fr'] as const
export type Locale = (typeof LOCALES)[number]

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' }

/** Begun and not complete: what they lack is said in English. The check reports it and lets it pass. None today. */
export const UNFINISHED: readonly Locale[] = []

/** Short texts in every language; what an unfinished one lacks is said in English. */
export type InLanguages = { readonly en: string } & { readonly [Language in Locale]?: string }

/**
 * A sentence yet to be put into words: `say` is its key in the catalogue, all else what the message needs. A parameter may be a sentence
 * itself, or a list of them.
 */
export interface Said {
  readonly say: string
  readonly [parameter: string]: Json
}

/** A part of a position in words: one sentence for each thing, under a title. */
export interface Section {
  readonly title: Said
  readonly lines: readonly Said[]
}

export function refusal(clause: string, code: string, parameters: { readonly [key: string]: Json } = {}): Refusal {
  return { refused: true, clause, code, ...parameters }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true
}

/** To be called by rules whenever a secret comes to light; closes the way back for free undo. */
export function reveal(state: GameState): void {
  state.revealed++
}
