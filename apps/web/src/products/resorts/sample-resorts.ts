import type { Price } from '@sojourn/contracts'
import type { FoundResort, Inventory, OfferedUnit, Resort, ResortDetail, StayDetails, StaysFound, WeeksFound } from './resorts-api.ts'

export const sampleResort: Resort = {
  resort_id: 'cancun-club-del-copal',
  name: 'Club del Copal',
  kind: 'coast',
  destination: 'cancun',
  city: 'Cancún',
  country: 'Mexico',
  country_code: 'MX',
  district: 'Hotel Zone Centre',
  address: 'Bulevar Kukulcán 24',
  phone: '+52 998 555 0042',
  latitude: 21.1085,
  longitude: -86.7615,
  time_zone: 'America/Cancun',
  score: 8.7,
  review_count: 312,
  image: 'facades/pool-villa-03',
  art: 'cancun',
  checkin_from: '16:00',
  checkout_until: '10:00',
}

export const samplePrice = (total: number): Price => ({
  total,
  currency: 'USD',
  base: total - 60,
  taxes: 50,
  fees: 10,
  pay_now: total - 10,
  pay_at_property: 10,
  per_night: [],
})

const unit = (size: OfferedUnit['unit']['size'], number: string): OfferedUnit['unit'] => ({
  unit: number,
  size,
  bedrooms: size === 'studio' ? 0 : size === 'one' ? 1 : 2,
  sleeps: size === 'studio' ? 2 : size === 'one' ? 4 : 6,
  privacy: 2,
  kitchen: size === 'studio' ? 'mini' : 'full',
  size_m2: size === 'studio' ? 34 : 58,
  view: 'Caribbean view',
})

const week = (
  by: 'cash' | 'exchange',
  size: OfferedUnit['unit']['size'],
  checkIn: string,
  checkOut: string,
  color: OfferedUnit['color'],
  total: number,
): OfferedUnit => ({
  reservation_token: `${by}-${size}-${checkIn}`,
  room_id: size,
  unit: unit(size, '204'),
  check_in: checkIn,
  check_out: checkOut,
  week: 10,
  color,
  by,
  price: samplePrice(total),
  power: by === 'exchange' ? { place: 17, season: 18, unit: 8, early: 0, total: 43 } : null,
  last_call: total < 500,
})

export const sampleInventory: Inventory = {
  uuid: 'inv_mgx3k2p1_636f7061',
  units: [
    week('cash', 'studio', '2027-03-06', '2027-03-13', 'red', 842),
    week('cash', 'two', '2027-03-06', '2027-03-13', 'red', 1740),
    week('cash', 'one', '2027-03-13', '2027-03-20', 'white', 486),
    week('exchange', 'one', '2027-03-13', '2027-03-20', 'white', 251),
  ],
  full: [{ check_in: '2027-03-20', check_out: '2027-03-27', week: 12, color: 'blue' }],
  bookable_from: null,
  member_prices: false,
  currency: 'USD',
}

export const sampleMonths = [
  { month: '2027-03', color: 'red' },
  { month: '2027-04', color: 'white' },
  { month: '2027-05', color: 'blue' },
] as const

const review = {
  text: 'We come back every year, and the kitchen is as we left it.',
  author: 'Ines V.',
  from: 'Porto',
  month: '2026-08',
  party: 'family',
  score: 9.1,
}
export const sampleReviews = [review]

export const sampleDetail: ResortDetail = {
  resort: sampleResort,
  description: 'Apartments around three pools, the sea at the end of the path.',
  amenities: ['pool', 'kitchen', 'parking'],
  near: { short: 'Playa Delfines', walk_minutes: 9 },
  from_airport: { by: 'taxi', minutes: 25 },
  scores: [{ label: 'Clean', value: 8.9 }],
  rooms: [
    { room_id: 'studio', ...unit('studio', ''), units: 14, image: 'rooms/sea-1-junior-suite' },
    { room_id: 'two', ...unit('two', ''), units: 22, image: 'rooms/sea-1-suite' },
  ],
  season: Array.from({ length: 52 }, (_, i) => (i < 18 ? 'red' : i < 34 ? 'white' : 'blue')),
  resort_fee: { amount: 8, currency: 'USD' },
}

const found: FoundResort = {
  resort: sampleResort,
  amenities: ['pool'],
  sizes: ['studio', 'two'],
  check_in_days: [5, 6],
  from: 486,
  power_from: 31,
  cash_weeks: 12,
  exchange_weeks: 5,
  colors: ['red', 'white'],
  last_call: true,
}

export const sampleWeeks: WeeksFound = {
  place: { place_id: 'cancun', name: 'Cancún', type: 'city', country_code: 'MX' },
  resorts: [
    found,
    { ...found, resort: { ...sampleResort, resort_id: 'cancun-villas-del-zenzontle', name: 'Villas del Zenzontle' }, from: null, last_call: false },
  ],
  months: [
    { month: '2027-03', color: 'red', from: 842, weeks: 17 },
    { month: '2027-04', color: 'white', from: null, weeks: 3 },
    { month: '2027-05', color: 'blue', from: null, weeks: 0 },
  ],
  facets: { kinds: [{ value: 'coast', count: 2 }], bedrooms: [{ value: 0, count: 2 }] },
  next: null,
  total: 2,
  member_prices: false,
  currency: 'USD',
}

const size = (of: OfferedUnit['unit']['size'], total: number, left: number): StayDetails['sizes'][number] => ({
  room_id: of,
  unit: { ...unit(of, ''), view: 'Caribbean view' },
  image: 'rooms/sea-1-living',
  left,
  reservation_token: `night-${of}`,
  color: 'white',
  price: {
    ...samplePrice(total),
    per_night: [
      { date: '2027-03-12', amount: total / 2 },
      { date: '2027-03-13', amount: total / 2 },
    ],
  },
  cancellation: [],
  if_cancelled: [],
  free_cancellation_until: '2027-03-05T12:00:00-05:00',
  charged_on: '2027-03-04',
})

export const sampleStays: StaysFound = {
  place: sampleWeeks.place,
  near: [],
  stays: [{ resort: sampleResort, amenities: ['pool'], from: size('one', 412, 3) }],
  facets: sampleWeeks.facets,
  next: null,
  total: 1,
  bookable_from: null,
  member_prices: false,
  currency: 'USD',
}

export const sampleNights = { from: '2027-03-12', to: '2027-03-14', guests: 2 }

export const sampleStayDetails: StayDetails = {
  resort: sampleResort,
  description: sampleDetail.description,
  amenities: ['pool'],
  sizes: [size('studio', 298, 1), size('one', 412, 3)],
  calendar: [
    { day: '2027-03-10', state: 'past', from: null },
    { day: '2027-03-11', state: 'full', from: null },
    { day: '2027-03-12', state: 'free', from: 298 },
    { day: '2027-03-13', state: 'gap', from: null },
    { day: '2027-03-14', state: 'arrival_day_only', from: null },
  ],
  reviews: sampleReviews,
  bookable_from: null,
  currency: 'USD',
}
