import type { Db } from '@sojourn/db'
import { testDb } from '@sojourn/testing'
import { afterAll, expect } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { testGateway } from './test-gateway.ts'

/** A gateway of a test file's own, over a database of its own. When the file is through, nothing of its books is broken. */
export async function ownGateway(): Promise<{ db: Db; shop: ReturnType<typeof testGateway> }> {
  const db = await testDb(gatewayMigrations, { schema: 'gateway' })
  const shop = testGateway(db)
  afterAll(async () => {
    expect(await shop.broken()).toEqual([])
    await db.close()
  })
  return { db, shop }
}
