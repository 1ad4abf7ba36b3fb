import { catalogue } from '@branchline/engine'
import { en } from './en.ts'

export const messages = catalogue('games/west-riding/coach', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })
