import { removeCoupon } from '@sojourn/contracts'
import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bookRequest, endowed, heldWith, intentOf, wealthOf } from '../all-or-nothing.testing.ts'
import { codeOf, createSystem, got, type System, smallWorld, systemInvariants, systemMigrations } from '../booking-system.testing.ts'
import { createFakeGateway } from '../fake-gateway.testing.ts'

const clock = fakeClock()
const gateway = createFakeGateway(clock)
let postgres: PgDatabase
let db: Db
let here: System
let there: System

beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 16 }), postgres.open({ connectionsMax: 16 })])
  db = dbs[0]
  here = createSystem(dbs[0], clock, { gateway })
  there = createSystem(dbs[1], clock, { gateway })
  await db.asSystem((tx) => here.hotels.seed(tx, smallWorld))
})
afterEach(async () => {
  await Promise.all([here.core.settled(), there.core.settled()])
  expect(await runInvariants(db, systemInvariants(here.hotels))).toEqual([])
})
afterAll(() => postgres.drop())

const APPLIED = { coupon: 'percent', cash: 15, points: 12, wallet: 20, invoice: false, small: false, currency: 'USD' } as const

test('[C2.1] [C2.3] abandoned on one node, changed on another and paid in the browser at the same moment: it is paid and confirmed, or everything is the traveller’s again', async () => {
  const ends = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const who = await endowed(db, here, 2)
      const before = await wealthOf(db, here, who)
      const held = await heldWith(db, here, who, APPLIED)
      const { booking_id } = got(await here.book(bookRequest(held, who, false), who))
      const pays = async () => {
        if (index % 2 === 0) gateway.browser.pays(intentOf(here, booking_id)!)
        return there.status({ booking_id }, who)
      }
      const [given, changed] = await Promise.all([
        here.cancel({ booking_id, expected_refund: 0 }, who),
        there.call(removeCoupon)({ checkoutId: held.checkoutId }, who),
        pays(),
        there.cancel({ booking_id, expected_refund: 0 }, who),
      ])
      await Promise.all([here.core.settled(), there.core.settled()])
      const { status } = got(await here.get({ booking_id }, who))
      if (status === 'confirmed') return 'confirmed'
      expect(status).toBe('cancelled')
      if (!changed.ok) expect(await wealthOf(db, here, who)).toEqual(before)
      else await there.work()
      return given.ok ? 'given up' : codeOf(given)
    }),
  )
  expect(ends).toContain('confirmed')
})

test('[C2.2] one coupon moved between five checkouts at once from two nodes is in one of them, and never in two', async () => {
  const who = await endowed(db, here, 2)
  const checkouts = []
  for (let index = 0; index < 5; index++) checkouts.push(await heldWith(db, here, who, { ...APPLIED, coupon: null, cash: 0, points: 0, wallet: 0 }))
  const moves = await Promise.all(
    [...checkouts, ...checkouts].map(({ checkoutId }, index) => (index % 2 ? here : there).applyCoupon({ checkoutId, coupon_code: 'SHARE', move: true }, who)),
  )
  expect(moves.some(({ ok }) => ok)).toBe(true)
  for (const each of moves) expect(['ok', 'held_elsewhere']).toContain(codeOf(each))
  const seen = await Promise.all(checkouts.map(({ checkoutId }) => here.getCheckout({ checkoutId }, who).then(got)))
  expect(seen.filter(({ tenders }) => tenders.coupon)).toHaveLength(1)
})
