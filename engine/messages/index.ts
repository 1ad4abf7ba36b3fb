import { catalogue } from '../catalogue.ts'
import { en } from './en.ts'

export const ENGINE_MESSAGES = catalogue('engine', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })
