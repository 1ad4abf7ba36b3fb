/** English. Keys are stable names, never the English text itself. */
export * from './home.en.ts'
export * from './notices.en.ts'
export * from './record.en.ts'
export * from './settings.en.ts'
export * from './setup.en.ts'
export * from './shell.en.ts'
export * from './table.en.ts'
export * from './time.en.ts'
