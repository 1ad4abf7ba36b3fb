import { catalogue } from '@branchline/engine'
import { en } from './en.ts'

export const words = catalogue('games/rising-sun/balance', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })
