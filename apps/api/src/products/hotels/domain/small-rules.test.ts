import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRateId, type RoomTypeId, rateIdOf } from './ids.ts'
import { breakfastHalves, fits, partyPercent } from './occupancy.ts'
import { pageOf, readCursor, writeCursor } from './page.ts'
import { type Ranked, rank, SORTS } from './search-order.ts'
import { checkNights } from './stay.ts'

describe('a party and a room', () => {
  const family = { adultsMax: 4, sleeps: 4 }
  const double = { adultsMax: 2, sleeps: 2 }

  test('a baby sleeps in a cot, every other child takes a bed', () => {
    expect(fits(double, { adults: 2, children: [1] })).toBe(true)
    expect(fits(double, { adults: 2, children: [2] })).toBe(false)
    expect(fits(family, { adults: 2, children: [5, 8] })).toBe(true)
    expect(fits(family, { adults: 5, children: [] })).toBe(false)
  })

  test('more people never pay less', () => {
    const anyParty = fc.record({ adults: fc.integer({ min: 1, max: 6 }), children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }) })
    fc.assert(
      fc.property(anyParty, fc.integer({ min: 0, max: 17 }), (party, age) => {
        const more = { ...party, children: [...party.children, age] }
        expect(partyPercent(more)).toBeGreaterThanOrEqual(partyPercent(party))
        expect(breakfastHalves(more)).toBeGreaterThanOrEqual(breakfastHalves(party))
      }),
    )
  })
})

describe('the dates of a stay', () => {
  // 23:30 of 14 January in Lisbon is already the 15th in Tokyo.
  const lateEvening = Date.parse('2027-01-14T23:30:00Z')
  const reason = (checkin: string, checkout: string, zone = 'Europe/Lisbon') => {
    const outcome = checkNights({ checkin, checkout }, zone, lateEvening)
    return outcome.ok ? outcome.value.length : outcome.refusal.detail?.reason
  }

  test('[A2.17] today counts in the property’s own date', () => {
    expect(reason('2027-01-14', '2027-01-15')).toBe(1)
    expect(reason('2027-01-14', '2027-01-15', 'Asia/Tokyo')).toBe('checkin_past')
  })

  test('a stay has 1 to 30 nights and begins within 500 days', () => {
    expect(reason('2027-02-01', '2027-02-01')).toBe('checkout_before_checkin')
    expect(reason('2027-02-01', '2027-03-03')).toBe(30)
    expect(reason('2027-02-01', '2027-03-04')).toBe('stay_too_long')
    expect(reason('2028-06-30', '2028-07-01')).toBe('too_far_ahead')
  })
})

test('a rate id is its room and its plan', () => {
  const id = rateIdOf('lisbon-casa-do-fadista.r2' as RoomTypeId, 'flex')
  expect(parseRateId(id)).toEqual({ hotelId: 'lisbon-casa-do-fadista', roomTypeId: 'lisbon-casa-do-fadista.r2', planCode: 'flex' })
  expect(parseRateId('../../etc')).toBeNull()
})

describe('orders and pages', () => {
  const hotel = fc.record({
    hotelId: fc.stringMatching(/^[a-z]{1,8}$/),
    totalMinor: fc.integer({ min: 1, max: 500_000 }),
    score: fc.integer({ min: 68, max: 96 }).map((tenths) => tenths / 10),
    reviewCount: fc.nat(3_000),
    stars: fc.integer({ min: 2, max: 5 }),
    metres: fc.nat(20_000),
    refundable: fc.boolean(),
    asked: fc.constant(false),
  })
  const hotels = fc.uniqueArray(hotel, { selector: (h) => h.hotelId, maxLength: 40 })

  test('every order is total: pages of any size show each hotel once', () => {
    fc.assert(
      fc.property(hotels, fc.constantFrom(...SORTS), fc.integer({ min: 1, max: 7 }), (found, sort, limit) => {
        const all: Ranked[] = rank(found, sort)
        const seen: string[] = []
        for (let cursor = null as ReturnType<typeof readCursor>; ; ) {
          const page = pageOf(all, found, cursor, limit)
          seen.push(...page.items.map((h) => h.hotelId))
          if (!page.next) break
          cursor = readCursor(page.next)
        }
        expect(seen).toEqual(all.map((h) => h.hotelId))
        expect(rank([...found].reverse(), sort).map((h) => h.hotelId)).toEqual(seen)
      }),
    )
  })

  test('[B2.2] a sale between two pages neither repeats a property nor passes one over', () => {
    fc.assert(
      fc.property(hotels, fc.constantFrom(...SORTS), fc.integer({ min: 1, max: 7 }), fc.array(fc.nat(39)), (found, sort, limit, sales) => {
        const sold = new Set<string>()
        const dearer = new Map<string, number>()
        const seen: string[] = []
        for (let cursor = null as ReturnType<typeof readCursor>, turn = 0; ; turn++) {
          const free = found.filter((h) => !sold.has(h.hotelId)).map((h) => ({ ...h, totalMinor: h.totalMinor + (dearer.get(h.hotelId) ?? 0) }))
          const page = pageOf(rank(free, sort), found, cursor, limit)
          seen.push(...page.items.map((h) => h.hotelId))
          if (!page.next) break
          cursor = readCursor(page.next)
          // Every other sale takes the last room of a property, the rest its cheapest.
          const hit = found[(sales[turn] ?? 0) % found.length]!.hotelId
          if (turn % 2 === 0) sold.add(hit)
          else dearer.set(hit, 90_000)
        }
        expect(new Set(seen).size).toBe(seen.length)
        for (const { hotelId } of found) expect(seen.includes(hotelId) || sold.has(hotelId)).toBe(true)
      }),
    )
  })

  test('an invalid cursor is ignored, and one of another catalogue begins again', () => {
    expect(readCursor('%%%')).toBeNull()
    expect(readCursor('drop table')).toBeNull()
    const all = ['a', 'b', 'c', 'd'].map((hotelId) => ({ hotelId }))
    const { next } = pageOf(all, all, null, 3)
    expect(pageOf(all, all, readCursor(next!), 3).items).toEqual([{ hotelId: 'd' }])
    expect(pageOf(all.slice(1), all.slice(1), readCursor(next!), 3).items).toHaveLength(3)
    expect(readCursor(writeCursor({ list: 'x1', shown: new Set([3, 64]) }))).toEqual({ list: 'x1', shown: new Set([3, 64]) })
  })
})
