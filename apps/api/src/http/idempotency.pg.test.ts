import { pgDatabase } from '@sojourn/testing'
import { idempotencySuite } from '@sojourn/testing/idempotency-suite'
import { keyedApi, keyedMigrations } from './keyed-face.testing.ts'

idempotencySuite(
  async () => {
    const database = await pgDatabase(keyedMigrations)
    return { ...keyedApi([await database.open(), await database.open()]), close: database.drop }
  },
  { nodes: 2 },
)
