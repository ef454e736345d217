export { type FakeClock, fakeClock, idOf, seqIds } from './fakes.ts'
export { type PgDatabase, pgDatabase } from './pg-database.ts'
export { type PostgresServer, postgresServer } from './postgres-server.ts'
export { testDb } from './test-db.ts'
