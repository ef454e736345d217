import { pgDatabase } from '@sojourn/testing'
import { effects } from '../fixtures/effects.ts'
import { idempotencyStoreSuite } from './idempotency.suite.ts'
import { idempotencyMigrations } from './idempotency.ts'

idempotencyStoreSuite(async () => {
  const database = await pgDatabase([idempotencyMigrations, effects])
  const [one, two] = [await database.open(), await database.open()]
  return [
    { ...one, close: database.drop },
    { ...two, close: async () => {} },
  ]
})
