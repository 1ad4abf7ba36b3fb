import { catalogue } from '@branchline/engine'
import { en } from './en.ts'

export const messages = catalogue('games/rising-sun/coach', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })
