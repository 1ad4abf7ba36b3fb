/** What games say, in the language that is wanted. Apart from the pages' own words: the front page shows no game yet. */
export { loadLanguage } from '@branchline/engine/languages'
