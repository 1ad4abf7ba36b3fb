/** Français : ce que disent toutes les pages après la première. */
export * from './company.fr.ts'
export * from './record.fr.ts'
export * from './table.fr.ts'
