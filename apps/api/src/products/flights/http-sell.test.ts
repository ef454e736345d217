import { type BrandShape, getCheckout, prebookFlight } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { codeOf, contact, createSystem, got, systemDb, systemInvariants, traveller } from '../../flows/booking-system.testing.ts'
import { adult, boughtFlight, findJourney, flightCallsOf, holdBody, joinedId, journeyIds } from './flight-sale.testing.ts'

const HOUR_MS = 3_600_000
const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const flights = flightCallsOf(system)
const ana = traveller('ana')
const near = journeyIds('LIS MAD 2027-03-17')
const abroad = journeyIds('LIS JFK 2027-03-17', 'JFK LIS 2027-03-24')
const one = { adult: 1 }
const thereAndBackAsOne = joinedId('LIS JFK 2027-03-17', 'JFK LIS 2027-03-18')
const byWayOfAmerica = joinedId('LIS JFK 2027-03-17', 'JFK MAD 2027-03-18')

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

describe('a journey', () => {
  test('[C1.7] has its fares side by side, each adding up by traveller and tax, with what cancelling it means', async () => {
    const asked = { adult: 1, child: 1, infant: 1, bags: { cabin: 1, checked: 1 } }
    const { fares, itinerary, document, rights } = await findJourney(system, abroad, asked, ana)
    expect(fares.map(({ brand_id }) => brand_id)).toEqual(itinerary.brands.map(({ brand_id }) => brand_id))
    expect(itinerary.brands.map(({ price }) => price.total)).toEqual(itinerary.brands.map(({ price }) => price.total).sort((a, b) => a - b))
    const cents = (amount: number) => Math.round(amount * 100)
    for (const [index, fare] of fares.entries()) {
      const { price } = itinerary.brands[index]!
      for (const each of fare.travellers) {
        expect(cents(each.fare) + cents(each.taxes) + cents(each.services)).toBe(cents(each.total))
        const taxes = fare.taxes.filter(({ traveller: of }) => of === each.traveller)
        expect(taxes.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(each.taxes))
        expect(each.surcharge).toBeLessThanOrEqual(each.fare)
      }
      expect(fare.travellers.reduce((sum, { total }) => sum + cents(total), 0)).toBe(cents(price.total))
      expect(fare.taxes.every(({ code, rule, since }) => /^[A-Z0-9]{2}$/.test(code) && rule !== undefined && since !== undefined)).toBe(true)
      expect(fare.if_cancelled[0]).toMatchObject({ kind: expect.any(String) })
    }
    expect(document).toBe('passport')
    expect(rights.map(({ code }) => code)).toEqual(['eu261', 'us'])
    expect(rights[0]!.lines[0]).toContain('€600')
  })

  test('what is taxed and comes back if unused stays out of what cancelling costs', async () => {
    const { fares } = await findJourney(system, abroad, one, ana)
    const [basic] = fares
    const [traveller1] = basic!.travellers
    const back = basic!.taxes.filter(({ back_if_unused }) => back_if_unused).reduce((sum, { amount }) => sum + amount, 0)
    expect(back).toBeGreaterThan(0)
    expect(basic!.cancellation.at(-1)!.amount).toBeCloseTo(traveller1!.total - back, 2)
  })

  test.each([
    ['an infant without an adult', { adult: 0, child: 1, infant: 1 }, 'bad_party'],
    ['more infants than adults', { adult: 1, infant: 2 }, 'bad_party'],
    ['a child alone', { adult: 0, child: 1 }, 'bad_party'],
    ['nobody', { adult: 0 }, 'bad_party'],
    ['ten people', { adult: 6, child: 4 }, 'bad_party'],
    ['flights that are none', { itinerary_id: 'XX9999-2027-03-17' }, 'unknown_itinerary'],
    ['flights that do not touch', { itinerary_id: `${near[0]}.${near[0]}` }, 'unknown_itinerary'],
    ['a day that has passed', { itinerary_id: journeyIds('LIS MAD 2027-01-10')[0]! }, 'departed'],
    ['there and back as one bound, at the fare of no distance', { itinerary_id: thereAndBackAsOne }, 'unknown_itinerary'],
    ['another place by way of where one goes, at the fare of that place', { itinerary_id: byWayOfAmerica }, 'unknown_itinerary'],
    ['a day that is not sold yet, by an id that was changed', { itinerary_id: near[0]!.replaceAll('2027-', '2031-') }, 'unknown_itinerary'],
    ['a currency that is none', { currency: 'ZZZ' }, 'unknown_currency'],
  ])('%s is refused', async (_, wrong, code) => {
    expect(codeOf(await flights.details({ itinerary_id: near[0]!, ...one, ...wrong }, ana))).toBe(code)
  })
})

describe('seats of the map', () => {
  test('are held with the flights, paid by their traveller, and free again once the checkout is given up', async () => {
    const two = { adult: 2 }
    const found = await findJourney(system, near, two, ana)
    const [{ brand_id, price }] = found.itinerary.brands as [(typeof found.itinerary.brands)[number]]
    const asked = { ...two, itinerary_id: found.itinerary.itinerary_id, brand_id }
    const free = async () => {
      const [flight] = got(await flights.seats(asked, ana)).flights
      return flight!.rows.flatMap(({ seats }) => seats).filter(({ is_free }) => is_free)
    }
    const [first, second] = await free()
    const seats = [first, second].map((each, index) => ({ segment: 1, traveller: index + 1, seat: each!.seat }))
    const expected_total = price.total + first!.amount + second!.amount
    const held = got(await flights.prebook({ ...asked, seats, expected_total }, ana))
    expect(held.isPriceChange).toBe(false)
    expect((await free()).map(({ seat }) => seat)).not.toContain(first!.seat)
    const ben = traveller('ben')
    expect(codeOf(await flights.prebook({ ...asked, seats, expected_total }, ben))).toBe('seat_taken')
    expect(codeOf(await flights.prebook({ ...asked, seats: [seats[0]!, { ...seats[0]!, traveller: 2 }], expected_total }, ben))).toBe('seat_taken')
    expect(codeOf(await flights.prebook({ ...asked, seats: [{ segment: 1, traveller: 1, seat: '88A' }], expected_total }, ben))).toBe('seat_taken')
    // Bags of one traveler are said once: twice they would be more than are carried.
    const bags = [1, 1].map((each) => ({ traveller: each, checked: 3 }))
    expect(prebookFlight.body.safeParse({ ...asked, extra_bags: bags, expected_total }).success).toBe(false)
    expect(prebookFlight.body.safeParse({ ...asked, extra_bags: bags.slice(1), expected_total }).success).toBe(true)
    // Other seats of the same flights take the place of those held.
    const [third] = (await free()).slice(-1)
    got(await flights.prebook({ ...asked, seats: [{ segment: 1, traveller: 1, seat: third!.seat }], expected_total }, ana))
    expect((await free()).map(({ seat }) => seat)).toContain(first!.seat)
    await system.core.shop.release(held.checkoutId, ana)
  })
})

