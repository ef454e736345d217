import type { Result, StaysFound } from './hotel-results-api.ts'

const hotel = (at: number, change: Partial<Result> = {}): Result => ({
  hotel_id: `lisbon-${at}`,
  name: ['Casa das Andorinhas', 'Estrela Polar', 'Jardim Suspenso'][at % 3] ?? '',
  stars: 4,
  score: 9.2,
  review_count: 1284,
  district: ['Alfama', 'Estrela', 'Avenida'][at % 3] ?? '',
  latitude: 38.712 + (at % 3) * 0.004,
  longitude: -9.131 - (at % 3) * 0.011,
  image: { name: ['facades/town-house-09', 'facades/deco-03', 'facades/slab-01'][at % 3] ?? '' },
  facts: ['6 min walk to the castle', 'Breakfast included'],
  from: { total: 525.66 + at * 40, currency: 'USD', pay_now: 499.26 + at * 40, pay_at_property: 26.4 },
  free_cancellation_until: '2027-03-09T18:00:00+00:00',
  undo_minutes: 30,
  left: null,
  ...change,
})

const counts = (...values: readonly (readonly [value: string, label: string, count: number])[]) =>
  values.map(([value, label, count]) => ({ value, label, count }))

/** An answer as the page has it: what tests and the gallery render. */
export const sampleResults: StaysFound = {
  destination: {
    place_id: 'lisbon',
    type: 'city',
    name: 'Lisbon',
    label: 'Lisbon, Portugal',
    country_code: 'PT',
    latitude: 38.7139,
    longitude: -9.1394,
    city: 'Lisbon',
    country: 'Portugal',
    time_zone: 'Europe/Lisbon',
    art: 'lisbon',
  },
  hotels: [hotel(0), hotel(1, { left: 2 }), hotel(2, { free_cancellation_until: null, from: { ...hotel(2).from, pay_now: 0, pay_at_property: 605.66 } })],
  facets: {
    stars: counts(['5', '5 stars', 9], ['4', '4 stars', 21], ['3', '3 stars', 30]),
    districts: counts(['alfama', 'Alfama', 21], ['chiado', 'Chiado', 17]),
    amenities: counts(['air_conditioning', 'Air conditioning', 131]),
    meals: counts(['breakfast', 'Breakfast included', 63]),
    score: counts(['8', '8+', 120], ['8.5', '8.5+', 80], ['9', '9+', 30]),
    free_cancellation: 114,
    pay_at_property: 38,
    price: { min: 241.2, max: 1184.2, buckets: [2, 5, 9, 14, 9, 6, 3, 2, 1, 1] },
  },
  pins: [0, 1, 2].map((at) => ({
    hotel_id: hotel(at).hotel_id,
    name: hotel(at).name,
    latitude: hotel(at).latitude,
    longitude: hotel(at).longitude,
    score: hotel(at).score,
    total: hotel(at).from.total,
  })),
  help: null,
  next: null,
  total: 146,
  nights: 3,
  bookable_from: null,
  member_prices: false,
  currency: 'USD',
}

/** What the API offers where nothing was found. */
export const sampleHelp: NonNullable<StaysFound['help']> = {
  dates: [
    { checkin: '2027-03-14', checkout: '2027-03-17', total: 12, from: 288 },
    { checkin: '2027-03-19', checkout: '2027-03-22', total: 41, from: 262.5 },
  ],
  places: [
    { place_id: 'lisbon-alfama', name: 'Alfama', metres: 900, total: 8, from: 301 },
    { place_id: 'sintra', name: 'Sintra', metres: 23_400, total: 31, from: 244 },
  ],
  filters: [
    { filter: 'score_min', label: 'Guest score 9+', total: 14 },
    { filter: 'amenities', label: 'Pool', total: 9 },
  ],
}
