/** Deutsch: was die erste Seite sagt, und was jede Seite braucht. */
export * from './home.de.ts'
export * from './setup.de.ts'
export * from './shell.de.ts'
export * from './time.de.ts'
