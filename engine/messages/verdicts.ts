import { catalogue } from '../catalogue.ts'
import { verdictsEn } from './verdicts-en.ts'

/** Apart from what the engine says at every table: only whoever checks a record needs them. */
export const VERDICT_MESSAGES = catalogue('verdicts', verdictsEn, {
  de: () => import('./verdicts-de.ts'),
  fr: () => import('./verdicts-fr.ts'),
})
