import { catalogue } from '@branchline/engine'
import { en } from './en.ts'

export const messages = catalogue('cli/puzzles', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })
