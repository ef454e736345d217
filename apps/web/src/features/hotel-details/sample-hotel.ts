import type { HotelFound, Rate } from './hotel-details-api.ts'

const FREE_UNTIL = '2027-03-09T18:00:00+00:00'
const CHECK_IN = '2027-03-12T15:00:00+00:00'

/** A rate as the API gives it. */
export function sampleRate(rate_id: string, total: number, change: Partial<Rate> = {}): Rate {
  const rule = (from: string | null, to: string | null, amount: number) => ({ from, to, amount, currency: 'USD', time_zone: 'Europe/Lisbon' })
  return {
    rate_id,
    room_id: 'r1',
    room_name: 'Double, rooftop view',
    board: 'Breakfast included',
    included: ['Wi-Fi', 'late check-out 13:00'],
    left: null,
    refundable: true,
    price: { total, currency: 'USD', base: total, taxes: 0, fees: 0, pay_now: total - 26.4, pay_at_property: 26.4, per_night: [] },
    cancellation: [rule(null, FREE_UNTIL, 0), rule(FREE_UNTIL, CHECK_IN, 167.48), rule(CHECK_IN, null, total)],
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
    ...change,
  })

/** A hotel as the API gives it: what tests and the gallery draw. */
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
    image: { name: 'f-largo', alt: 'Illustration of the front of Casa das Andorinhas' },
    art: 'lisbon',
    amenities: ['Wi-Fi', 'Reception day and night', 'Roof terrace'],
    scores: [
      { label: 'Staff', value: 9.6 },
      { label: 'Clean', value: 9.4 },
    ],
    reviews: [{ text: 'We left the window open and woke to swifts.', author: 'Helena M.', from: 'Porto', stayed: 'October 2026', party: 'couple', score: 9.6 }],
    rooms: [
      {
        room_id: 'r1',
        name: 'Double, rooftop view',
        size_m2: 18,
        sleeps: 2,
        beds: 'one double bed',
        facts: ['Air conditioning', 'Desk'],
        image: { name: 'r1', alt: 'Illustration of the room' },
      },
      {
        room_id: 'r2',
        name: 'King, river view',
        size_m2: 24,
        sleeps: 2,
        beds: 'one king bed',
        facts: ['Balcony', 'Bath'],
        image: { name: 'r2', alt: 'Illustration of the room' },
      },
    ],
  },
  rates: [
    sampleRate('r1:flex', 525.66, { left: 2 }),
    sampleSaver('r1:saver', 468.3),
    sampleRate('r2:flex', 668.1, { room_id: 'r2', price: { ...sampleRate('', 668.1).price, pay_now: 0, pay_at_property: 668.1 } }),
  ],
  nights: 3,
  currency: 'USD',
}
