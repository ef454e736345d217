import { type Db, runInvariants } from '@sojourn/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingCoreInvariants } from '../core-tables.ts'
import { laterDb } from './later-system.testing.ts'
import { liveYear, readBooks, scriptsOf, wrongDays } from './year.testing.ts'
import { booksOf } from './year-model.testing.ts'

/** As many as a busy machine can run in the time of a test; `YEAR_MEMBERS=1000` runs all. */
const MEMBERS = Number(process.env.YEAR_MEMBERS ?? 100)
let db: Db
beforeAll(async () => {
  db = await laterDb()
})
afterAll(() => db.close())

test('[C2.13] a year of members, banks that fail and nodes that crash: the ledger is that of a pure model, to the cent', { timeout: 600_000 }, async () => {
  const scripts = scriptsOf('year', MEMBERS)
  const { faults, gateway, kills } = await liveYear([db, db], 'year', scripts)
  expect(faults).toEqual([])
  expect(kills).toBeGreaterThan(0)
  const books = await readBooks(db)
  const wrong = scripts.flatMap((script) => {
    const [is, should] = [books.get(script.name), booksOf(script)]
    return JSON.stringify(is, KEYS) === JSON.stringify(should, KEYS) ? [] : [{ script, is, should }]
  })
  expect(wrong).toEqual([])
  expect(await wrongDays(db, scripts)).toEqual([])
  const atGateway = gateway.captured().reduce((sum, { received, refunded }) => sum + received - refunded, 0)
  expect(atGateway).toBe(scripts.reduce((sum, script) => sum + booksOf(script).card, 0))
  expect(await runInvariants(db, bookingCoreInvariants)).toEqual([])
})

const KEYS = ['revenue', 'card', 'wallet', 'debt', 'state', 'paidTerms']
