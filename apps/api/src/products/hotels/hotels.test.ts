import { type Db, runInvariants } from '@sojourn/db'
import { invariant, nightsOf, toMajor } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCursor } from './domain/page.ts'
import { answered, hotelsOn, migrationsOf, noFilters, orgA, orgB, search, smallWorld, stay } from './hotels.testing.ts'
import type { HotelId, Hotels, Offer, RateId } from './index.ts'

let db: Db
let hotels: Hotels
const clock = fakeClock()

beforeAll(async () => {
  db = await testDb(migrationsOf())
  hotels = hotelsOn(db, clock)
  await db.asSystem((tx) => hotels.seed(tx, smallWorld))
})
afterAll(async () => {
  expect(await runInvariants(db, hotels.invariants)).toEqual([])
  await db.close()
})

const find = async (change: Parameters<typeof search>[0] = {}) => answered(await db.inTenant(orgA, (tx) => hotels.search(tx, search(change))))

describe('searching', () => {
  test('[B2.2] a city answers hotels with an exact all-in price for all nights', async () => {
    const { hotels: found, total, city, nights } = await find()
    expect(nights).toBe(3)
    expect(total).toBe(found.length)
    expect(total).toBeGreaterThan(40)
    for (const { quote } of found) {
      expect(quote.nights.map((n) => n.date)).toEqual(nightsOf('2027-03-12', '2027-03-15'))
      expect(quote.payNow.minor + quote.payAtProperty.minor).toBe(quote.total.minor)
    }
    expect(city.destination.timeZone).toBe('Europe/Lisbon')
  })

  test('each price is the cheapest of the hotel’s own page', async () => {
    for (const { hotelId, quote } of (await find({ limit: 8 })).hotels) {
      const rates = await db.inTenant(orgA, (tx) =>
        hotels.listRates(tx, { product: 'hotels', hotelId: hotelId as HotelId, stay: stay(), currency: 'USD', markupBasisPoints: 0 }),
      )
      invariant(rates.ok, 'the hotel is known')
      expect(quote.total.minor).toBe(Math.min(...rates.value.offers.map((o) => o.quote.total.minor)))
    }
  })

  test('a stay that was priced before is priced the same again, and under other terms by those', async () => {
    const totals = async (change: Parameters<typeof search>[0] = {}) => (await find({ sort: 'price', ...change })).hotels.map(({ quote }) => quote.total)
    const first = await totals()
    const marked = await totals({ markupBasisPoints: 500 })
    expect(marked.every(({ minor }, index) => minor > first[index]!.minor)).toBe(true)
    expect((await totals({ currency: 'JPY' })).every(({ currency }) => currency === 'JPY')).toBe(true)
    expect(await totals()).toEqual(first)
  })

  test('every count of the filters is what choosing it leaves', async () => {
    const { facets, total } = await find()
    const totalWith = async (filters: Partial<typeof noFilters>) => (await find({ filters: { ...noFilters, ...filters } })).total
    for (const { value, count } of facets.stars) expect(await totalWith({ stars: [Number(value)] })).toBe(count)
    for (const { value, count } of facets.districts) expect(await totalWith({ districts: [value] })).toBe(count)
    for (const { value, count } of facets.score) expect(await totalWith({ scoreMin: Number(value) })).toBe(count)
    for (const { value, count } of facets.meals) expect(await totalWith({ meals: [value] })).toBe(count)
    for (const { value, count } of facets.amenities.slice(0, 6)) expect(await totalWith({ amenities: [value] })).toBe(count)
    expect(await totalWith({ freeCancellation: true })).toBe(facets.freeCancellation)
    expect(await totalWith({ payAtProperty: true })).toBe(facets.payAtProperty)
    expect(await totalWith({ priceMinMinor: facets.price.minMinor, priceMaxMinor: facets.price.maxMinor })).toBe(total)
    expect(facets.price.buckets.reduce((a, b) => a + b, 0)).toBe(total)
  })

  test('[B2.2] so is every count with any other filters in force', async () => {
    const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 })
    const { facets, hotels: all } = await find()
    const totals = all.map((h) => h.quote.total.minor).sort((a, b) => a - b)
    const request = fc.record({
      stars: some([3, 4, 5]),
      scoreMin: fc.constantFrom(0, 8, 8.5),
      districts: some(facets.districts.map((d) => d.value)),
      amenities: some(facets.amenities.map((a) => a.value)),
      meals: some(['breakfast', 'room_only']),
      freeCancellation: fc.boolean(),
      payAtProperty: fc.boolean(),
      priceMinMinor: fc.constantFrom(null, totals[5]!),
      priceMaxMinor: fc.constantFrom(null, totals[totals.length >> 1]!),
    })
    await fc.assert(
      fc.asyncProperty(request, async (filters) => {
        const counted = await find({ filters })
        const totalWith = async (more: Partial<typeof noFilters>) => (await find({ filters: { ...filters, ...more } })).total
        for (const { value, count } of counted.facets.stars) expect(await totalWith({ stars: [Number(value)] })).toBe(count)
        for (const { value, count } of counted.facets.districts) expect(await totalWith({ districts: [value] })).toBe(count)
        for (const { value, count } of counted.facets.score) expect(await totalWith({ scoreMin: Number(value) })).toBe(count)
        for (const { value, count } of counted.facets.meals) expect(await totalWith({ meals: [value] })).toBe(count)
        for (const { value, count } of counted.facets.amenities) expect(await totalWith({ amenities: [...filters.amenities, value] })).toBe(count)
        expect(await totalWith({ freeCancellation: true })).toBe(counted.facets.freeCancellation)
        expect(await totalWith({ payAtProperty: true })).toBe(counted.facets.payAtProperty)
        expect(await totalWith({ priceMinMinor: null, priceMaxMinor: null })).toBe(counted.facets.price.buckets.reduce((a, b) => a + b, 0))
      }),
      { numRuns: 5 },
    )
  })

  test('a filter for free cancellation shows a rate that can still be cancelled', async () => {
    for (const found of (await find({ filters: { ...noFilters, freeCancellation: true } })).hotels) expect(found.freeUntil).not.toBeNull()
  })

  test('pages follow each other without a gap in every order', async () => {
    for (const sort of ['recommended', 'price', 'score', 'stars', 'distance'] as const) {
      const all = (await find({ sort })).hotels.map((h) => h.hotelId)
      const first = await find({ sort, limit: 30 })
      const second = await find({ sort, limit: 30, cursor: readCursor(first.next!) })
      expect([...first.hotels, ...second.hotels].map((h) => h.hotelId)).toEqual(all)
      expect(second.next).toBeNull()
    }
  })

  test('a district lists its own hotels, a hotel comes first, a landmark measures from itself', async () => {
    expect(new Set((await find({ placeId: 'lisbon.alfama' })).hotels.map((h) => h.hotel.district))).toEqual(new Set(['Alfama']))
    const asked = (await find()).hotels.at(-1)!.hotelId
    expect((await find({ placeId: asked })).hotels[0]?.hotelId).toBe(asked)
    const near = (await find({ placeId: 'lisbon.at.castle', sort: 'distance' })).hotels
    expect(near[0]!.metres).toBeLessThan(1_000)
    expect(near[0]!.metres).toBeLessThanOrEqual(near[1]!.metres)
  })

  test('[B9.1] dinars of three decimals end in 0, yen have none', async () => {
    const kwd = await find({ placeId: 'kuwait-city', currency: 'KWD' })
    for (const { quote } of kwd.hotels) expect(quote.total.minor % 10).toBe(0)
    const jpy = await find({ placeId: 'kyoto', currency: 'JPY' })
    for (const { quote } of jpy.hotels) expect(Number.isInteger(toMajor(quote.total))).toBe(true)
  })

  test('a markup is in every price and its share in none', async () => {
    const [plain, marked] = [await find({ sort: 'distance' }), await find({ sort: 'distance', markupBasisPoints: 1_000 })]
    for (const [i, { quote }] of marked.hotels.entries()) expect(quote.total.minor).toBeGreaterThan(plain.hotels[i]!.quote.total.minor)
    expect(JSON.stringify(marked.hotels.map((h) => h.quote))).not.toMatch(/markup|net/i)
  })

  test('an unknown place suggests known ones, bad dates say which', async () => {
    const place = await db.inTenant(orgA, (tx) => hotels.search(tx, search({ placeId: 'lisbonn' })))
    expect(place).toMatchObject({ ok: false, refusal: { code: 'unknown_destination', detail: { suggestions: [{ place_id: 'lisbon' }, { place_id: 'lis' }] } } })
    const dates = await db.inTenant(orgA, (tx) => hotels.search(tx, search({ stay: stay('2027-01-14', '2027-01-16') })))
    expect(dates).toMatchObject({ ok: false, refusal: { code: 'bad_dates', detail: { reason: 'checkin_past' } } })
  })
})

/** A room of which few are left, so that a test can empty it. */
async function scarce(checkin: string, checkout: string): Promise<Offer> {
  for (const { hotelId } of (await find({ stay: stay(checkin, checkout) })).hotels) {
    const rates = await db.inTenant(orgA, (tx) =>
      hotels.listRates(tx, { product: 'hotels', hotelId: hotelId as HotelId, stay: stay(checkin, checkout), currency: 'USD', markupBasisPoints: 0 }),
    )
    const few = rates.ok && rates.value.offers.find((offer) => offer.left === 2)
    if (few) return few
  }
  throw new Error('every room has more than two left')
}

const hold = (offer: Offer, rooms = 1, orgId = orgA) =>
  db.inTenant(orgId, (tx) =>
    hotels.holdRooms(tx, {
      orgId,
      roomTypeId: offer.quote.roomTypeId,
      checkin: offer.quote.stay.checkin,
      checkout: offer.quote.stay.checkout,
      rooms,
      subject: 'chk_1',
      expiresAtMs: clock.nowMs() + 15 * 60_000,
    }),
  )

const quoteAgain = (offer: Offer, rateId = offer.quote.rateId) =>
  db.inTenant(orgA, (tx) =>
    hotels.quoteRate(tx, { product: 'hotels', hotelId: offer.quote.hotelId, rateId, stay: offer.quote.stay, currency: 'USD', markupBasisPoints: 1_000 }),
  )

