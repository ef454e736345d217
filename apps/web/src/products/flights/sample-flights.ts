import type { FlightOffer, ProofShape } from '@sojourn/contracts'
import type { FlightSearch } from './flight-address.ts'
import type { Bound, Brand, Explored, FlightDetails, FlightsFound, Itinerary, Layover, SeatMap, SeatMaps, Segment } from './flights-api.ts'

export const sampleSearch: FlightSearch = {
  trip: 'return',
  slices: [
    { from: 'LIS', to: 'NYC', day: '2027-03-17' },
    { from: 'NYC', to: 'LIS', day: '2027-03-24' },
  ],
  cabin: 'economy',
  adults: 2,
  children: 1,
  infants: 0,
  cabinBag: true,
  checked: 1,
  nearby: false,
}

const airport = (iata: string, name: string, city: string, country_code: string, latitude: number, longitude: number, time_zone: string) => ({
  iata,
  name,
  city,
  country_code,
  latitude,
  longitude,
  time_zone,
})
const LIS = airport('LIS', 'Lisbon Airport', 'Lisbon', 'PT', 38.78, -9.14, 'Europe/Lisbon')
const OPO = airport('OPO', 'Porto Airport', 'Porto', 'PT', 41.24, -8.68, 'Europe/Lisbon')
const JFK = airport('JFK', 'Kennedy Airport', 'New York', 'US', 40.64, -73.78, 'America/New_York')
const EWR = airport('EWR', 'Newark Airport', 'New York', 'US', 40.69, -74.17, 'America/New_York')

const segment = (flight: string, from: Segment['from'], to: Segment['to'], departs_at: string, arrives_at: string, minutes: number, later = 0): Segment => ({
  flight,
  airline: { code: 'NV', name: 'Novaluz' },
  operated_by: null,
  aircraft: 'Wide-body, 787-9',
  from,
  to,
  departs_at,
  arrives_at,
  days_later: later,
  minutes,
  cabin: 'economy',
})

const boundOf = (segments: Segment[], minutes: number, later: number, layovers: Layover[] = []): Bound => ({
  segments,
  layovers,
  departs_at: segments[0]!.departs_at,
  arrives_at: segments.at(-1)!.arrives_at,
  days_later: later,
  minutes,
  stops: layovers.length,
})

const out = boundOf([segment('NV 112', LIS, JFK, '2027-03-17T11:20', '2027-03-17T15:05', 465)], 465, 0)
const home = boundOf(
  [
    segment('NV 113', EWR, OPO, '2027-03-24T21:40', '2027-03-25T09:05', 385, 1),
    { ...segment('NV 964', OPO, LIS, '2027-03-25T10:10', '2027-03-25T11:05', 55), operated_by: { code: 'CP', name: 'Capim Regional' }, aircraft: 'Turboprop' },
  ],
  505,
  1,
  [{ from: 'OPO', to: 'OPO', city: 'Porto', minutes: 65, minimum: 60, notes: ['tight'], text: '1 h 05 min in Porto, tight: the minimum is 60 min' }],
)

const price = (total: number): Brand['price'] => ({
  total,
  currency: 'USD',
  base: total - 300,
  taxes: 300,
  fees: 0,
  pay_now: total,
  pay_at_property: 0,
  per_night: [],
})

const condition = (code: Brand['conditions'][number]['code'], allows: 'free' | 'fee' | 'no', text: string, amount: number | null = null) => ({
  code,
  allows,
  amount,
  count: code === 'checked_bag' ? 1 : null,
  text,
})

const brand = (brand_id: string, name: string, total: number, more: Partial<Brand> = {}): Brand => ({
  brand_id,
  name,
  cabin: 'economy',
  families: [brand_id, brand_id],
  price: price(total),
  per_adult: 412.6,
  cabin_bag: true,
  checked_bags: 1,
  conditions: [
    condition('change', 'fee', 'Change for $60 and the fare difference', 60),
    condition('refund', 'no', 'No refund; taxes that were not used come back'),
    condition('seat', 'fee', 'Seats from $12', 12),
    condition('cabin_bag', 'free', '1 cabin bag'),
    condition('checked_bag', 'free', '1 checked bag of 23 kg'),
    condition('hold', 'no', 'Paid at once'),
  ],
  left: null,
  hold_until: null,
  ...more,
})

export const sampleItinerary: Itinerary = {
  itinerary_id: 'NV0112-2027-03-17~NV0113-2027-03-24.NV0964-2027-03-25',
  bounds: [out, home],
  brands: [
    brand('LIGHT', 'Light', 1237.8, { left: 4 }),
    brand('CLASSIC', 'Classic', 1408.2, {
      hold_until: '2027-02-21T12:00:00+00:00',
      conditions: [
        condition('change', 'free', 'Change for free; you pay the fare difference'),
        condition('refund', 'fee', 'Back to your card, less $80', 80),
        condition('seat', 'free', 'Standard seats are free'),
        condition('cabin_bag', 'free', '1 cabin bag'),
        condition('checked_bag', 'free', '1 checked bag of 23 kg'),
        condition('hold', 'free', 'Can be held for 24 hours'),
      ],
    }),
    brand('FLEX', 'Flex', 1822.5, {
      conditions: [condition('change', 'free', 'Change for free'), condition('refund', 'free', 'All of it back until departure')],
    }),
  ],
  price: price(1237.8),
  left: 4,
  carbon: { kg: 412, usual_percent: -18 },
  labels: ['best', 'lowest_carbon'],
  why: [
    { text: 'Price for each traveler', amount: 412.6 },
    { text: '970 minutes', amount: 320.1 },
    { text: '1 stop', amount: 45 },
  ],
  supplier: null,
}

const over: Itinerary = {
  ...sampleItinerary,
  itinerary_id: 'NV0112-2027-03-17~NV0117-2027-03-24',
  bounds: [out, boundOf([segment('NV 117', JFK, LIS, '2027-03-24T18:10', '2027-03-25T05:55', 405, 1)], 405, 1)],
  brands: sampleItinerary.brands.slice(1),
  price: price(1408.2),
  left: null,
  carbon: { kg: 380, usual_percent: 6 },
  labels: ['fastest'],
  why: [],
  supplier: 'Airline direct',
}

const counted = (value: string, label: string, count: number, from: number) => ({ value, label, count, from })

export const sampleFound: FlightsFound = {
  itineraries: [sampleItinerary, over],
  facets: {
    stops: [counted('0', 'Nonstop', 1, 1408.2), counted('1', '1 stop', 1, 1237.8)],
    airlines: [counted('NV', 'Novaluz', 2, 1237.8), counted('CP', 'Capim Regional', 1, 1237.8)],
    alliances: [counted('Tradewind', 'Tradewind', 2, 1237.8), counted('Sextant', 'Sextant', 1, 1310.4)],
    via: [counted('OPO', 'Porto', 1, 1237.8), counted('MAD', 'Madrid', 0, 1300)],
    airports: [counted('JFK', 'Kennedy Airport', 1, 1408.2), counted('EWR', 'Newark Airport', 1, 1237.8)],
    minutes: { min: 405, max: 1200 },
    price: { min: 1237.8, max: 1822.5 },
    refundable: 1,
    changeable: 2,
    easy_changes: 2,
  },
  places: [
    { iata: 'LIS', name: 'Lisbon', country_code: 'PT', airports: [LIS] },
    { iata: 'NYC', name: 'New York', country_code: 'US', airports: [JFK, EWR] },
  ],
  only_long_ways: false,
  nearest_days: null,
  other_cabins: [],
  late: [],
  next: null,
  total: 2,
  bookable_from: null,
  member_prices: false,
  currency: 'USD',
}

const part = { item_no: 1, minutes: null, may_charge: 0, currency: 'USD', discounts: [], time_zone: 'Europe/Lisbon' }

