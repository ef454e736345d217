export { createIdempotency, type Idempotency, idempotencyMigrations, type KeyRefusal } from './idempotency.ts'
export { isIdempotencyKey, type KeyedRequest, type SavedAnswer } from './request.ts'
