/** What both titles say, and the words each has of its own. */
import { catalogue } from '@branchline/engine'
import { nuremberg, shared, wensleydale } from './en.ts'
import { outlineEn } from './outline-en.ts'

export const WENSLEYDALE_MESSAGES = catalogue(
  'games/wensleydale/rules of Wensleydale',
  { ...shared, ...outlineEn, ...wensleydale },
  {
    de: () => import('./de.ts').then((de) => ({ default: { ...de.shared, ...de.outlineDe, ...de.wensleydale } })),
    fr: () => import('./fr.ts').then((fr) => ({ default: { ...fr.shared, ...fr.outlineFr, ...fr.wensleydale } })),
  },
)

export const NUREMBERG_MESSAGES = catalogue(
  'games/wensleydale/rules of Nuremberg',
  { ...shared, ...outlineEn, ...nuremberg },
  {
    de: () => import('./de.ts').then((de) => ({ default: { ...de.shared, ...de.outlineDe, ...de.nuremberg } })),
    fr: () => import('./fr.ts').then((fr) => ({ default: { ...fr.shared, ...fr.outlineFr, ...fr.nuremberg } })),
  },
)
