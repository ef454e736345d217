import { type Attempt, CHOOSING } from '../../../features/choose-and-hold/index.ts'
import { EXAMPLE_UNDO_PARTS, exampleParts } from '../../../lib/example-order.ts'
import { HOTELS } from '../stay-product.ts'
import type { Desk } from './desk.ts'
import type { HotelFound, Rate } from './hotel-details-api.ts'

const FREE_UNTIL = '2027-03-09T18:00:00+00:00'
const CHECK_IN = '2027-03-12T15:00:00+00:00'

const cents = (amount: number) => Math.round(amount * 100) / 100
const NIGHTS = ['2027-03-12', '2027-03-13', '2027-03-14']

/** A price of three nights whose lines sum exactly: taxes of 54.66, of which 26.40 at the property. */
export function samplePrice(total: number): Rate['price'] {
  const base = cents(total - 54.66)
  const night = Math.floor((base / 3) * 100) / 100
  const amounts = [night, night, cents(base - 2 * night)]
  const per_night = NIGHTS.map((date, index) => ({ date, amount: amounts[index] ?? 0 }))
  return { total, currency: 'USD', base, taxes: 54.66, fees: 0, pay_now: cents(total - 26.4), pay_at_property: 26.4, per_night }
}

/** A rate as the API gives it. */
export function sampleRate(rate_id: string, total: number, change: Partial<Rate> = {}): Rate {
  const rule = (from: string | null, to: string | null, amount: number) => ({ from, to, amount, currency: 'USD', time_zone: 'Europe/Lisbon' })
  const rules = [rule(null, FREE_UNTIL, 0), rule(FREE_UNTIL, CHECK_IN, 167.48), rule(CHECK_IN, null, total)]
  return {
    rate_id,
    room_id: 'r1',
    room_name: 'Double, rooftop view',
    board: 'Breakfast included',
    included: ['Wi-Fi', 'late check-out 13:00'],
    left: null,
    refundable: true,
    price: samplePrice(total),
    cancellation: rules,
    if_cancelled: exampleParts(rules, total),
    ...change,
  }
}

/** A rate that gives nothing back. */
export const sampleSaver = (rate_id: string, total: number, change: Partial<Rate> = {}): Rate =>
  sampleRate(rate_id, total, {
    board: 'Room only',
    included: ['Wi-Fi'],
    refundable: false,
    cancellation: [{ from: null, to: null, amount: total, currency: 'USD', time_zone: 'Europe/Lisbon' }],
    if_cancelled: EXAMPLE_UNDO_PARTS.map((part) => (part.kind === 'undo' ? part : { ...part, lose: total })),
    ...change,
  })

const sampleReview = (text: string, author: string, stayed: string, party: string, score: number) => ({ text, author, from: 'Porto', stayed, party, score })

/** The clock of the samples: prices were asked for now, and are valid for 15 minutes. */
export const SAMPLE_NOW_MS = Date.parse('2026-11-21T09:00:00Z')

/** A hotel as the API gives it: what tests and the gallery render. */
export const sampleHotel: HotelFound = {
  hotel: {
    hotel_id: 'lisbon-casa-das-andorinhas',
    name: 'Casa das Andorinhas',
    stars: 4,
    kind: 'Hotel',
    rooms_total: 32,
    score: 9.2,
    review_count: 1284,
    city: 'Lisbon',
    city_place_id: 'lisbon',
    country: 'Portugal',
    country_code: 'PT',
    district: 'Alfama',
    address: 'Rua dos Remédios 118, Alfama, Lisbon',
    phone: '+351 21 555 0010',
    latitude: 38.712,
    longitude: -9.131,
    time_zone: 'Europe/Lisbon',
    checkin_from: '15:00',
    checkout_until: '11:00',
    description: 'A quiet house on the stairs of Alfama. Breakfast is on the roof.',
    near: '6 min walk to the castle, 12 min from the airport by taxi',
    image: { name: 'facades/town-house-09', alt: 'Illustration of the front of Casa das Andorinhas' },
    art: 'lisbon',
    amenities: ['Wi-Fi', '24-hour reception', 'Roof terrace'],
    scores: [
      { label: 'Staff', value: 9.6 },
      { label: 'Clean', value: 9.4 },
    ],
    reviews: [
      sampleReview('We left the window open and woke to swifts.', 'Helena M.', 'October 2026', 'couple', 9.6),
      sampleReview('Small room, honest about it on the page.', 'Tomás R.', 'September 2026', 'friends', 8.8),
      sampleReview('Breakfast begins at half past seven, not a minute before.', 'Aiko S.', 'July 2026', 'solo', 8.4),
      sampleReview('Two cots, no fuss.', 'Grete L.', 'June 2026', 'family', 9.2),
      sampleReview('The stairs are many. Ask for help with the bags.', 'Paul W.', 'May 2026', 'couple', 7.2),
    ],
    taxes: [
      { name: 'VAT', rule: '6 % of the nights', kind: 'tax', collected: 'now', since: '2011-01-01', source: 'Código do IVA, Lista I' },
      {
        name: 'City tax',
        rule: '€4.00 for each guest aged 13 or more and night, first 7 nights',
        kind: 'tax',
        collected: 'property',
        since: '2024-09-01',
        source: 'Município de Lisboa',
      },
    ],
    rooms: [
      {
        room_id: 'r1',
        name: 'Double, rooftop view',
        size_m2: 18,
        sleeps: 2,
        bedrooms: null,
        beds: 'one double bed',
        facts: ['Air conditioning', 'Desk'],
        image: { name: 'rooms/roofs-1-double', alt: 'Illustration of the room' },
      },
      {
        room_id: 'r2',
        name: 'King, river view',
        size_m2: 24,
        sleeps: 2,
        bedrooms: null,
        beds: 'one king bed',
        facts: ['Balcony', 'Bath'],
        image: { name: 'rooms/river-1-king', alt: 'Illustration of the room' },
      },
    ],
  },
  rates: [
    sampleRate('r1:flex', 525.66, { left: 2 }),
    sampleSaver('r1:saver', 468.3),
    sampleRate('r2:flex', 668.1, { room_id: 'r2', price: { ...sampleRate('', 668.1).price, pay_now: 0, pay_at_property: 668.1 } }),
  ],
  price_freeze: { token: 'sealed', expires_at: '2026-11-21T09:15:00Z' },
  nights: 3,
  bookable_from: null,
  currency: 'USD',
}

export const sampleStay = { checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [] }] }

/** What a rate needs around it, at rest or with an attempt under way. */
export const sampleDesk = (attempt: Attempt<Rate> = CHOOSING): Desk => ({
  product: HOTELS,
  stay: sampleStay,
  nights: 3,
  today: '2026-11-21',
  nowMs: SAMPLE_NOW_MS,
  arrival: 'Fri 12 Mar, 15:00',
  city: 'Lisbon',
  prebook: { attempt, Outcome: null, select: () => {}, agree: () => {}, dismiss: () => {}, reset: () => {} },
})
