/** The ordinary words of the notation in German, for the plain list of moves. */
import type { NotationWords } from '@branchline/engine'

export const words: NotationWords = { de: { couple: 'kupple an:', slip: 'lass zurück:', catch: 'fange auf' } }
