import type { Ride } from './transfer-address.ts'
import type { FoundTransfer, TransferDetails, TransferLeg, TransfersFound } from './transfers-api.ts'

export const sampleRide: Ride = {
  from: 'LIS',
  to: 'lisbon.alfama',
  day: '2027-03-12',
  time: '10:20',
  flight: 'TP1234',
  back: { day: '2027-03-15', time: '15:00', flight: 'TP1235' },
  adults: 2,
  children: [5],
  bags: 2,
  wheelchair: false,
  domestic: false,
}

const spot = { address: null, city: 'Lisbon', country_code: 'PT', time_zone: 'Europe/Lisbon', latitude: 38.7, longitude: -9.1 } as const
const airport = { ...spot, place_id: 'LIS', kind: 'airport', name: 'Lisbon Airport (LIS)', iata: 'LIS' } as const
const alfama = { ...spot, place_id: 'lisbon.alfama', kind: 'district', name: 'Alfama', iata: null } as const

const priceOf = (total: number): FoundTransfer['price'] => ({
  total,
  currency: 'USD',
  base: total,
  taxes: 0,
  fees: 0,
  pay_now: total,
  pay_at_property: 0,
  per_night: [],
})

const freeUntil = (until: string, total: number): Pick<TransferLeg, 'cancellation' | 'if_cancelled'> => {
  const part = { item_no: 1, kind: 'terms' as const, minutes: null, may_charge: 0, currency: 'USD', discounts: [], time_zone: 'Europe/Lisbon' }
  return {
    cancellation: [
      { from: null, to: until, amount: 0, currency: 'USD', time_zone: 'Europe/Lisbon' },
      { from: until, to: null, amount: total, currency: 'USD', time_zone: 'Europe/Lisbon' },
    ],
    if_cancelled: [
      { ...part, from: null, to: until, lose: 0, refund: total },
      { ...part, from: until, to: null, lose: total, refund: 0 },
    ],
  }
}

const out: TransferLeg = {
  from: airport,
  to: alfama,
  pickup_at: '2027-03-12T11:20',
  pickup_sum: [
    { code: 'landing', at: '2027-03-12T10:20', minutes: 0, label: 'Your flight lands' },
    { code: 'to_the_exit', at: null, minutes: 60, label: 'To the exit with your bags' },
  ],
  flight: { number: 'TP1234', at: '2027-03-12T10:20', means: 'landing', international: true },
  minutes: { usual: 20, worst: 26 },
  km: 8.9,
  carbon_kg: 1.7,
  wait_minutes: 90,
  meeting_point: 'At the pick-up area outside arrivals; the driver calls you',
  price: priceOf(32.4),
  ...freeUntil('2027-03-11T11:20:00+00:00', 32.4),
}

const back: TransferLeg = {
  ...out,
  from: alfama,
  to: airport,
  pickup_at: '2027-03-15T12:30',
  pickup_sum: [
    { code: 'departure', at: '2027-03-15T15:00', minutes: 0, label: 'Your flight departs' },
    { code: 'checkin_closes', at: null, minutes: -60, label: 'Check-in closes before departure' },
    { code: 'buffer', at: null, minutes: -64, label: 'Time to spare' },
    { code: 'drive', at: null, minutes: -26, label: 'The ride at its slowest' },
  ],
  flight: { number: 'TP1235', at: '2027-03-15T15:00', means: 'departure', international: true },
  wait_minutes: 15,
  meeting_point: 'Where you are in Alfama; the driver calls you',
  price: priceOf(28.8),
  ...freeUntil('2027-03-14T12:30:00+00:00', 28.8),
}

type Vehicle = FoundTransfer['vehicle']

const transfer = (code: string, name: string, kind: Vehicle['kind'], change: Partial<FoundTransfer> = {}): FoundTransfer => ({
  transfer_id: `${kind}-lisbon.${code}`,
  vehicle: { code, name, kind, per_person: false, seats: 5, large_bags: 5, wheelchair: false, child_seats: true },
  company: 'Quillstone',
  company_score: 8.8,
  legs: [out, back],
  left: null,
  price: priceOf(61.2),
  child_seats: 1,
  free_cancellation_until: '2027-03-11T11:20:00+00:00',
  meet_and_greet: 6,
  ...change,
})

const seats = { per_person: true, seats: 44, large_bags: 2, wheelchair: true, child_seats: false }

export const sampleTransfers: readonly FoundTransfer[] = [
  transfer('MPV', 'People carrier', 'private'),
  transfer('SHUTTLE', 'Shared shuttle', 'shared', { left: 4 }),
  transfer('TAXI', 'Taxi at a fixed price', 'taxi', { legs: [out], price: priceOf(29.1), left: 1, free_cancellation_until: null }),
  transfer('COACH', 'Airport coach', 'coach', {
    vehicle: { code: 'COACH', name: 'Airport coach', kind: 'coach', ...seats },
    meet_and_greet: null,
  }),
  transfer('RAIL', 'Airport train', 'rail', {
    vehicle: { code: 'RAIL', name: 'Airport train', kind: 'rail', ...seats },
    legs: [{ ...out, wait_minutes: 0, carbon_kg: 0.2 }],
    meet_and_greet: null,
  }),
  transfer('BOAT', 'Water taxi', 'boat'),
  transfer('SEAPLANE', 'Seaplane', 'seaplane'),
]

const counted = (value: string, label: string, count: number) => ({ value, label, count })

export const sampleFound: TransfersFound = {
  from: airport,
  to: alfama,
  art: 'lisbon',
  transfers: [...sampleTransfers],
  not_then: [
    {
      vehicle: { code: 'MINIBUS', name: 'Minibus', kind: 'private', per_person: false, seats: 16, large_bags: 16, wheelchair: false, child_seats: true },
      reason: 'party',
      text: "It doesn't fit your people and bags.",
    },
  ],
  facets: {
    kinds: [counted('private', 'Private', 3), counted('shared', 'Shared', 1), counted('rail', 'Train', 1)],
    companies: [counted('Quillstone', 'Quillstone', 5)],
    free_cancellation: 4,
    minutes: { min: 20, max: 71 },
  },
  next: null,
  total: 7,
  bookable_from: null,
  member_prices: false,
  currency: 'USD',
}

export const sampleDetails: TransferDetails = { transfer: sampleTransfers[0] as FoundTransfer, art: 'lisbon', currency: 'USD' }
