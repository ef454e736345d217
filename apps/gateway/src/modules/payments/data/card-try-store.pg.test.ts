import type { Db } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../../../create-gateway.ts'
import { cardTryStore } from './card-try-store.sql.ts'

const SHOP = 'org_shop' as OrgId

let database: PgDatabase
let nodes: readonly [Db, Db]
beforeAll(async () => {
  database = await pgDatabase(gatewayMigrations, { schema: 'gateway' })
  nodes = [await database.open({ schema: 'gateway' }), await database.open({ schema: 'gateway' })]
})
afterAll(() => database?.drop())

test('[C4.2] tries that share keys, new ones too and named in any order, are counted one after the other', async () => {
  const shared = ['address:a', 'card:c', 'strangers:all']
  const counts = () => nodes[0].inTenant(SHOP, (tx) => cardTryStore.hold(tx, SHOP, shared))
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      nodes[index % 2 ? 0 : 1].inTenant(SHOP, async (tx) => {
        const past = await cardTryStore.hold(tx, SHOP, index % 3 ? [`person:${index}`, ...shared] : [...shared.toReversed(), `device:${index}`])
        cardTryStore.save(tx, SHOP, new Map([...past].map(([key, tries]) => [key, { ...tries, count: tries.count + 4 }])))
      }),
    ),
  )
  expect([...(await counts()).values()].map(({ count }) => count)).toEqual([240, 240, 240])
})

test('a count that is swept while it is asked for is held all the same', async () => {
  const sweep = () => nodes[0].asSystem((tx) => cardTryStore.sweep(tx, 1, 1))
  const hold = () => nodes[1].inTenant(SHOP, (tx) => cardTryStore.hold(tx, SHOP, ['address:swept']))
  const held = await Promise.all(Array.from({ length: 100 }, async () => [await hold(), await sweep()] as const))
  expect(held.every(([tries]) => tries.has('address:swept'))).toBe(true)
})
