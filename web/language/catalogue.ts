import type * as en from './en.ts'

/** One file for each area of the shell and language: the English one says which words there are. */
export type Catalogue = typeof en
