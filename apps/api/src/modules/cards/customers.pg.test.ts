import type { Db } from '@sojourn/db'
import { createIds, systemClock } from '@sojourn/kernel'
import { idOf, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardVault, cardsMigrations, createCards } from './index.ts'

const org = idOf<'org'>('org_test')
let postgres: PgDatabase
let db: Db

beforeAll(async () => {
  postgres = await pgDatabase([cardsMigrations])
  db = await postgres.open({ connectionsMax: 20 })
})
afterAll(() => postgres.drop())

test('thirty first needs at once make one person known once, whatever the gateway made of them', async () => {
  let made = 0
  const vault = { createCustomer: async () => ({ kind: 'answered', value: `cus_${++made}` }) } as unknown as CardVault
  const cards = createCards({
    db,
    clock: systemClock,
    ids: createIds(),
    vault,
    acts: { record: async () => null, settle: async () => {} },
    personByEmail: async () => null,
  })
  const holder = { orgId: org, userId: idOf<'user'>('usr_1'), email: 'a@example.com', name: 'A' }
  const answer = await Promise.all(Array.from({ length: 30 }, () => cards.customerOf(holder)))
  expect(new Set(answer).size).toBe(1)
  expect(await cards.findCustomer(org, holder.userId)).toBe(answer[0])
})
