import type { Db } from '@sojourn/db'
import type { OrgId, Tx } from '@sojourn/kernel'
import { testDb } from '@sojourn/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelHold, confirmHold, createStockStore, type HoldRow, releaseHold, type StockHold } from './index.ts'

const org = 'org_test' as OrgId
const toyMigrations = { owner: 'toy', folder: new URL('./fixtures/', import.meta.url) }
const store = createStockStore<HoldRow, StockHold>({
  counters: 'toy_cells',
  holds: 'toy_holds',
  lines: 'toy_lines',
  resource: ['table_no'],
  slot: 'cell',
  slotType: 'timestamptz',
  units: 'units',
  severalResources: true,
  grows: false,
  read: (row) => ({ orgId: row.org_id as OrgId, holdId: row.hold_id, state: row.state, expiresAtMs: row.expires_at_ms }),
  unitsOf: () => 1,
})

let db: Db
beforeAll(async () => {
  db = await testDb([toyMigrations])
})
afterAll(() => db?.close())
beforeEach(() => db.pool.query('delete from toy_lines; delete from toy_holds; delete from toy_cells'))

/** Cells of 15 minutes from an hour on, on a day whose clock goes back. */
const cells = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2027, 9, 31, from) + index * 15 * 60_000).toISOString())

/** Joins tables for some cells: all of them or none. */
async function join(tx: Tx, holdId: string, tables: readonly string[], at: readonly string[], capacity = 1): Promise<boolean> {
  const wanted = tables.map((table) => ({ row: { table_no: table }, units: 1, slots: at.map((slot) => ({ slot, capacity })) }))
  if ((await store.takeAll(tx, wanted, 'held')) === null) return false
  const row: HoldRow = { org_id: org, hold_id: holdId, state: 'held', expires_at_ms: 1 }
  store.addParts(
    tx,
    row,
    tables.map((table) => ({ resource: { table_no: table }, units: 1, slots: at })),
  )
  return true
}

const counted = async () =>
  (await db.pool.query<{ held: number; sold: number }>('select sum(held)::int as held, sum(sold)::int as sold from toy_cells')).rows[0]

test('tables that are joined are held whole or not at all, whoever asks in which order', async () => {
  const asked = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ['1', '2'] : ['2', '1']))
  const had = await Promise.all(asked.map((tables, index) => db.inTenant(org, (tx) => join(tx, `hold_${index}`, tables, cells(18 + (index % 3), 4)))))
  // Three hours that do not overlap: each is had once, by two tables in four cells.
  expect(had.filter(Boolean)).toHaveLength(3)
  expect(await counted()).toEqual({ held: 24, sold: 0 })
})

test('what is refused leaves nothing behind, in the middle of a transaction too', async () => {
  await db.inTenant(org, (tx) => join(tx, 'hold_1', ['2'], cells(19, 2)))
  await db.inTenant(org, async (tx) => {
    expect(await join(tx, 'hold_2', ['1', '2', '3'], cells(18, 6))).toBe(false)
    expect(await join(tx, 'hold_3', ['1', '3'], cells(18, 6))).toBe(true)
  })
  expect(await counted()).toEqual({ held: 14, sold: 0 })
})

test('a hold of several resources is confirmed, released and cancelled as one, safe to repeat', async () => {
  const of = (holdId: string) => ({ orgId: org, holdId })
  await db.inTenant(org, (tx) => join(tx, 'hold_1', ['1', '2'], cells(1, 4)))
  await db.inTenant(org, (tx) => join(tx, 'hold_2', ['3'], cells(1, 4)))
  for (let times = 0; times < 2; times++) await db.inTenant(org, (tx) => confirmHold(store, tx, of('hold_1'), async () => false))
  for (let times = 0; times < 2; times++) await db.inTenant(org, (tx) => releaseHold(store, tx, of('hold_2')))
  expect(await counted()).toEqual({ held: 0, sold: 8 })
  for (let times = 0; times < 2; times++) await db.inTenant(org, (tx) => cancelHold(store, tx, of('hold_1')))
  expect(await counted()).toEqual({ held: 0, sold: 0 })
})