describe('holding', () => {
  test('held rooms are gone for every organisation, and come back when released', async () => {
    const offer = await scarce('2027-04-06', '2027-04-09')
    const held = await hold(offer, 2)
    invariant(held.ok, 'two are left')
    expect(await hold(offer, 1, orgB)).toMatchObject({ ok: false, refusal: { code: 'sold_out', detail: { left: 0 } } })
    expect(await quoteAgain(offer)).toMatchObject({ ok: false, refusal: { code: 'sold_out' } })
    const ref = { orgId: orgA, holdId: held.value.holdId }
    expect(await db.inTenant(orgA, (tx) => hotels.releaseHold(tx, ref))).toBe('released')
    expect(await db.inTenant(orgA, (tx) => hotels.releaseHold(tx, ref))).toBe('released')
    const again = await quoteAgain(offer)
    expect(again).toMatchObject({ ok: true, value: { left: 2 } })
  })

  test('more rooms than there are hold none, and say what is left', async () => {
    const offer = await scarce('2027-04-12', '2027-04-15')
    expect(await hold(offer, 3)).toMatchObject({ ok: false, refusal: { code: 'sold_out', detail: { left: 2 } } })
    expect(await quoteAgain(offer)).toMatchObject({ ok: true, value: { left: 2 } })
  })

  test('a hold is confirmed once, cancelled once, and another organisation cannot touch it', async () => {
    const offer = await scarce('2027-05-03', '2027-05-05')
    const held = await hold(offer)
    invariant(held.ok, 'rooms are left')
    const ref = { orgId: orgA, holdId: held.value.holdId }
    expect(await db.inTenant(orgB, (tx) => hotels.releaseHold(tx, ref))).toBeNull()
    for (const _ of [1, 2]) expect(await db.inTenant(orgA, (tx) => hotels.confirmHold(tx, ref))).toMatchObject({ ok: true, value: { state: 'confirmed' } })
    expect(await db.inTenant(orgA, (tx) => hotels.releaseHold(tx, ref))).toBe('confirmed')
    for (const _ of [1, 2]) expect(await db.inTenant(orgA, (tx) => hotels.cancelStay(tx, ref))).toBe('cancelled')
    expect(await db.inTenant(orgA, (tx) => hotels.confirmHold(tx, ref))).toMatchObject({ ok: false, refusal: { code: 'hold_cancelled' } })
    expect(await quoteAgain(offer)).toMatchObject({ ok: true, value: { left: 2 } })
  })

  test('a released hold takes its rooms again, or is sold out', async () => {
    const offer = await scarce('2027-05-10', '2027-05-12')
    const [first, second] = [await hold(offer, 2), await hold(offer, 1)]
    invariant(first.ok && !second.ok, 'the first took both')
    const ref = { orgId: orgA, holdId: first.value.holdId }
    await db.inTenant(orgA, (tx) => hotels.releaseHold(tx, ref))
    const rival = await hold(offer, 1, orgB)
    invariant(rival.ok, 'they were given back')
    expect(await db.inTenant(orgA, (tx) => hotels.confirmHold(tx, ref))).toMatchObject({ ok: false, refusal: { code: 'sold_out' } })
    await db.inTenant(orgB, (tx) => hotels.releaseHold(tx, { orgId: orgB, holdId: rival.value.holdId }))
    expect(await db.inTenant(orgA, (tx) => hotels.confirmHold(tx, ref))).toMatchObject({ ok: true })
  })

  test('an expired hold is listed until it is released, and a renewed one is not', async () => {
    const offer = await scarce('2027-06-07', '2027-06-09')
    const [late, renewed] = [await hold(offer), await hold(offer)]
    invariant(late.ok && renewed.ok, 'two are left')
    await db.inTenant(orgA, (tx) => hotels.renewHold(tx, { orgId: orgA, holdId: renewed.value.holdId, expiresAtMs: clock.nowMs() + 30 * 60_000 }))
    clock.advance(16 * 60_000)
    expect((await db.asSystem((tx) => hotels.listExpiredHolds(tx, 10))).map((h) => h.holdId)).toEqual([late.value.holdId])
    await db.inTenant(orgA, (tx) => hotels.releaseHold(tx, { orgId: orgA, holdId: late.value.holdId }))
    expect(await db.asSystem((tx) => hotels.listExpiredHolds(tx, 10))).toEqual([])
    expect(await db.inTenant(orgA, (tx) => hotels.renewHold(tx, { orgId: orgA, holdId: late.value.holdId, expiresAtMs: 1 }))).toMatchObject({
      refusal: { code: 'hold_gone' },
    })
  })

  test('a rate is priced again with our share apart, and an unknown one refused', async () => {
    const offer = await scarce('2027-09-06', '2027-09-08')
    const again = await quoteAgain(offer)
    invariant(again.ok, 'it is still free')
    expect(again.value.revenue.minor).toBeLessThanOrEqual(again.value.quote.payNow.minor)
    expect(again.value.card.address).toContain('Lisbon')
    expect(await quoteAgain(offer, `${offer.quote.roomTypeId}.gold` as RateId)).toMatchObject({ ok: false, refusal: { code: 'unknown_rate' } })
  })
})
