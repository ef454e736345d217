import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { City, Hotel, RatePlan, RoomType } from './catalogue.ts'
import { priceOf } from './frozen-price.ts'
import type { HotelId, RoomTypeId } from './ids.ts'
import type { QuoteTerms } from './quote.ts'

const room = { roomTypeId: 'town-house.r1' as RoomTypeId, name: 'Double', adultsMax: 4, sleeps: 4, factor: 100, allotment: 5 } as RoomType
const hotel = (baseMinor: number) =>
  ({ hotelId: 'town-house' as HotelId, stars: 4, checkinFrom: '15:00', baseMinor, breakfastMinor: 1300, rooms: [room], plans: [] }) as unknown as Hotel
const city: City = {
  destination: {
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    stepMinor: 100,
    season: { months: [74, 78, 92, 104, 114, 120, 114, 112, 122, 108, 86, 76], week: [92, 94, 96, 98, 101, 112, 113], peaks: [] },
  } as unknown as City['destination'],
  taxes: [],
  hotels: [],
}
const plan = (payment: RatePlan['payment']) => ({ code: 'free', board: 'room_only', included: [], adjustBp: 0, payment, cancellation: [] }) as RatePlan
const stay = { checkin: '2027-02-20', checkout: '2027-02-23', rooms: [{ adults: 2, children: [] }] }
const anyTerms: fc.Arbitrary<QuoteTerms> = fc.record({
  exchange: fc.integer({ min: 8_000, max: 12_000 }).map((rate) => ({ from: 'EUR', to: 'USD', rate: `1.${rate}`, asOf: '2027-01-01' })),
  markupBasisPoints: fc.integer({ min: 0, max: 4_000 }),
  today: fc.constantFrom('2027-01-15', '2027-01-16', '2027-02-10'),
})
const asked = fc.record({
  base: fc.integer({ min: 2_000, max: 500_000 }),
  payment: fc.constantFrom('now' as const, 'property' as const),
  now: anyTerms,
  before: anyTerms,
})

test('[B5.2] what a frozen price takes off is never below 0: the traveller pays the less of then and now', () => {
  fc.assert(
    fc.property(asked, ({ base, payment, now, before }) => {
      const price = (today: QuoteTerms, frozen: QuoteTerms | null) => priceOf(city, hotel(base), room, plan(payment), stay, today, frozen).quote.total.minor
      const paid = price(now, before)
      expect(price(now, null) - paid).toBeGreaterThanOrEqual(0)
      expect(paid).toBe(Math.min(price(now, null), price(before, null)))
      expect(paid).toBeGreaterThan(0)
    }),
  )
})

test('[B6.4] the share of what is paid now is that of the terms it was priced by, never below 0 and never all of it', () => {
  fc.assert(
    fc.property(asked, ({ base, payment, now, before }) => {
      const { quote, revenue } = priceOf(city, hotel(base), room, plan(payment), stay, now, before)
      const by = quote.exchange === now.exchange ? now : before
      const share = Math.round((quote.base.minor * by.markupBasisPoints) / (10_000 + by.markupBasisPoints))
      expect(revenue.minor).toBe(payment === 'property' ? 0 : share)
    }),
  )
})
