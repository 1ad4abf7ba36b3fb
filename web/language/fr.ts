/** Français : ce que dit la première page, et ce dont chaque page a besoin. */
export * from './home.fr.ts'
export * from './setup.fr.ts'
export * from './shell.fr.ts'
export * from './time.fr.ts'
