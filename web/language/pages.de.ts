/** Deutsch: was alle Seiten nach der ersten sagen. */
export * from './company.de.ts'
export * from './record.de.ts'
export * from './table.de.ts'
