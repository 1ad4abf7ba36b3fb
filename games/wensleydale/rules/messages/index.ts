/** The catalogues: what both titles say, and the words each has of its own. */
import type { Locale, Messages } from '@branchline/engine'
import { nuremberg as nurembergDe, shared as sharedDe, wensleydale as wensleydaleDe } from './de.ts'
import { nuremberg as nurembergEn, shared as sharedEn, wensleydale as wensleydaleEn } from './en.ts'

type Catalogues = Readonly<Record<Locale, Messages>>

export const WENSLEYDALE_MESSAGES: Catalogues = { en: { ...sharedEn, ...wensleydaleEn }, de: { ...sharedDe, ...wensleydaleDe } }
export const NUREMBERG_MESSAGES: Catalogues = { en: { ...sharedEn, ...nurembergEn }, de: { ...sharedDe, ...nurembergDe } }