describe('holding', () => {
  test('a fare that allows it is held for a day without paying, another one is not', async () => {
    const who = traveller('eva')
    const found = await findJourney(system, near, one, who, ({ itinerary }) => itinerary.brands.some(({ brand_id }) => brand_id === 'flex'))
    const held = got(await flights.prebook({ ...holdBody(found, one, 'flex'), hold: true }, who))
    expect(Date.parse(held.expires_at) - clock.nowMs()).toBe(24 * HOUR_MS)
    expect(codeOf(await flights.prebook({ ...holdBody(found, one, 'basic'), hold: true }, who))).toBe('not_holdable')
    expect(codeOf(await flights.prebook({ ...holdBody(found, one), brand_id: 'gold' }, who))).toBe('unknown_brand')
    clock.advance(23 * HOUR_MS)
    expect(got(await system.call(getCheckout)({ checkoutId: held.checkoutId }, who)).state).toBe('open')
    // In its place a fare that is not held for a day is not held for what is left of one.
    const instead = got(await flights.prebook(holdBody(found, one, 'basic'), who))
    expect(Date.parse(instead.expires_at) - clock.nowMs()).toBe(HOUR_MS / 4)
    await system.core.shop.release(instead.checkoutId, who)
  })

  test('a checkout that is renewed keeps its seats at their price, whatever others have taken meanwhile', async () => {
    const who = traveller('nia')
    const found = await findJourney(system, near, one, who)
    const { checkoutId, price } = got(await flights.prebook(holdBody(found, one), who))
    clock.advance(14 * 60_000)
    got(await system.renew({ checkoutId }, who))
    clock.advance(14 * 60_000)
    const checkout = got(await system.call(getCheckout)({ checkoutId }, who))
    expect(checkout).toMatchObject({ state: 'open', price: { total: price.total } })
    await system.core.shop.release(checkoutId, who)
  })

  test('more bags of single travellers cost what their fare says, to the minor unit, whatever each bound has in it, and an infant has none', async () => {
    const who = traveller('ole')
    const asked = { adult: 2, infant: 1, currency: 'KWD', bags: { cabin: 0, checked: 1 } }
    const ids = journeyIds('LIS MAD 2027-03-17', 'MAD LIS 2027-03-24')
    // A bound with a bag in its fare, and one without.
    const isMixed = ({ conditions, families }: BrandShape) => new Set(families).size > 1 && conditions.length > 0
    const found = await findJourney(system, ids, asked, who, ({ itinerary }) => itinerary.brands.some(isMixed)).catch(() =>
      findJourney(system, ids, asked, who),
    )
    for (const { brand_id, checked_bags, price } of found.itinerary.brands) {
      const { more_bags } = found.fares.find((fare) => fare.brand_id === brand_id)!
      expect(more_bags.map(({ traveller: of }) => of)).toEqual([1, 2])
      const [{ amounts }] = more_bags as [(typeof more_bags)[number]]
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
      for (const [at, amount] of amounts.entries()) {
        const extra_bags = [{ traveller: 2, checked: checked_bags + at + 1 - asked.bags.checked }]
        const expected_total = Math.round((price.total + amount) * 1_000) / 1_000
        expect(got(await flights.prebook({ ...holdBody(found, asked, brand_id), extra_bags, expected_total }, who))).toMatchObject({ isPriceChange: false })
      }
    }
    expect(codeOf(await flights.prebook({ ...holdBody(found, asked), extra_bags: [{ traveller: 3, checked: 1 }] }, who))).toBe('bad_party')
  })

  test('another price than the one that was seen is told beside it, and held', async () => {
    const found = await findJourney(system, near, one, ana)
    const body = holdBody(found, one)
    const held = got(await flights.prebook({ ...body, expected_total: body.expected_total - 1 }, traveller('fay')))
    expect(held).toMatchObject({ isPriceChange: true, old_price: body.expected_total - 1, price: { total: body.expected_total } })
  })

  test('[B5.6] where the organisation wants it, nobody holds flights before they sign in', async () => {
    const found = await findJourney(system, near, one, ana)
    const guest = { ...ana, user: null, org: { ...ana.org, site: { ...ana.org.site, flightLogin: true } } }
    expect(codeOf(await flights.prebook(holdBody(found, one), guest as never))).toBe('not_signed_in')
    expect(codeOf(await flights.prebook(holdBody(found, one), { ...traveller('gil'), org: guest.org }))).toBe('ok')
  })
})

describe('who flies', () => {
  const booking = async (name: string, guests: object[], asked: object = one) => {
    const who = traveller(name)
    const found = await findJourney(system, abroad, asked, who)
    const { checkoutId, price } = got(await flights.prebook(holdBody(found, asked), who))
    const outcome = await flights.book({ checkoutId, guests: guests as never, contact, consented_total: price.total }, who)
    await system.core.shop.release(checkoutId, who)
    return codeOf(outcome)
  }

  test('a passport that ends on the way, none at all, an infant who is two on the way back and a missing name are refused; one name is enough', async () => {
    const passport = adult('Hal').document
    expect(await booking('hal', [{ ...adult('Hal'), document: { ...passport, expires_on: '2027-03-20' } }])).toBe('bad_input')
    expect(await booking('ida', [{ ...adult('Ida'), document: undefined }])).toBe('bad_input')
    expect(await booking('jan', [adult('Jan'), { ...adult('Baby'), born_on: '2025-03-20' }], { adult: 1, infant: 1 })).toBe('bad_input')
    expect(await booking('kai', [adult('Kai')], { adult: 1, infant: 1 })).not.toBe('ok')
    expect(await booking('lea', [{ ...adult('Lea'), last_name: '' }])).toBe('ok')
  })

  test('the same traveller is not booked twice on the same flight', async () => {
    const max = traveller('max')
    const { itinerary_id } = await boughtFlight(system, max, journeyIds('LIS MAD 2027-03-18'), one, 'classic', [adult('Max')])
    const found = got(await flights.details({ ...one, itinerary_id }, max))
    const { checkoutId, price } = got(await flights.prebook(holdBody(found, one), max))
    expect(codeOf(await flights.book({ checkoutId, guests: [adult('Max')], contact, consented_total: price.total }, max))).toBe('duplicate_booking')
    expect(codeOf(await flights.book({ checkoutId, guests: [adult('Maria')], contact, consented_total: price.total }, max))).toBe('ok')
  })
})
