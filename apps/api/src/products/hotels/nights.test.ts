import type { Db } from '@sojourn/db'
import { addDays, invariant, nightsOf } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceLevels } from './domain/price-levels.ts'
import { answered, hotelsOn, migrationsOf, orgA, search, smallWorld } from './hotels.testing.ts'
import type { HotelId, Hotels, RoomParty, RoomTypeId } from './index.ts'

let db: Db
let hotels: Hotels
const clock = fakeClock()

beforeAll(async () => {
  db = await testDb(migrationsOf())
  hotels = hotelsOn(db, clock)
  await db.asSystem((tx) => hotels.seed(tx, smallWorld))
})
afterAll(() => db.close())

const two: readonly RoomParty[] = [{ adults: 2, children: [] }]
const pricing = { currency: 'USD', group: 'b2c', markupBasisPoints: 700 } as const

async function calendar(placeId: string, change: { from?: string; days?: number; rooms?: readonly RoomParty[]; currency?: string } = {}) {
  const request = { product: 'hotels', placeId, from: '2027-03-01', days: 40, rooms: two, ...pricing, ...change } as const
  return answered(await db.inTenant(orgA, (tx) => hotels.calendar(tx, request)))
}

async function cheapest(placeId: string, date: string, rooms: readonly RoomParty[], currency = 'USD') {
  const stay = { checkin: date, checkout: addDays(date, 1), rooms }
  return answered(await db.inTenant(orgA, (tx) => hotels.search(tx, search({ placeId, stay, ...pricing, currency, sort: 'price' }))))
}

describe('the calendar', () => {
  test('[B2.2] each night costs what a search of that night alone finds cheapest', async () => {
    const parties = [two, [{ adults: 1, children: [] }], [{ adults: 2, children: [5, 8] }, ...two]]
    for (const [place, currency] of [
      ['lisbon', 'USD'],
      ['kyoto', 'JPY'],
      ['kuwait-city', 'EUR'],
      ['lisbon.alfama', 'KWD'],
      ['kyoto', 'KWD'],
      ['kuwait-city', 'JPY'],
    ] as const) {
      for (const rooms of parties) {
        for (const { date, from } of await calendar(place, { rooms, currency, days: 7 })) {
          const least = (await cheapest(place, date, rooms, currency)).hotels[0]?.quote.total.minor ?? null
          expect(from?.minor ?? null, `${place} ${date} ${currency}`).toBe(least)
        }
      }
    }
  })

  test('one property answers its own nights only, a sold out night has no price', async () => {
    const found = await cheapest('lisbon', '2027-03-09', two)
    const hotel = found.hotels[0]!.hotel
    const before = await calendar(hotel.hotelId, { from: '2027-03-08', days: 3 })
    expect(before[1]!.from?.minor).toBe(found.hotels[0]!.quote.total.minor)
    for (const room of hotel.rooms) await empty(room.roomTypeId, '2027-03-09')
    const after = await calendar(hotel.hotelId, { from: '2027-03-08', days: 3 })
    expect(after.map(({ from }) => from?.minor ?? null)).toEqual([before[0]!.from?.minor ?? null, null, before[2]!.from?.minor ?? null])
    expect(after[1]!.level).toBeNull()
    // The city goes on with the next cheapest.
    const city = await calendar('lisbon', { from: '2027-03-09', days: 1 })
    expect(city[0]!.from!.minor).toBe((await cheapest('lisbon', '2027-03-09', two)).hotels[0]!.quote.total.minor)
  })

  test('nights that are over have no price, and where no night can be sold the days are refused', async () => {
    const nights = await calendar('lisbon', { from: '2027-01-13', days: 4 })
    expect(nights.map(({ from }) => from !== null)).toEqual([false, false, true, true])
    const over = { product: 'hotels', placeId: 'lisbon', from: '2027-01-01', days: 5, rooms: two, ...pricing } as const
    expect(await db.inTenant(orgA, (tx) => hotels.calendar(tx, over))).toMatchObject({ ok: false, refusal: { code: 'bad_dates' } })
  })

  test('a fifth is low, a fifth high, and level prices are not marked at all', () => {
    expect(priceLevels([9, 1, 4, 5, 6, null])).toEqual(['high', 'low', 'low', 'usual', 'high', null])
    expect(priceLevels([7, 7, 7])).toEqual(['usual', 'usual', 'usual'])
    expect(priceLevels([])).toEqual([])
  })
})

async function empty(roomTypeId: RoomTypeId, night: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const held = await db.inTenant(orgA, (tx) =>
      hotels.holdRooms(tx, {
        orgId: orgA,
        roomTypeId,
        checkin: night,
        checkout: addDays(night, 1),
        rooms: 1,
        subject: `chk_${i}`,
        expiresAtMs: clock.nowMs() + 900_000,
      }),
    )
    if (!held.ok) return
  }
  throw new Error('a room without end')
}

describe('properties like one', () => {
  const stay = { checkin: '2027-03-12', checkout: '2027-03-15', rooms: two }
  const similar = (hotelId: string, limit = 4) =>
    db.inTenant(orgA, (tx) => hotels.similar(tx, { product: 'hotels', hotelId: hotelId as HotelId, stay, limit, ...pricing }))

  test('[B2.2] are of the same city, free, never the property itself, and priced as the search prices them', async () => {
    const city = await db.inTenant(orgA, (tx) => hotels.search(tx, search({ ...pricing })))
    invariant(city.ok, 'Lisbon is there')
    const totals = new Map(city.value.hotels.map((h) => [h.hotelId, h.quote.total.minor]))
    for (const { hotelId } of city.value.hotels.slice(0, 10)) {
      const found = await similar(hotelId)
      invariant(found.ok, 'the hotel is known')
      expect(found.value.hotels).toHaveLength(4)
      expect(found.value.nights).toBe(nightsOf(stay.checkin, stay.checkout).length)
      for (const like of found.value.hotels) {
        expect(like.hotelId).not.toBe(hotelId)
        expect(like.quote.total.minor).toBe(totals.get(like.hotelId))
      }
    }
  })

  test('a property of the other product has none here', async () => {
    const other = await db.inTenant(orgA, (tx) =>
      hotels.similar(tx, { product: 'holidaystays', hotelId: 'lisbon-nobody' as HotelId, stay, limit: 4, ...pricing }),
    )
    expect(other).toMatchObject({ ok: false, refusal: { code: 'unknown_hotel' } })
  })
})
