import type { Db } from '@sojourn/db'
import { fakeClock, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ProcessKilled } from '../modules/sagas/index.ts'
import { type Applied, bookRequest, discountsIn, endowed, heldWith, intentOf, rulesHold, settle, wealthOf } from './all-or-nothing.testing.ts'
import { codeOf, createSystem, got, type System, smallWorld, systemMigrations } from './booking-system.testing.ts'
import { createFakeGateway } from './fake-gateway.testing.ts'

const clock = fakeClock()
const gateway = createFakeGateway(clock)
let postgres: PgDatabase
let dbs: Db[]
let nodes: [System, System]
let db: Db
beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  dbs = await Promise.all([postgres.open({ connectionsMax: 15 }), postgres.open({ connectionsMax: 15 })])
  db = dbs[0]!
  nodes = [createSystem(db, clock, { gateway }), createSystem(dbs[1]!, clock, { gateway })]
  await db.asSystem((tx) => nodes[0].hotels.seed(tx, smallWorld))
})
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.core.settled()))
  await rulesHold(db, nodes[0])
})
afterAll(() => postgres.drop())

const MIXED: Applied = { coupon: 'percent', cash: 15, points: 12, wallet: 20, invoice: false, small: false, currency: 'USD' }
const STORED: Applied = { ...MIXED, points: 0, wallet: 0, cash: 100 }
const times = <T>(count: number, run: (node: System, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(nodes[index % 2]!, index)))

test('booked twenty times at once on two nodes with stored value alone: one booking, everything taken once', async () => {
  const who = await endowed(db, nodes[0], 2)
  const held = await heldWith(db, nodes[0], who, STORED)
  const applied = await wealthOf(db, nodes[0], who)
  const answers = await times(20, (node) => node.book(bookRequest(held, who, false), who))
  await Promise.all(nodes.map((node) => settle(node, clock)))
  expect(new Set(answers.map((each) => got(each).booking_id)).size).toBe(1)
  const { booking_id } = got(answers[0]!)
  expect(got(await nodes[1].status({ booking_id }, who)).status).toBe('confirmed')
  const after = await wealthOf(db, nodes[0], who)
  for (const [subject, minor] of Object.entries(applied)) expect(after[subject]).toBe(minor)
})

test('the hold runs out while the card pays, again and again: confirmed and all taken, or all released', async () => {
  for (let round = 0; round < 6; round++) {
    const who = await endowed(db, nodes[0], 2)
    const before = await wealthOf(db, nodes[0], who)
    const held = await heldWith(db, nodes[0], who, MIXED)
    const { booking_id } = got(await nodes[0].book(bookRequest(held, who, false), who))
    const intent = intentOf(nodes[0], booking_id)!
    clock.advance(16 * 60_000)
    const pay = async () => {
      // By then the gateway may have cancelled it.
      if (intent.status === 'requires_payment_method') gateway.browser.pays(intent)
      await nodes[1].webhook(gateway.webhook(intent))
    }
    await Promise.all(round % 2 ? [pay(), nodes[0].work(), nodes[1].work()] : [nodes[0].work(), nodes[1].work(), pay()])
    await settle(nodes[0], clock)
    const { status } = got(await nodes[1].get({ booking_id }, who))
    expect(['confirmed', 'expired', 'failed']).toContain(status)
    const captured = gateway.captured().some((each) => each.id === intent.id)
    expect(captured).toBe(status === 'confirmed')
    if (status !== 'confirmed') expect(await wealthOf(db, nodes[0], who)).toEqual(before)
  }
})

test('cancelled by twenty clicks on two nodes: each tender is refunded once', async () => {
  const who = await endowed(db, nodes[0], 2)
  const before = await wealthOf(db, nodes[0], who)
  const held = await heldWith(db, nodes[0], who, MIXED)
  const { booking_id } = got(await nodes[0].book(bookRequest(held, who, false), who))
  gateway.browser.pays(intentOf(nodes[0], booking_id)!)
  await nodes[0].status({ booking_id }, who)
  const { refund } = got(await nodes[1].cancelQuote({ booking_id }, who))
  const answers = await times(20, (node) => node.cancel({ booking_id, expected_refund: refund }, who))
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']))
  await settle(nodes[0], clock)
  expect(await wealthOf(db, nodes[0], who)).toEqual(before)
  expect(
    [...gateway.refunds.values()].filter((each) => each.metadata.booking_id === booking_id || each.payment_intent === intentOf(nodes[0], booking_id)!.id),
  ).toHaveLength(1)
})

test('a tender is changed while its checkout is booked: what was consented to is what is taken, or nothing is booked', async () => {
  for (let round = 0; round < 4; round++) {
    const who = await endowed(db, nodes[0], 2)
    const held = await heldWith(db, nodes[0], who, { ...MIXED, wallet: 0 })
    const [booked] = await Promise.all([
      nodes[0].book(bookRequest(held, who, false), who),
      nodes[1].applyPoints({ checkoutId: held.checkoutId, point_type_code: 'SOJOURN_MILES', points: 1 }, who),
      nodes[1].applyCash({ checkoutId: held.checkoutId, amount: 1 }, who),
    ])
    expect(['ok', 'price_changed']).toContain(codeOf(booked))
    if (!booked.ok) continue
    expect(intentOf(nodes[0], booked.value.booking_id)!.amount).toBe(Math.round(held.checkout.due.card * 100))
  }
})

const STEPS = ['take_payment', 'confirm_items', 'confirm_booking'].flatMap((step) => [`before run ${step}`, `recording ${step}`, `after run ${step}`])

test.each(STEPS)('a node killed at "%s": the other ends it, every tender taken once', async (point) => {
  let isDead = false
  const dying = createSystem(dbs[1]!, clock, {
    gateway,
    probe: (here) => {
      isDead ||= here === point
      if (isDead) throw new ProcessKilled(point)
    },
  })
  const who = await endowed(db, nodes[0], 2)
  const held = await heldWith(db, dying, who, MIXED)
  const { booking_id } = got(await dying.book(bookRequest(held, who, false), who))
  gateway.browser.pays(intentOf(dying, booking_id)!)
  await dying.status({ booking_id }, who)
  await dying.core.settled()
  await settle(nodes[0], clock)
  const booking = got(await nodes[0].get({ booking_id }, who))
  expect(booking.status).toBe('confirmed')
  expect(booking.paid + discountsIn(held.checkout.lines)).toBeCloseTo(held.checkout.due.now, 6)
})
