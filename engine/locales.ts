/** The languages that everything is said in. A door of its own: whoever only asks which there are carries no engine. */
export { type InLanguages, LANGUAGE_NAMES, LOCALES, type Locale, UNFINISHED } from './basics.ts'
