/** The languages that everything is said in. A door of its own: a page that only greets carries no engine. */
export { type InLanguages, LANGUAGE_NAMES, LOCALES, type Locale, UNFINISHED } from './basics.ts'
export { loadLanguage } from './catalogue.ts'
