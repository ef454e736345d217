import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Db, type MigrationSet, raw, runInvariants, sql } from '@sojourn/db'
import { fakeClock, newFolder, testDb } from '@sojourn/testing'
import { afterAll, expect, test } from 'vitest'
import { contact, createSystem, got, type System, smallWorld, systemInvariants, systemMigrations, traveller } from './booking-system.testing.ts'

/** Rows as they were written before bookings had items, and what the calls answered of them then. */
const before = JSON.parse(readFileSync(new URL('./fixtures/before-items.json', import.meta.url), 'utf8'))

/** The first of the migrations that came with items, or later. */
const NEWER: Readonly<Record<string, string>> = {
  checkouts: '0004-items.sql',
  bookings: '0005-items.sql',
  sagas: '0002-kinds.sql',
  messages: '0002-language.sql',
  payments: '0005-refunds-at-the-gateway.sql',
  ledger: '0008-read-as-asked.sql',
}

const folder = newFolder()

/** The same set as it was then. */
function asThen(set: MigrationSet): MigrationSet {
  const newer = NEWER[set.owner]
  if (!newer) return set
  const then = join(folder, set.owner)
  const files = readdirSync(fileURLToPath(set.folder)).filter((file) => file.endsWith('.sql') && file < newer)
  for (const file of files) cpSync(fileURLToPath(new URL(file, set.folder)), join(then, file))
  return { ...set, folder: pathToFileURL(`${then}/`) }
}

async function oldDatabase(): Promise<Db> {
  const db = await testDb(systemMigrations().map(asThen))
  await db.asSystem((tx) => createSystem(db, fakeClock()).hotels.seed(tx, smallWorld))
  await db.asSystem(async (tx) => {
    for (const [table, rows] of Object.entries(before.rows)) {
      await raw`insert into ${raw.table(table)} select * from json_populate_recordset(null::${raw.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
        sql(tx),
      )
    }
  })
  await db.migrate(systemMigrations())
  return db
}

const clock = fakeClock(before.nowMs)
const db = await oldDatabase()
afterAll(() => db.close())
const system: System = createSystem(db, clock)
for (const intent of before.intents) system.gateway.intents.set(intent.id, intent)
const [ana, ben] = [traveller('ana'), traveller('ben')]
const holds = async () => expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])

test('an old booking reads as it did: its receipt to the cent, its lines, its rules of cancelling', async () => {
  await holds()
  const { items: receiptItems, guests, billed_to: billedTo, ...receipt } = got(await system.receipt({ booking_id: before.booking }, ana))
  // What moved is told by what it was moved with: the rows say nothing of it.
  const payments = before.receipt.payments.map((movement: object) => ({ kind: 'payment', ...movement }))
  expect(receipt).toEqual({ ...before.receipt, payments })
  expect([receiptItems.length, guests, billedTo]).toEqual([1, before.whole.guests, null])
  const {
    items,
    sold_as,
    charged_to,
    item_states,
    cost,
    paid_by_card,
    guaranteed,
    undo_until,
    cancel_reason,
    if_cancelled,
    time_zone,
    charges,
    paid_later,
    money_back_to,
    ...whole
  } = got(await system.get({ booking_id: before.booking }, ana))
  expect(whole).toEqual(before.whole)
  expect(time_zone).toBe(whole.cancellation[0]?.time_zone)
  expect([guaranteed, undo_until, cancel_reason]).toEqual([false, null, 'none'])
  expect([charges, paid_later, money_back_to]).toEqual([[], 0, 'Visa ending 4242'])
  expect(if_cancelled.map(({ lose, refund }) => lose + refund)).toEqual(if_cancelled.map(() => whole.paid))
  expect([sold_as.rules.unit, charged_to, paid_by_card, item_states, cost]).toEqual(['room', 'Visa ending 4242', 'all', ['confirmed'], before.whole.total])
  expect(items).toMatchObject([
    { item_no: 1, product: 'HLT', offer: before.whole.offer, price: before.whole.price, description: { title: before.whole.title } },
  ])
  expect(got(await system.get({ booking_id: before.wallet }, ana))).toMatchObject({
    product: 'WLT',
    status: 'confirmed',
    cancellable: false,
    title: 'Wallet top-up',
  })
})

test('an old open checkout is as it was, and is booked', async () => {
  const {
    items,
    sold_as,
    travellers,
    held_elsewhere,
    if_cancelled: _,
    ...checkout
  } = got(await system.getCheckout({ checkoutId: before.checkout.checkoutId }, ben))
  expect(checkout).toMatchObject(before.checkout)
  expect(sold_as.rules.travellers).toBe('lead')
  expect(travellers).toHaveLength(1)
  expect(held_elsewhere).toEqual([])
  expect(items).toHaveLength(1)
  const request = {
    checkoutId: before.checkout.checkoutId,
    guests: [{ first_name: 'Ben', last_name: 'Old' }],
    contact,
    consented_total: before.checkout.price.total,
  }
  const { booking_id } = got(await system.book(request, ben))
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, ben)).status).toBe('confirmed')
  const top = got(await system.bookWallet({ checkoutId: before.openTop.checkoutId, contact, consented_total: 75 }, ben))
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id: top.booking_id }, ben)).status).toBe('confirmed')
  await holds()
})

test('an old booking is cancelled at what was promised, and its money comes back', async () => {
  const { undo_until, may_charge, discounts, back_anyway, ...quote } = got(await system.cancelQuote({ booking_id: before.booking }, ana))
  expect(quote).toEqual(before.quote)
  expect([undo_until, may_charge, discounts, back_anyway]).toEqual([null, 0, [], []])
  expect(got(await system.cancel({ booking_id: before.booking, expected_refund: quote.refund }, ana))).toMatchObject({
    status: 'cancelled',
    refund: quote.refund,
  })
  await system.core.settled()
  expect([...system.gateway.refunds.values()].map(({ status }) => status)).toEqual(['succeeded'])
  await holds()
})
