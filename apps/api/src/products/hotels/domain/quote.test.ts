import { add, decimalsOf, equals, exchangeOf, type FxRate, money, sum } from '@sojourn/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { City, Hotel, RatePlan, RoomType, Tax } from './catalogue.ts'
import type { HotelId, RoomTypeId } from './ids.ts'
import { type Quote, quoteOf, refundOf } from './quote.ts'
import type { RoomParty } from './stay.ts'

const rate = (currency: string, perUsd: string): [string, FxRate] => [currency, { currency, perUsd, asOf: '2026-09-29', source: 'test' }]
const rates = new Map([rate('USD', '1'), rate('EUR', '0.880226'), rate('KWD', '0.308712'), rate('JPY', '157.477'), rate('CHF', '0.83337')])
const currencies = [...rates.keys()]

const tax = (code: string, amount: Tax['amount'], rest: Partial<Tax> = {}): Tax => ({
  code,
  name: code,
  kind: 'tax',
  amount,
  ageFrom: 0,
  ageTo: 200,
  nightsMax: null,
  collected: 'now',
  since: '2024-01-01',
  source: 'test',
  ...rest,
})

const vat = tax('vat', { by: 'percent', ppm: 60_000 })
const cityTax = tax('city', { by: 'flat', per: 'guest', minor: 400 }, { collected: 'property', ageFrom: 13, nightsMax: 7 })

const room = { roomTypeId: 'town-house.r1' as RoomTypeId, name: 'Double', adultsMax: 4, sleeps: 6, factor: 100, allotment: 5 } as RoomType
const hotel = (baseMinor: number): Hotel =>
  ({ hotelId: 'town-house' as HotelId, stars: 4, checkinFrom: '15:00', baseMinor, breakfastMinor: 1300, rooms: [room], plans: [] }) as unknown as Hotel
const city = (currency: string, taxes: readonly Tax[]): City => ({
  destination: {
    currency,
    timeZone: 'Europe/Lisbon',
    stepMinor: decimalsOf(currency) === 3 ? 250 : 100,
    season: { months: [74, 78, 92, 104, 114, 120, 114, 112, 122, 108, 86, 76], week: [92, 94, 96, 98, 101, 112, 113], peaks: [] },
  } as unknown as City['destination'],
  taxes,
  hotels: [],
})
const plan = (change: Partial<RatePlan> = {}): RatePlan => ({
  code: 'free',
  board: 'room_only',
  included: [],
  adjustBp: 0,
  payment: 'now',
  cancellation: [{ daysBefore: 3, time: '18:00', penalty: 'first_night' }],
  ...change,
})

const party = fc.record({ adults: fc.integer({ min: 1, max: 4 }), children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }) })
const anyQuote = fc
  .record({
    from: fc.constantFrom(...currencies),
    to: fc.constantFrom(...currencies),
    base: fc.integer({ min: 2_000, max: 5_000_000 }),
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.array(party, { minLength: 1, maxLength: 4 }),
    markup: fc.integer({ min: 0, max: 3_000 }),
    atProperty: fc.boolean(),
    final: fc.boolean(),
    breakfast: fc.boolean(),
    ppm: fc.integer({ min: 0, max: 250_000 }),
  })
  .map((c): Quote => {
    const taxes = [
      tax('a', { by: 'percent', ppm: c.ppm }),
      tax('b', { by: 'percent', ppm: 99_750 }, { kind: 'fee' }),
      cityTax,
      tax('unit', { by: 'flat', per: 'room', minor: 150 }),
    ]
    const checkout = new Date(Date.UTC(2027, 2, 12 + c.nights)).toISOString().slice(0, 10)
    return quoteOf(
      city(c.from, taxes),
      hotel(c.base),
      room,
      plan({ payment: c.atProperty ? 'property' : 'now', board: c.breakfast ? 'breakfast' : 'room_only', ...(c.final ? { cancellation: [] } : {}) }),
      { checkin: '2027-03-12', checkout, rooms: c.rooms },
      { exchange: exchangeOf(c.from, c.to, rates)!, markupBasisPoints: c.markup, today: '2027-01-15' },
    )
  })

describe('a quote', () => {
  test('sums exactly: nights to base, base and lines to total, now and at the property to total', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const of = (kind: 'tax' | 'fee') =>
          sum(
            quote.currency,
            quote.lines.filter((l) => l.kind === kind).map((l) => l.amount),
          )
        expect(
          equals(
            sum(
              quote.currency,
              quote.nights.map((n) => n.amount),
            ),
            quote.base,
          ),
        ).toBe(true)
        expect(equals(of('tax'), quote.taxes)).toBe(true)
        expect(equals(of('fee'), quote.fees)).toBe(true)
        expect(equals(add(quote.base, add(quote.taxes, quote.fees)), quote.total)).toBe(true)
        expect(equals(add(quote.payNow, quote.payAtProperty), quote.total)).toBe(true)
      }),
    )
  })

  test('[B9.1] in a currency of three decimals every amount ends in 0', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        if (decimalsOf(quote.currency) !== 3) return
        for (const amount of [...quote.nights.map((n) => n.amount), ...quote.lines.map((l) => l.amount), quote.total, quote.payNow])
          expect(amount.minor % 10).toBe(0)
      }),
    )
  })

  test('a refund is never below 0 and never above what was paid, and later is never more', () => {
    fc.assert(
      fc.property(
        anyQuote,
        fc.array(fc.integer({ min: Date.UTC(2027, 0, 1), max: Date.UTC(2027, 4, 1) }), { minLength: 2, maxLength: 6 }),
        (quote, instants) => {
          const refunds = instants.sort((a, b) => a - b).map((ms) => refundOf(quote, ms).minor)
          for (const [i, refund] of refunds.entries()) {
            expect(refund).toBeGreaterThanOrEqual(0)
            expect(refund).toBeLessThanOrEqual(quote.payNow.minor)
            if (i > 0) expect(refund).toBeLessThanOrEqual(refunds[i - 1]!)
          }
        },
      ),
    )
  })

  test('a rate paid at the property charges nothing now, and gives nothing back', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        if (quote.payment === 'now') return
        expect(quote.payNow.minor).toBe(0)
        expect(refundOf(quote, 0).minor).toBe(0)
      }),
    )
  })

  test('a markup raises the nights by its share before they are converted', () => {
    const of = (markupBasisPoints: number) => quoteFor([{ adults: 2, children: [] }], { markupBasisPoints })
    expect(of(1_000).base.minor).toBe((of(0).base.minor * 11) / 10)
  })
})

function quoteFor(
  rooms: readonly RoomParty[],
  more: { markupBasisPoints?: number; checkout?: string; taxes?: readonly Tax[]; currency?: string; to?: string; payment?: 'now' | 'property' } = {},
): Quote {
  const currency = more.currency ?? 'EUR'
  return quoteOf(
    city(currency, more.taxes ?? [vat, cityTax]),
    hotel(16_000),
    room,
    plan({ payment: more.payment ?? 'now' }),
    { checkin: '2027-03-12', checkout: more.checkout ?? '2027-03-15', rooms },
    {
      exchange: exchangeOf(currency, more.to ?? currency, rates)!,
      markupBasisPoints: more.markupBasisPoints ?? 0,
      today: '2027-01-15',
    },
  )
}

describe('taxes', () => {
  const line = (quote: Quote, code: string) => quote.lines.find((l) => l.code === code)?.amount.minor

  test('a share follows the price of the nights, and is paid with them', () => {
    const quote = quoteFor([{ adults: 2, children: [] }])
    expect(line(quote, 'vat')).toBe(Math.round(quote.base.minor * 0.06))
    expect(quote.payNow.minor).toBe(quote.base.minor + line(quote, 'vat')!)
  })

  test('a city tax counts guests of its age for as many nights as it lasts', () => {
    expect(line(quoteFor([{ adults: 2, children: [] }]), 'city')).toBe(2 * 3 * 400)
    expect(line(quoteFor([{ adults: 2, children: [12, 13] }]), 'city')).toBe(3 * 3 * 400)
    expect(
      line(
        quoteFor(
          [
            { adults: 2, children: [] },
            { adults: 1, children: [] },
          ],
          { checkout: '2027-03-22' },
        ),
        'city',
      ),
    ).toBe(3 * 7 * 400)
  })

  test('[C2.7] what is paid at the property is shown in its own currency with the sum of its rule, whatever the price is shown in', () => {
    const family = [{ adults: 2, children: [12] }]
    const inDollars = quoteFor(family, { to: 'USD' })
    expect(inDollars.lines.find(({ code }) => code === 'city')!.rule).toMatchObject({ count: 2, nights: 3, isShortened: false, owed: money(2400, 'EUR') })
    expect(inDollars.payAtPropertyLocal).toEqual(money(2400, 'EUR'))
    expect(inDollars.payAtProperty).toEqual(money(line(inDollars, 'city')!, 'USD'))
    expect(quoteFor(family, { to: 'USD', checkout: '2027-03-22' }).lines.find(({ code }) => code === 'city')!.rule).toMatchObject({
      count: 2,
      nights: 7,
      isShortened: true,
      owed: money(5600, 'EUR'),
    })
    // All of it, where the rate is paid there: what it would cost in that currency.
    const allThere = quoteFor(family, { to: 'USD', payment: 'property' })
    expect(allThere.payAtPropertyLocal).toEqual(quoteFor(family, { payment: 'property' }).total)
  })

  test('by class and by the price of a guest’s night', () => {
    const stars = tax('stars', { by: 'stars', per: 'guest', minor: [100, 200, 300, 400] })
    const steps = tax('steps', {
      by: 'price',
      per: 'guest',
      steps: [
        { fromMinor: 0, minor: 10 },
        { fromMinor: 5_000, minor: 50 },
        { fromMinor: 12_000, minor: 120 },
      ],
    })
    const two = quoteFor([{ adults: 2, children: [] }], { taxes: [stars, steps] })
    expect(line(two, 'stars')).toBe(2 * 3 * 300)
    expect(line(two, 'steps')).toBe(2 * 3 * 50)
    expect(line(quoteFor([{ adults: 1, children: [] }], { taxes: [steps] }), 'steps')).toBe(3 * 120)
  })
})

describe('an exchange', () => {
  test('goes through the dollar and is stored as a decimal text', () => {
    expect(exchangeOf('EUR', 'USD', rates)).toEqual({ from: 'EUR', to: 'USD', rate: '1.13607187', asOf: '2026-09-29' })
    expect(exchangeOf('EUR', 'EUR', rates)?.rate).toBe('1')
    expect(exchangeOf('EUR', 'XXX', rates)).toBeNull()
  })

  test('there and back loses less than a thousandth', () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencies), fc.constantFrom(...currencies), (a, b) => {
        expect(Math.abs(Number(exchangeOf(a, b, rates)!.rate) * Number(exchangeOf(b, a, rates)!.rate) - 1)).toBeLessThan(0.001)
      }),
    )
  })
})
