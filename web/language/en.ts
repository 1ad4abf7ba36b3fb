/** English: what the front page says, and what every page needs. Keys are stable names, never the English text itself. */
export * from './home.en.ts'
export * from './setup.en.ts'
export * from './shell.en.ts'
export * from './time.en.ts'
