import type { DreamtripOffer } from '@sojourn/contracts'
import type { WantedTrip } from './dreamtrip-address.ts'
import type { Compared, FoundTrip, Takes, TripDetails, TripsFound } from './dreamtrips-api.ts'

export const samplePrice = (total: number, now = total): FoundTrip['price'] => ({
  ...{ total, currency: 'USD', base: total, taxes: 0, fees: 0, pay_now: now, pay_at_property: 0 },
  per_night: [],
  ...(now < total && { instalments: [{ amount: total - now, on: '2027-03-29' }] }),
})

export const member: Takes = { may_book: true, signed_in: true, plans: [] }
export const other: Takes = {
  may_book: false,
  signed_in: true,
  plans: [
    { name: 'Explorer', amount: 9.49, currency: 'USD', months: 1 },
    { name: 'Voyager', amount: 99, currency: 'USD', months: 12 },
  ],
}

const lisbon = {
  place_id: 'lisbon',
  name: 'Lisbon',
  country: 'Portugal',
  country_code: 'PT',
  latitude: 38.7139,
  longitude: -9.1394,
  time_zone: 'Europe/Lisbon',
  art: 'lisbon',
}
const hotel = {
  hotel_id: 'lisbon-quarteirao',
  name: 'Quarteirão do Medronho',
  stars: 4,
  district: 'Graça',
  address: 'Rua da Graça 46',
  phone: '+351 21 555 0033',
  art: 'facades/town-house-09',
}
const waits = { people: 10, in: 7, decided_at: '2027-03-24T18:00:00+00:00', state: 'waits' } as const

const trip = (more: Partial<FoundTrip> = {}): FoundTrip => ({
  trip_id: 'lisbon-tastes@2027-05-13',
  theme: { code: 'tastes', name: 'Food and wine' },
  title: 'The tastes of Lisbon',
  place: lisbon,
  starts_on: '2027-05-13',
  ends_on: '2027-05-18',
  nights: 5,
  hotel,
  host: { name: 'Inês Falcão Reis', languages: ['en', 'pt'] },
  places: 24,
  left: 14,
  full: false,
  minimum: waits,
  price: samplePrice(2_540, 200),
  per_person: 1_270,
  single_supplement: 390,
  balance_on: '2027-03-29',
  ...more,
})

export const sampleFound: TripsFound = {
  trips: [
    trip(),
    trip({
      trip_id: 'kyoto-past@2027-04-03',
      theme: { code: 'past', name: 'History' },
      title: 'Kyoto and its past',
      place: { ...lisbon, place_id: 'kyoto', name: 'Kyoto', country: 'Japan', country_code: 'JP', art: 'kyoto' },
      starts_on: '2027-04-03',
      ends_on: '2027-04-09',
      nights: 6,
      host: { name: 'Haruka Onishi', languages: ['en', 'ja'] },
      minimum: { ...waits, in: 16, people: 8, state: 'runs' },
      left: 1,
      full: true,
      price: samplePrice(3_120),
      balance_on: null,
    }),
  ],
  facets: {
    themes: [
      { value: 'tastes', label: 'Food and wine', count: 1 },
      { value: 'past', label: 'History', count: 1 },
    ],
    guaranteed: 1,
    places: [
      { value: 'lisbon', label: 'Lisbon', count: 1 },
      { value: 'kyoto', label: 'Kyoto', count: 1 },
    ],
    months: [
      { month: '2027-04', count: 1 },
      { month: '2027-05', count: 1 },
    ],
  },
  takes: member,
  next: null,
  total: 2,
  currency: 'USD',
}

