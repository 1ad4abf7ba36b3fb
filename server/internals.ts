/** For measurements alone: filling a house with people and tables without going through the door one by one. */
export type { ServerContext } from './context.ts'
export { openSqlite } from './storage/sqlite.ts'
export { createTable, startTable } from './tables/create.ts'
export { atTable, tidy } from './tables/load.ts'
export { join, standIn } from './tables/seats.ts'
