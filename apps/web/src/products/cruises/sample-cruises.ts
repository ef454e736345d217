import type { CruiseOffer, Price } from '@sojourn/contracts'
import { type CruiseSearch, type SailingSearch, USUAL } from './cruise-address.ts'
import type { CabinSum, Call, CruisesFound, FoundSailing, FreeCabin, FreeCabins, KindPrice, OfferedGrade, SailingDetails } from './cruises-api.ts'

export const sampleSearch: CruiseSearch = { where: 'mediterranean', month: '2027-05', nights: '', port: '', cabin: '', ...USUAL }
export const sampleSailingSearch: SailingSearch = { sailingId: 'corvanta-lumen-2027-05-01', grade: 'B3', ...USUAL }
export const samplePorts = [
  { place_id: 'ESBCN', label: 'Barcelona, Spain' },
  { place_id: 'GRPIR', label: 'Athens (Piraeus), Greece' },
]

export const samplePrice = (total: number, now = total): Price => ({
  total,
  pay_now: now,
  pay_at_property: 0,
  base: total,
  taxes: 0,
  fees: 0,
  per_night: [],
  currency: 'USD',
})

const port = (code: string, name: string, country: string, latitude: number, longitude: number, place: string | null) => ({
  port: code,
  name,
  country,
  country_code: code.slice(0, 2),
  latitude,
  longitude,
  time_zone: 'Europe/Madrid',
  place_id: place,
  city: place && name,
})
const BCN = port('ESBCN', 'Barcelona', 'Spain', 41.36, 2.18, 'barcelona')
const MRS = port('FRMRS', 'Marseille', 'France', 43.33, 5.34, 'marseille')
const GOA = port('ITGOA', 'Genoa', 'Italy', 44.41, 8.92, null)
const NAP = port('ITNAP', 'Naples', 'Italy', 40.84, 14.26, 'naples')

const call = (day: number, at: Call['port'], arrives: string | null, departs: string | null, more: Partial<Call> = {}): Call => {
  const date = `2027-05-0${day}`
  return {
    day,
    last_day: day,
    date,
    port: at,
    arrives_at: arrives && `${date}T${arrives}`,
    departs_at: departs && `${date}T${departs}`,
    all_aboard_at: departs && `${date}T${departs.slice(0, 3)}30`,
    minutes_ashore: arrives && departs ? 510 : 0,
    tendered: false,
    ship_ahead_minutes: 0,
    miles: arrives ? 185 : 0,
    ...more,
  }
}

const ports: Call[] = [
  call(1, BCN, null, '18:00'),
  call(2, MRS, '08:00', '18:00'),
  call(3, GOA, '08:00', '19:00'),
  call(5, NAP, '07:00', '18:00', { tendered: true, minutes_ashore: 555 }),
  call(8, BCN, '06:00', null),
]

const sailing = {
  sailing_id: 'corvanta-lumen-2027-05-01',
  title: 'Western Mediterranean',
  itinerary: 'west-med-7',
  region: { code: 'mediterranean', name: 'Mediterranean' },
  ship: {
    ship_id: 'corvanta-lumen',
    name: 'Corvanta Lumen',
    line_id: 'corvanta',
    line: 'Corvanta Cruises',
    size: 'large' as const,
    built: 2023,
    cabins: 2100,
    guests_max: 5210,
  },
  nights: 7,
  starts_on: '2027-05-01',
  ends_on: '2027-05-08',
  from: BCN,
  to: BCN,
  ports,
  sea_days: [4, 6, 7],
  art: 'barcelona',
}
const included = [
  { code: 'meals', name: 'All meals' },
  { code: 'shows', name: 'Shows' },
]

const deposit = { due_now: 500, rest: 1860, final_payment_on: '2027-01-01' }
const kind = (grade: string, name: string, of: KindPrice['kind'], total: number | null, left: number): KindPrice => ({
  grade,
  name,
  kind: of,
  guests_max: 4,
  price: total === null ? null : samplePrice(total),
  left,
})

const found: FoundSailing = {
  ...sailing,
  countries: 3,
  grades: [
    kind('I4', 'Inside, lower deck', 'inside', 2360, 88),
    kind('O4', 'Ocean view, lower deck', 'oceanview', 2780, 41),
    kind('B3', 'Balcony', 'balcony', 3440, 120),
    kind('S3', 'Suite', 'suite', null, 0),
  ],
  grade: 'I4',
  price: samplePrice(2360, 500),
  deposit,
  included,
  option_hours: 72,
}

export const sampleCruises: CruisesFound = {
  where: { place_id: 'mediterranean', type: 'region', name: 'Mediterranean', label: 'Mediterranean', country_code: null },
  port: null,
  sailings: [
    found,
    {
      ...found,
      sailing_id: 'velourne-soiree-2027-05-05',
      title: 'Rome and the Riviera',
      itinerary: 'west-med-7b',
      deposit: { due_now: 2360, rest: 0, final_payment_on: null },
    },
  ],
  months: [
    { month: '2027-05', from: 2360, sailings: 31 },
    { month: '2027-06', from: 2610, sailings: 34 },
    { month: '2027-07', from: null, sailings: 0 },
  ],
  facets: {
    lines: [
      { value: 'corvanta', label: 'Corvanta Cruises', count: 18, from: 2360 },
      { value: 'velourne', label: 'Velourne Voyages', count: 13, from: 2360 },
    ],
    ships: [{ value: 'corvanta-lumen', label: 'Corvanta Lumen', count: 4, from: 2360 }],
    kinds: [
      { value: 'inside', label: 'Inside', count: 31, from: 2360 },
      { value: 'suite', label: 'Suite', count: 12, from: 2360 },
    ],
    lengths: [
      { value: 'short', label: 'Up to 5 nights', count: 9, from: 2360 },
      { value: 'week', label: '6 to 8 nights', count: 22, from: 2360 },
    ],
    regions: [{ value: 'mediterranean', label: 'Mediterranean', count: 31, from: 2360 }],
    from_ports: [
      { value: 'ESBCN', label: 'Barcelona', count: 16, from: 2360 },
      { value: 'GRPIR', label: 'Athens (Piraeus)', count: 15, from: 2360 },
    ],
    no_tenders: 12,
    round_trip: 28,
  },
  not_for_party: 0,
  next: '20',
  total: 31,
  member_prices: false,
  currency: 'USD',
}

export const sampleSum = (total: number): CabinSum => ({
  price: samplePrice(total, 500),
  lines: [
    { label: 'Fare of guest 1', rule: '7 nights, meals included', amount: (total - 560) / 2, guest: 1 },
    { label: 'Fare of guest 2', rule: '7 nights, meals included', amount: (total - 560) / 2, guest: 2 },
    { label: 'Port expenses', rule: '$126.00 × 2 guests = $252.00', amount: 252, guest: null },
    { label: 'Port taxes: Marseille', rule: '$42.00 × 2 guests = $84.00', amount: 84, guest: null },
    { label: 'Gratuities', rule: '$112.00 × 2 guests = $224.00', amount: 224, guest: null },
  ],
  per_guest: [total / 2, total / 2],
  gratuities: 224,
  deposit: { due_now: 500, rest: total - 500, final_payment_on: '2027-01-01' },
  kept: [25, 50, 75, 100].map((percent) => Math.max(500, ((total - 560) * percent) / 100)),
})

const grade = (
  code: string,
  name: string,
  of: OfferedGrade['kind'],
  decks: number[],
  total: number | null,
  more: Partial<OfferedGrade> = {},
): OfferedGrade => ({
  grade: code,
  name,
  kind: of,
  square_metres: 19,
  guests_max: 3,
  picture: null,
  view: 'balcony',
  decks,
  left: total === null ? 0 : 12,
  guarantee: false,
  cabin: total === null ? null : sampleSum(total),
  ...more,
})

export const sampleDetails: SailingDetails = {
  sailing: { ...sailing, countries: 3, option_hours: 72, included },
  way: [
    [
      [41.36, 2.18],
      [42.1, 4.2],
      [43.33, 5.34],
    ],
    [
      [43.33, 5.34],
      [43.2, 7],
      [44.41, 8.92],
    ],
    [
      [44.41, 8.92],
      [42, 11],
      [40.84, 14.26],
    ],
    [
      [40.84, 14.26],
      [38.7, 8.7],
      [41.36, 2.18],
    ],
  ],
  ship_time: { time_zone: 'Europe/Madrid' },
  decks: [
    { deck: 2, name: 'Bay', has: [{ code: 'gangway', name: 'Gangway' }], cabins: 0 },
    { deck: 8, name: 'Rondo', has: [{ code: 'cabins', name: 'Cabins' }], cabins: 160 },
  ],
  grades: [
    grade('GS', 'Guarantee inside', 'inside', [], 2180, { guarantee: true }),
    grade('I4', 'Inside, lower deck', 'inside', [3, 4, 5], 2360),
    grade('B3', 'Balcony', 'balcony', [8], 3440),
    grade('S3', 'Suite', 'suite', [10, 11], null),
  ],
  penalties: [
    { from: '2027-01-02', fare_percent: 25 },
    { from: '2027-01-31', fare_percent: 50 },
    { from: '2027-03-02', fare_percent: 75 },
    { from: '2027-04-01', fare_percent: 100 },
  ],
  final_payment_on: '2027-01-01',
  documents: { kind: 'passport', valid_months_after: 3, permits: [{ code: 'TR', name: 'Türkiye' }] },
  party_rule: { infant_months_least: 6, adult_years_least: 18 },
  dining: [
    { seating: 'early', name: 'Early seating', time: '18:00' },
    { seating: 'late', name: 'Late seating', time: '20:30' },
    { seating: 'open', name: 'Open seating', time: null },
  ],
  ashore: [
    {
      day: 2,
      date: '2027-05-02',
      port: 'FRMRS',
      place_id: 'marseille',
      city: 'Marseille',
      from: '2027-05-02T08:30',
      until: '2027-05-02T16:30',
      all_aboard_at: '2027-05-02T17:30',
    },
  ],
  other_dates: [{ sailing_id: 'corvanta-lumen-2027-05-08', ship: 'Corvanta Lumen', starts_on: '2027-05-08', price: samplePrice(2410) }],
  bookable_from: null,
  member_prices: false,
  currency: 'USD',
}

const cabin = (no: string, side: FreeCabin['side'], place: FreeCabin['place'], more: Partial<FreeCabin> = {}): FreeCabin => ({
  cabin_no: no,
  deck: 8,
  deck_name: 'Rondo',
  place,
  side,
  berths: 3,
  view: 'balcony',
  obstructed: false,
  accessible: false,
  ...more,
})

// Of 120 cabins these are free, half of the others of another grade.
const FREE = [1, 2, 41, 44, 101]
const samplePlan = Array.from({ length: 120 }, (_, at) => (FREE.includes(at + 1) ? 'f' : at % 4 < 2 ? 't' : 'o')).join('')

export const sampleFree: FreeCabins = {
  grade: sampleDetails.grades[2]!,
  cabins: [
    cabin('8001', 'starboard', 'fore'),
    cabin('8002', 'port', 'fore', { obstructed: true }),
    cabin('8041', 'starboard', 'mid'),
    cabin('8044', 'port', 'mid', { accessible: true }),
    cabin('8101', 'starboard', 'aft'),
  ],
  decks: [{ deck: 8, name: 'Rondo', cabins: 60, free: 5, plan: samplePlan, parts: { fore: 34, mid: 52, aft: 34 } }],
  guarantee: false,
  cabin: sampleSum(3440),
  cancellation: [],
  if_cancelled: [],
  currency: 'USD',
}

export const sampleOffer: CruiseOffer = {
  product: 'CRU',
  ...sailing,
  grade: sampleDetails.grades[2]!,
  cabin: sampleFree.cabins[2]!,
  guests: [30, 30],
  dining: 'late',
  gratuities: 'now',
  final_payment_on: '2027-01-01',
  documents: sampleDetails.documents,
  party_rule: sampleDetails.party_rule,
  ship_time: sampleDetails.ship_time,
  ashore: sampleDetails.ashore,
  option_hours: 0,
}