const visit = (time: string, title: string) => ({
  ...{ what: 'activity' as const, time, title, minutes: 120 },
  activity: { activity_id: 'lisbon.old-town-walk.1', template: 'old-town-walk', about: 'Alfama', about_town: 'Lisbon' },
})
const plain = (what: 'meeting' | 'dinner' | 'farewell', time: string, title: string) => ({ what, time, title, minutes: null, activity: null })
const program: DreamtripOffer['program'] = [
  { day: '2027-05-13', parts: [plain('meeting', '17:00', 'Your host meets you at the hotel'), plain('dinner', '20:00', 'Dinner together')] },
  { day: '2027-05-14', parts: [visit('10:00', 'Old town walk: Alfama'), visit('17:30', 'Food walk: the tastes of Graça')] },
  { day: '2027-05-15', parts: [] },
  { day: '2027-05-16', parts: [visit('09:00', 'Half a day in the vineyards')] },
  { day: '2027-05-17', parts: [visit('10:00', 'Tile painting workshop'), plain('dinner', '20:00', 'Dinner together')] },
  { day: '2027-05-18', parts: [plain('farewell', '11:00', 'Check-out and transfer to the airport')] },
]

const part = { item_no: 1, may_charge: 0, currency: 'USD', discounts: [], minutes: null, time_zone: 'Europe/Lisbon' }
export const sampleDetails: TripDetails = {
  trip: { ...trip(), program, single_rooms: 0 },
  includes: [
    { code: 'nights', name: '5 nights at the hotel' },
    { code: 'activities', name: 'Everything in the program, with tickets and guides' },
  ],
  excludes: [{ code: 'flights', name: 'Flights' }],
  bookable_until: '2027-04-29',
  cancellation: [],
  if_cancelled: [
    { ...part, kind: 'undo', from: null, to: null, minutes: 30, lose: 0, refund: 2_540 },
    { ...part, kind: 'terms', from: null, to: '2027-04-06T00:00:00+01:00', lose: 200, refund: 2_340 },
    { ...part, kind: 'terms', from: '2027-04-06T00:00:00+01:00', to: '2027-04-29T00:00:00+01:00', lose: 1_270, refund: 1_270 },
    { ...part, kind: 'terms', from: '2027-04-29T00:00:00+01:00', to: null, lose: 2_540, refund: 0 },
  ],
  other_dates: [{ trip_id: 'lisbon-tastes@2027-10-21', starts_on: '2027-10-21', ends_on: '2027-10-26', left: 11, total: 2_510 }],
  takes: member,
  currency: 'USD',
}

export const sampleCompared: NonNullable<Compared> = {
  parts: [
    { kind: 'hotel', on: '2027-05-13', title: 'Quarteirão do Medronho', amount: 1_420, url: '/hotel-details?hotel=lisbon-quarteirao' },
    { kind: 'ride', on: '2027-05-13', title: 'Airport to hotel', amount: 48, url: '/transfers/details?transfer=a' },
    { kind: 'activity', on: '2027-05-14', title: 'Old town walk: Alfama', amount: 98.5, url: '/activities/details?activity=a' },
    { kind: 'ride', on: '2027-05-18', title: 'Hotel to airport', amount: 48, url: '/transfers/details?transfer=b' },
  ],
  total: 2_714.5,
  trip_total: 2_540,
  saving: 174.5,
}

export const sampleWanted: WantedTrip = { tripId: 'lisbon-tastes@2027-05-13', people: 2, singleRooms: 0 }

export const sampleOffer: DreamtripOffer = {
  product: 'PKG',
  trip_id: 'lisbon-tastes@2027-05-13',
  theme: { code: 'tastes', name: 'Food and wine' },
  title: 'The tastes of Lisbon',
  city: 'Lisbon',
  place_id: 'lisbon',
  country_code: 'PT',
  time_zone: 'Europe/Lisbon',
  starts_on: '2027-05-13',
  ends_on: '2027-05-18',
  nights: 5,
  hotel,
  host: { name: 'Inês Falcão Reis', languages: ['en', 'pt'] },
  program,
  people: 3,
  single_rooms: 1,
  minimum: waits,
  balance_on: '2027-03-29',
  art: 'lisbon',
}
