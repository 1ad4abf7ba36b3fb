import type * as first from './en.ts'
import type * as pages from './pages.en.ts'

/** One file for each area of the shell and language: the English one says which words there are. */
export type Catalogue = typeof first & typeof pages
