/** English: what all pages behind the first one say. */
export * from './company.en.ts'
export * from './record.en.ts'
export * from './table.en.ts'
