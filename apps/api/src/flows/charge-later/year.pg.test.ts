import { type Db, runInvariants } from '@sojourn/db'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemMigrations } from '../booking-system.testing.ts'
import { bookingCoreInvariants } from '../core-tables.ts'
import { makeToyTable } from './toy-members.testing.ts'
import { liveYear, readBooks, scriptsOf } from './year.testing.ts'
import { booksOf } from './year-model.testing.ts'

const MEMBERS = 30
let postgres: PgDatabase
let nodes: Db[]
beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  nodes = await Promise.all([postgres.open({ connectionsMax: 10 }), postgres.open({ connectionsMax: 10 })])
  await makeToyTable(nodes[0]!)
})
afterAll(() => postgres.drop())

test('two nodes that charge at once, and crash, charge each term once: the ledger is that of the model', { timeout: 300_000 }, async () => {
  const scripts = scriptsOf('races', MEMBERS)
  const { faults } = await liveYear(nodes, 'races', scripts, 'all up')
  expect(faults).toEqual([])
  const books = await readBooks(nodes[0]!)
  for (const script of scripts) expect({ name: script.name, ...books.get(script.name) }).toEqual({ name: script.name, ...booksOf(script) })
  expect(await runInvariants(nodes[0]!, bookingCoreInvariants)).toEqual([])
})
