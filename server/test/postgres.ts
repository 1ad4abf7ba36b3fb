export { type Postgres, startPostgres } from '../faults/postgres.ts'
