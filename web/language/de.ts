/** Deutsch. */
export * from './home.de.ts'
export * from './notices.de.ts'
export * from './record.de.ts'
export * from './settings.de.ts'
export * from './setup.de.ts'
export * from './shell.de.ts'
export * from './table.de.ts'
export * from './time.de.ts'
