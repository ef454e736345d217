import { type Db, raw, runInvariants, sql } from '@sojourn/db'
import { systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, createSystem, got, type System, systemInvariants, systemMigrations, traveller } from '../../flows/booking-system.testing.ts'
import { createFakeGateway } from '../../flows/fake-gateway.testing.ts'
import type { SignedInCaller } from '../../http/index.ts'

let postgres: PgDatabase
let db: Db
let nodes: System[]
const gateway = createFakeGateway(systemClock)

beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 15 }), postgres.open({ connectionsMax: 15 })])
  db = dbs[0]
  nodes = dbs.map((each) => createSystem(each, systemClock, { gateway }))
})
afterAll(() => postgres.drop())

const count = (from: string, where: string): Promise<number> =>
  db.asSystem(async (tx) => Number((await raw<{ n: number }>`select count(*) as n from ${raw.raw(`${from} where ${where}`)}`.execute(sql(tx))).rows[0]?.n))
const balanceOf = async (who: SignedInCaller) => got(await nodes[0]!.wallet({ limit: 20 }, who)).balances
const contact = { email: 'nora@example.com' }

/** A checkout of 50 dollars, and the call that buys it, on either node. */
async function ready(who: SignedInCaller, gift?: { name: string; email: string; message: string }) {
  const { checkoutId } = got(await nodes[0]!.prebookWallet({ amount: 50, ...(gift && { gift }) }, who))
  return { book: (node: number) => nodes[node % 2]!.bookWallet({ checkoutId, contact, consented_total: 50 }, who) }
}

async function paid(bookingId: string, who: SignedInCaller): Promise<void> {
  gateway.browser.pays(gateway.only())
  await Promise.all(nodes.map((node) => node.status({ booking_id: bookingId }, who)))
  await Promise.all(nodes.map((node) => node.core.settled()))
  expect(got(await nodes[0]!.status({ booking_id: bookingId }, who)).status).toBe('confirmed')
}

test('book clicked twenty times at once on two nodes is one booking, one charge and one card', async () => {
  const nora = traveller('nora')
  const { book } = await ready(nora)
  const clicked = await Promise.all(Array.from({ length: 20 }, (_, node) => book(node)))
  const bookings = new Set(clicked.map((each) => got(each).booking_id))
  expect(bookings.size).toBe(1)
  await paid([...bookings][0]!, nora)
  expect(await count('payment_cards', "user_id = 'usr_nora'")).toBe(1)
  expect(await balanceOf(nora)).toEqual([{ amount: 50, currency: 'USD' }])
})

test('a gift that fifty people claim at once is one person’s, whole', async () => {
  const giver = traveller('giver')
  const { book } = await ready(giver, { name: 'Theo', email: 'theo@example.com', message: '' })
  const { booking_id } = got(await book(0))
  await paid(booking_id, giver)
  const rows = await db.asSystem((tx) => raw<{ code: string }>`select data->>'code' as code from messages where kind = 'gift_received'`.execute(sql(tx)))
  expect(rows.rows).toHaveLength(1)
  const { code } = rows.rows[0]!
  const claimers = Array.from({ length: 50 }, (_, index) => traveller(`claimer${index}`))
  const claimed = await Promise.all(claimers.map((who, index) => nodes[index % 2]!.claim({ code }, who)))
  expect(claimed.map(codeOf).sort()).toEqual([...Array(49).fill('not_found'), 'ok'])
  const winner = claimers[claimed.findIndex(({ ok }) => ok)]!
  expect(await balanceOf(winner)).toEqual([{ amount: 50, currency: 'USD' }])
  // And the same one, clicking on: still one card.
  await Promise.all(Array.from({ length: 20 }, (_, node) => nodes[node % 2]!.claim({ code }, winner)))
  expect(await balanceOf(winner)).toEqual([{ amount: 50, currency: 'USD' }])
  expect(await count('payment_cards', "type = 'CERTIFICATE'")).toBe(1)
})

test('nothing that must hold is broken by any of it', async () => {
  expect(await runInvariants(db, systemInvariants(nodes[0]!.hotels))).toEqual([])
})