export const sampleDetails: FlightDetails = {
  itinerary: sampleItinerary,
  fares: sampleItinerary.brands.map(({ brand_id, price: { total } }) => ({
    brand_id,
    classes: [{ traveller: 1, bound: 1, class: 'V', fare_basis: 'V14SEU1L' }],
    travellers: [1, 2, 3].map((traveller) => ({
      traveller,
      type: traveller === 3 ? ('child' as const) : ('adult' as const),
      fare: total / 3 - 110,
      surcharge: 40,
      taxes: 100,
      services: 10,
      total: total / 3,
    })),
    taxes: [1, 2, 3].flatMap((traveller) => [
      { code: 'YP', name: 'Passenger service charge', traveller, amount: 60, rule: 'International departures', since: '2026-01-01', back_if_unused: true },
      { code: 'US', name: 'Transportation tax', traveller, amount: 40, rule: 'International arrivals', since: null, back_if_unused: false },
    ]),
    cancellation: [{ from: null, to: '2027-03-17T11:20:00+00:00', amount: 80, currency: 'USD', time_zone: 'Europe/Lisbon' }],
    if_cancelled: [
      { ...part, kind: 'undo' as const, from: null, to: null, minutes: 1440, lose: 0, refund: total },
      { ...part, kind: 'terms' as const, from: null, to: '2027-03-17T11:20:00+00:00', lose: 80, refund: total - 80 },
    ],
    free_cancellation_until: null,
    more_bags: [1, 2, 3].map((traveller) => ({ traveller, amounts: [110, 270.4] })),
  })),
  document: 'passport',
  rights: [
    { code: 'eu261', title: 'If it is late or canceled: European rules', lines: ['€600 for each traveler at 3 hours late or more.', 'Meals after 4 hours.'] },
  ],
  currency: 'USD',
}

const seatRow = (row: number, kind: 'front' | 'exit' | 'standard'): SeatMap['rows'][number] => ({
  row,
  exit: kind === 'exit',
  wing: row > 4,
  seats: [...'ABCDEF'].map((letter, at) => ({
    seat: `${row}${letter}`,
    at: at === 0 || at === 5 ? 'window' : at === 1 || at === 4 ? 'middle' : 'aisle',
    kind,
    is_free: (row + at) % 3 !== 0,
    amount: kind === 'front' ? 25 : kind === 'exit' ? 35 : 12,
  })),
})

export const sampleSeats: SeatMaps = {
  flights: [
    {
      segment: 1,
      flight: 'NV 112',
      from: 'LIS',
      to: 'JFK',
      aircraft: 'Narrow-body, A320neo',
      cabin: 'economy',
      columns: ['A', 'B', 'C', null, 'D', 'E', 'F'],
      rows: [1, 2, 3, 4, 5, 6, 7, 8].map((row) => seatRow(row, row < 3 ? 'front' : row === 5 ? 'exit' : 'standard')),
    },
    { segment: 2, flight: 'NV 113', from: 'EWR', to: 'OPO', aircraft: 'Turboprop', cabin: 'economy', columns: ['A', 'B', null, 'C', 'D'], rows: [] },
  ],
  currency: 'USD',
}

const explored = (place_id: string, iata: string, name: string, country: string, at: readonly [number, number], total: number) => ({
  place_id,
  iata,
  name,
  country,
  country_code: 'XX',
  latitude: at[0],
  longitude: at[1],
  art: place_id,
  total,
  date: '2027-03-09',
  stops: 0,
})

export const sampleExplored: Explored = {
  from: { iata: 'LIS', name: 'Lisbon', latitude: 38.78, longitude: -9.14 },
  places: [
    explored('madrid', 'MAD', 'Madrid', 'Spain', [40.5, -3.6], 48.1),
    explored('new-york', 'NYC', 'New York', 'United States', [40.7, -73.9], 297.4),
    explored('tokyo', 'TYO', 'Tokyo', 'Japan', [35.7, 139.7], 612),
    explored('cape-town', 'CPT', 'Cape Town', 'South Africa', [-33.9, 18.5], 540.9),
  ],
  currency: 'USD',
}

export const sampleOffer: FlightOffer = {
  product: 'FLT',
  triptype: 2,
  itinerary_id: sampleItinerary.itinerary_id,
  supplier: null,
  cabin: 'economy',
  brand_id: 'CLASSIC',
  brand_name: 'Classic',
  bounds: sampleItinerary.bounds.map((bound) => ({ ...bound, family: 'CLASSIC', family_name: 'Classic', cabin_bag: true, checked_bags: 1 })),
  party: { adult: 2, child: 1, infant: 0 },
  fares: [],
  seats: [{ segment: 1, traveller: 1, seat: '14C' }],
  checked: [],
  conditions: sampleItinerary.brands[1]!.conditions,
  taxes: [],
  currency: 'USD',
  document: 'passport',
  carbon_kg: 412,
  distance_km: 5400,
  hold_hours: 24,
  art: 'new-york',
}

export const sampleProofs: readonly ProofShape[] = [
  { kind: 'reference', number: 'QX4TPM' },
  { kind: 'ticket', number: '9102608191246', traveller_no: 1 },
]
