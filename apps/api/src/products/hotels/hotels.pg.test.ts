import { type Db, runInvariants } from '@sojourn/db'
import { invariant } from '@sojourn/kernel'
import { fakeClock, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hotelsOn, migrationsOf, orgA, orgB, search, smallWorld, stay } from './hotels.testing.ts'
import type { HotelId, Hotels, Offer } from './index.ts'

let postgres: PgDatabase
let db: Db
let hotels: Hotels

beforeAll(async () => {
  postgres = await pgDatabase(migrationsOf())
  db = await postgres.open({ connectionsMax: 40 })
  hotels = hotelsOn(db, fakeClock())
  await db.asSystem((tx) => hotels.seed(tx, smallWorld))
})
afterAll(async () => {
  expect(await runInvariants(db, hotels.invariants)).toEqual([])
  await postgres.drop()
})

async function offerWith(left: number, checkin: string, checkout: string): Promise<Offer> {
  const found = await db.inTenant(orgA, (tx) => hotels.search(tx, search({ stay: stay(checkin, checkout) })))
  invariant(found.ok, 'Lisbon is known')
  for (const { hotelId } of found.value.hotels) {
    const rates = await db.inTenant(orgA, (tx) =>
      hotels.listRates(tx, { product: 'hotels', hotelId: hotelId as HotelId, stay: stay(checkin, checkout), currency: 'USD', markupBasisPoints: 0 }),
    )
    const offer = rates.ok && rates.value.offers.find((o) => o.left === left)
    if (offer) return offer
  }
  throw new Error(`no room has ${left} left`)
}

const hold = (orgId: typeof orgA, { quote }: Offer, checkin = quote.stay.checkin, checkout = quote.stay.checkout) =>
  db.inTenant(orgId, (tx) =>
    hotels.holdRooms(tx, { orgId, roomTypeId: quote.roomTypeId, checkin, checkout, rooms: 1, subject: 'chk', expiresAtMs: Date.UTC(2100, 0) }),
  )

test('two hundred buyers for the last room: one holds it, all others are refused', async () => {
  const offer = await offerWith(1, '2027-04-06', '2027-04-10')
  const outcomes = await Promise.all(Array.from({ length: 200 }, (_, i) => hold(i % 2 ? orgA : orgB, offer)))
  expect(outcomes.filter((o) => o.ok)).toHaveLength(1)
  expect(outcomes.filter((o) => !o.ok && o.refusal.code === 'sold_out')).toHaveLength(199)
})

test('stays that overlap in every way never wait in a circle and never oversell', async () => {
  const offer = await offerWith(3, '2027-05-03', '2027-05-09')
  const days = ['2027-05-03', '2027-05-04', '2027-05-05', '2027-05-06', '2027-05-07', '2027-05-08', '2027-05-09']
  const spans = days.flatMap((from, i) => days.slice(i + 1).map((until) => [from, until] as const))
  const outcomes = await Promise.all(Array.from({ length: 120 }, (_, i) => hold(orgA, offer, ...spans[(i * 7) % spans.length]!)))
  expect(outcomes.filter((o) => o.ok).length).toBeGreaterThanOrEqual(3)
  expect(await runInvariants(db, hotels.invariants)).toEqual([])
})

test('confirm, release and cancel at the same moment leave one truth', async () => {
  const offer = await offerWith(2, '2027-06-07', '2027-06-10')
  const held = await hold(orgA, offer)
  invariant(held.ok, 'two are left')
  const ref = { orgId: orgA, holdId: held.value.holdId }
  const inTenant = <T>(work: Parameters<typeof db.inTenant<T>>[1]) => db.inTenant(orgA, work)
  await Promise.all(
    Array.from({ length: 10 }, () => [
      inTenant<unknown>((tx) => hotels.confirmHold(tx, ref)),
      inTenant<unknown>((tx) => hotels.releaseHold(tx, ref)),
      inTenant<unknown>((tx) => hotels.confirmHold(tx, ref)),
    ]).flat(),
  )
  expect(await db.inTenant(orgA, (tx) => hotels.releaseHold(tx, ref))).toBe('confirmed')
  await Promise.all(Array.from({ length: 5 }, () => inTenant((tx) => hotels.cancelStay(tx, ref))))
  expect(await runInvariants(db, hotels.invariants)).toEqual([])
})
