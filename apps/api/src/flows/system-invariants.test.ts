import type { InvariantCheck } from '@sojourn/db'
import { createIds } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { createHotels } from '../products/hotels/index.ts'
import { systemInvariants, systemMigrations } from './booking-system.testing.ts'

/** What has few rows: they end soon, are rare, or there is one for each of few who agreed on something. */
const FEW = ['early_holds', 'credit_lines', 'charge_disputes', 'membership_debts', 'membership_trials', 'organisation_terms']

const clock = fakeClock()
const hotels = createHotels({
  db: {} as never,
  clock,
  ids: createIds(clock.nowMs),
  rates: async () => new Map(),
  secret: 'a secret of the tests, long enough',
})
const rules: readonly InvariantCheck[] = systemInvariants(hotels)

test('the fixture checks the stock of every product, each rule once', () => {
  const names = rules.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const rule of [...hotels.invariants.map(({ name }) => name), 'each day of cars equals the sum of its holds']) expect(names).toContain(rule)
})

interface Node {
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Node[]
}
const scansIn = (node: Node): Node[] => [...(node['Relation Name'] ? [node] : []), ...(node.Plans ?? []).flatMap(scansIn)]

describe('every minute', async () => {
  const db = await testDb(systemMigrations())
  afterAll(() => db.close())
  const partial = new Set(
    (await db.pool.query('select indexrelid::regclass::text as name from pg_index where indpred is not null')).rows.map(({ name }) => name),
  )
  const isWhole = (scan: Node) => !scan['Index Cond'] && !partial.has(scan['Index Name']) && !FEW.includes(scan['Relation Name']!)

  test('a rule that names no changed rows begins at those in a state that has an index, or at few', async () => {
    const client = await db.pool.connect()
    await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set enable_bitmapscan = off')
    const whole: Record<string, (string | undefined)[]> = {}
    for (const { name, sql, of } of rules) {
      if (of) continue
      const { rows } = await client.query(`explain (format json) ${sql}`)
      const read = scansIn(rows[0]['QUERY PLAN'][0].Plan).filter(isWhole)
      if (read.length > 0) whole[name] = read.map((scan) => scan['Relation Name'])
    }
    client.release()
    expect(whole).toEqual({})
  })

  test('what is looked at as a whole is found by an index of its key', async () => {
    const { rows } = await db.pool.query(`select i.indrelid::regclass::text as name, array(select a.attname::text
      from unnest(i.indkey) with ordinality k (attnum, at) join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum order by at) as columns from pg_index i`)
    const isFound = (table: string, key: readonly string[]) =>
      rows.some(({ name, columns }) => name === table && key.every((column) => columns.slice(0, key.length).includes(column)))
    const slow = rules.flatMap(({ of }) => (of?.key ? of.rows.filter((table) => !FEW.includes(table) && !isFound(table, of.key!.split(', '))) : []))
    expect(slow).toEqual([])
  })

  test('a table that a rule names tracks its changes', async () => {
    const { rows } = await db.pool.query("select attrelid::regclass::text as name from pg_attribute where attname = 'changed_xid' and not attisdropped")
    const tracked = new Set(rows.map(({ name }) => name))
    const named = rules.flatMap(({ of }) => (of ? [...of.rows, ...(of.also ?? []).map((each) => (typeof each === 'string' ? each : each[0]))] : []))
    expect([...new Set(named)].filter((table) => !tracked.has(table))).toEqual([])
  })
})
