/** Fetching the words of a language. A door of its own: a page that only greets carries no engine. */
export { loadLanguage } from './catalogue.ts'
