export { type Kysely as Sql, sql as raw } from 'kysely'
export type { Condition } from './condition.ts'
export { createLite } from './connections.ts'
export { type DueListener, fallsDue } from './due-rows.ts'
export { LeaseLost } from './fence.ts'
export { DataFolderLocked } from './folder-lock.ts'
export {
  createIdempotency,
  type Idempotency,
  idempotencyMigrations,
  isIdempotencyKey,
  type KeyedRequest,
  type KeyRefusal,
  type SavedAnswer,
} from './idempotency/index.ts'
export { asOf, type BrokenInvariant, brokenAmong, type ChangedRows, type InvariantCheck, runInvariants, tenantTablesAreProtected } from './invariants.ts'
export type { Limits } from './limits.ts'
export { migrationsChecksum } from './migrate.ts'
export { type OpenDbOptions, openDb } from './open-db.ts'
export { type PreparedQuery, prepared } from './prepared.ts'
export { readOnce } from './read-once.ts'
export { createSeal } from './seal.ts'
export { fixed, sql, write } from './sql.ts'
export { storedRows } from './stored-rows.ts'
export { DatabaseTrouble, type TroubleKind, troubleOf } from './trouble.ts'
export type { Db, MigrationSet, PoolLike } from './types.ts'
export { changedOnly, watchInvariants } from './watch-invariants.ts'
export { type ClockJob, createWork, type DueJob, type Work } from './work.ts'
export { workMark, workMarkMigrations } from './work-mark/work-mark.sql.ts'
