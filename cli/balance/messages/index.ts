import { catalogue } from '@branchline/engine'
import { en } from './en.ts'

export const messages = catalogue('cli/balance', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })
