import { catalogue } from '@branchline/engine'
import { en } from './en.ts'

export const words = catalogue('games/west-riding/balance', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })
