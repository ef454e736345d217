import type { TripSearch } from './package-address.ts'
import type { Extra, Follow, FoundPackage, PackageDetails, PackagesFound, Part } from './packages-api.ts'

export const sampleSearch: TripSearch = {
  from: 'LON',
  to: 'lisbon',
  leave: '2027-03-10',
  back: '2027-03-17',
  rooms: [{ adults: 2, children: [6] }],
  bags: 1,
}

const price = (total: number, later = 0): FoundPackage['price'] => ({
  total,
  currency: 'USD',
  base: total,
  taxes: 0,
  fees: 0,
  pay_now: total - later,
  pay_at_property: later,
  per_night: [],
})

const airport = (iata: string, city: string, time_zone: string) => ({
  iata,
  name: `${city} Airport`,
  city,
  country_code: 'PT',
  latitude: 38.8,
  longitude: -9.1,
  time_zone,
})
const LHR = airport('LHR', 'London', 'Europe/London')
const LIS = airport('LIS', 'Lisbon', 'Europe/Lisbon')

type Bound = NonNullable<Part['bounds']>[number]
const bound = (flight: string, from: Bound['segments'][number]['from'], to: typeof from, departs_at: string, arrives_at: string, later = 0): Bound => ({
  segments: [
    {
      flight,
      airline: { code: 'D0', name: 'Avonair' },
      operated_by: null,
      aircraft: 'Narrow-body, A321neo',
      from,
      to,
      departs_at,
      arrives_at,
      days_later: later,
      minutes: 160,
      cabin: 'economy',
    },
  ],
  layovers: [],
  departs_at,
  arrives_at,
  days_later: later,
  minutes: 160,
  stops: 0,
})

const AT = 'Europe/Lisbon'

const flight: Part = {
  role: 'flight',
  product: 'FLT',
  fields: { itinerary_id: 'D0174-2027-03-10~D0177-2027-03-17', brand_id: 'basic' },
  title: 'London to Lisbon and back',
  summary: 'Avonair. Nonstop. Basic',
  image: null,
  facts: ['Cabin bag included'],
  starts: { at: '2027-03-10T12:25', time_zone: AT },
  ends: { at: '2027-03-17T22:35', time_zone: AT },
  price: price(623.38),
  url: '/flight/details?itinerary=D0174-2027-03-10~D0177-2027-03-17',
  left: 3,
  free_cancellation_until: null,
  supplier: null,
  bounds: [bound('D0 174', LHR, LIS, '2027-03-10T09:45', '2027-03-10T12:25'), bound('D0 177', LIS, LHR, '2027-03-17T22:35', '2027-03-18T01:05', 1)],
  conditions: ['No changes', 'Not refundable; unused airport taxes come back'],
}

const stay: Part = {
  role: 'stay',
  product: 'HLT',
  fields: { hotel_id: 'lisbon-hera', rate_id: 'lisbon-hera.r3.saver', checkin: '2027-03-10', checkout: '2027-03-17' },
  title: 'Hotel da Hera',
  summary: 'Superior double, river view. Room only',
  image: { name: 'facades/palace-01', alt: 'Illustration of the front of Hotel da Hera' },
  facts: ['11 min walk to Rossio', 'Roof terrace'],
  starts: { at: '2027-03-10T15:00', time_zone: AT },
  ends: { at: '2027-03-17T11:00', time_zone: AT },
  price: price(910.62, 63.62),
  url: '/hotel-details?hotel=lisbon-hera',
  left: null,
  free_cancellation_until: '2027-03-08T15:00:00+00:00',
  supplier: 'Sunbeds Direct',
  stay: {
    stars: 3,
    score: 8.2,
    review_count: 514,
    district: 'Avenida',
    latitude: 38.72,
    longitude: -9.14,
    room_name: 'Superior double, river view',
    board: 'Room only',
    nights: 7,
  },
}

const { stay: _, ...without } = stay
const ride: Part = {
  ...without,
  role: 'transfer',
  product: 'TRF',
  fields: { transfer_id: 'trf_1' },
  title: 'Private sedan',
  summary: 'From the airport to Hotel da Hera',
  image: null,
  facts: ['Waits 60 minutes'],
  starts: { at: '2027-03-10T13:10', time_zone: AT },
  ends: { at: '2027-03-10T13:40', time_zone: AT },
  price: price(38),
  url: '/transfers/details?transfer=trf_1',
  free_cancellation_until: null,
  supplier: null,
}

const found = (parts: Part[], saving: number): FoundPackage => {
  const own = Math.round(parts.reduce((sum, part) => sum + part.price.total, 0) * 100) / 100
  const total = Math.round((own - saving) * 100) / 100
  return {
    parts,
    price: price(total, 63.62),
    own_total: own,
    discounts: saving > 0 ? [{ part: 2, label: 'Together with flights', rule: '4% of the stay', amount: -saving }] : [],
    saving,
    per_person: Math.round((total / 3) * 100) / 100,
  }
}

export const samplePackage = found([flight, stay], 36.68)
const dearer: Part = { ...stay, title: 'Solar da Buganvília', url: '/hotel-details?hotel=lisbon-solar', price: price(2933.73), left: 2, supplier: null }

const counted = (value: string, label: string, count: number) => ({ value, label, count })

export const sampleFound: PackagesFound = {
  from: { iata: 'LON', name: 'London' },
  to: {
    place_id: 'lisbon',
    iata: 'LIS',
    name: 'Lisbon',
    country: 'Portugal',
    country_code: 'PT',
    time_zone: AT,
    art: 'lisbon',
  },
  packages: [samplePackage, found([flight, dearer], 0)],
  facets: {
    stars: [counted('3', '3 stars', 8), counted('5', '5 stars', 2)],
    districts: [counted('Avenida', 'Avenida', 6), counted('Estrela', 'Estrela', 4)],
    meals: [counted('breakfast', 'Breakfast', 7)],
    amenities: [counted('pool', 'Pool', 3)],
    free_cancellation: 5,
    stops: [counted('0', 'Nonstop', 9)],
    airlines: [counted('D0', 'Avonair', 6), counted('LU', 'Lusitana', 4)],
  },
  flights: 20,
  stays: 20,
  pairs: 400,
  late: [],
  next: null,
  total: 2,
  travellers: 3,
  bookable_from: null,
  member_prices: false,
  currency: 'USD',
}

const instead = (part: Part, difference: number) => ({ part, total: samplePackage.price.total + difference, difference })

const extra = (role: Extra['role'], when: Extra['when'], title: string, options: Extra['options']): Extra => ({ role, when, on: '2027-03-10', title, options })

const line = (label: string, amount: number, item_no: number, more: Partial<PackageDetails['lines'][number]> = {}): PackageDetails['lines'][number] => ({
  kind: 'base',
  label,
  rule: null,
  amount,
  item_no,
  ...more,
})

export const sampleDetails: PackageDetails = {
  package: samplePackage,
  lines: [
    line('Adult fare: Basic', 623.38, 1),
    line('7 nights', 847, 2),
    line('City tax', 63.62, 2, { kind: 'tax', rule: 'paid at the property' }),
    line('Together with flights', -36.68, 2, { kind: 'discount', rule: '4% of the stay', together: true }),
    { ...line('Total', 1497.32, 0), kind: 'total' },
    { ...line('Pay now', 1433.7, 0), kind: 'pay_now' },
    { ...line('Pay at the property', 63.62, 0), kind: 'pay_at_property' },
  ],
  alternatives: [
    { part: 1, role: 'flight', options: [instead({ ...flight, url: '/flight/details?itinerary=later', title: 'London to Lisbon, later' }, 40)] },
    { part: 2, role: 'stay', options: [instead(dearer, 1991.62), instead({ ...stay, url: '/hotel-details?hotel=less', title: 'Pensão do Cais' }, -120.4)] },
  ],
  extras: [
    extra('transfer', 'arrival', 'From the airport when you land', [instead(ride, 38)]),
    extra('activity', 'day', 'Something to do', [instead({ ...ride, role: 'activity', title: 'Old town walk', url: '/activities/details?a=1' }, 54)]),
  ],
  days: [
    {
      date: '2027-03-10',
      lines: [
        { part: 1, role: 'flight', kind: 'leaves', at: '2027-03-10T09:45', time_zone: 'Europe/London', text: 'London (LHR), flight D0 174' },
        { part: 1, role: 'flight', kind: 'lands', at: '2027-03-10T12:25', time_zone: AT, text: 'Lisbon (LIS)' },
      ],
    },
    { date: '2027-03-11', lines: [] },
  ],
  cancellation: [
    { from: null, to: '2027-03-08T15:00:00+00:00', amount: 407.68, currency: 'USD', time_zone: AT },
    { from: '2027-03-08T15:00:00+00:00', to: null, amount: 1433.7, currency: 'USD', time_zone: AT },
  ],
  if_cancelled: [],
  free_cancellation_until: null,
  protection: { title: 'Your connections are protected', amount: 0, lines: ['If your flight moves, your ride moves with it.'] },
  information: { title: 'Your rights under package travel law', lines: ['We answer for all of its parts, whoever provides them.'] },
  travellers: 3,
  bookable_from: null,
  member_prices: false,
  currency: 'USD',
}

/** The same with a ride in it. */
export const sampleWithRide: PackageDetails = {
  ...sampleDetails,
  package: found([flight, stay, ride], 36.68),
  lines: [...sampleDetails.lines.slice(0, 4), line('Private sedan', 38, 3), { ...line('Total', 1535.32, 0), kind: 'total' }],
}

/** What follows another flight: a ride at its hour, a car that is left out, and a thing to do that goes. */
export const sampleFollows: readonly Follow[] = [
  { part: 3, was: ride, now: { ...ride, price: price(44), starts: { at: '2027-03-10T14:35', time_zone: AT } }, difference: 6 },
  { part: 4, was: { ...ride, role: 'activity', title: 'Old town on foot', price: price(54) }, now: null, difference: -54 },
  {
    part: 5,
    was: { ...ride, role: 'car', title: 'Compact car' },
    now: { ...ride, role: 'car', title: 'Compact car', starts: { at: '2027-03-10T15:30', time_zone: AT } },
    difference: 0,
  },
]
