import { EXAMPLE_UNDO_PARTS } from '../../lib/example-order.ts'
import type { Rental } from './car-address.ts'
import type { CarDetails, CarsFound, Depot, FoundCar } from './cars-api.ts'

export const sampleRental: Rental = { pickup: 'lisbon', dropoff: '', from: '2027-03-12', fromTime: '10:00', to: '2027-03-15', toTime: '10:00', age: 35 }

const desk = {
  depot_id: 'halvane-lis',
  supplier: 'Halvane',
  kind: 'terminal',
  shuttle_minutes: 0,
  name: 'Lisbon Airport',
  address: 'Alameda das Comunidades, Lisbon',
  phone: '+351 21 555 0020',
  city: 'Lisbon',
  country: 'Portugal',
  country_code: 'PT',
  iata: 'LIS',
  latitude: 38.774,
  longitude: -9.134,
  time_zone: 'Europe/Lisbon',
} as const

const daily = { from: '08:00', until: '20:00' }
const mapped = { ...desk, hours: [null, daily, daily, daily, daily, daily, daily], after_hours_fee: 35, currency: 'USD' }

export const sampleDepots: readonly Depot[] = [
  { ...mapped, is_open: true, cars: 12, from: 128.4 },
  {
    ...mapped,
    depot_id: 'merlo-lisbon-alfama',
    supplier: 'Merlo',
    kind: 'town',
    name: 'Alfama',
    latitude: 38.712,
    longitude: -9.131,
    is_open: false,
    cars: 0,
    from: null,
  },
]

const CONDITIONS: FoundCar['conditions'] = {
  km_included: null,
  fuel_policy: 'full_to_full',
  excess: 1100,
  deposit: 300,
  currency: 'USD',
  cards_needed: 1,
  minimum_age: 21,
  licence_years: 1,
  permit: false,
}

export const samplePrice = (total: number): FoundCar['rates'][number]['price'] => ({
  total,
  currency: 'USD',
  base: total - 24,
  taxes: 20,
  fees: 4,
  pay_now: total,
  pay_at_property: 0,
  per_night: [],
})

/** A car of a class, drawn by its silhouette. */
export const sampleCar = (name: string, body: string, silhouette: string, change: Partial<CarDetails['car']> = {}): CarDetails['car'] & FoundCar => ({
  car_id: `halvane-lis.${silhouette}`,
  car: {
    acriss: 'CDMR',
    name,
    body,
    silhouette,
    seats: 5,
    large_bags: 2,
    small_bags: 1,
    doors: 5,
    automatic: false,
    four_by_four: false,
    fuel: 'petrol',
    electric_range_km: null,
    co2_g_km: 120,
  },
  supplier: desk.supplier,
  supplier_score: 8.4,
  pickup: desk,
  dropoff_depot_id: desk.depot_id,
  conditions: CONDITIONS,
  left: null,
  rates: [
    { rate_id: 'prepaid', price: samplePrice(128.4), cancellation: [], if_cancelled: EXAMPLE_UNDO_PARTS, free_cancellation_until: null },
    {
      rate_id: 'desk',
      price: { ...samplePrice(136.6), pay_now: 0, pay_at_property: 136.6 },
      cancellation: [],
      if_cancelled: [],
      free_cancellation_until: null,
    },
  ],
  if_cancelled: EXAMPLE_UNDO_PARTS,
  young_driver_fee: 0,
  one_way_fee: 0,
  extras: [
    {
      code: 'excess_cover',
      name: 'Excess cover',
      amount: 27,
      currency: 'USD',
      rule: 'for 3 days, tax included',
      count_max: 1,
      due: 'now',
      conditions: { ...CONDITIONS, excess: 0, deposit: 200 },
    },
    { code: 'child_seat', name: 'Child seat', amount: 24, currency: 'USD', rule: 'for 3 days, tax included', count_max: 2, due: 'later' },
  ],
  ...change,
})

const counts = (...labels: readonly string[]) => labels.map((label, index) => ({ value: label.toLowerCase(), label, count: 9 - index }))

export const sampleFound: CarsFound = {
  place: {
    place_id: 'lisbon',
    name: 'Lisbon',
    country: 'Portugal',
    country_code: 'PT',
    latitude: 38.7139,
    longitude: -9.1394,
    time_zone: 'Europe/Lisbon',
    art: 'lisbon',
  },
  cars: [
    sampleCar('Mini', 'small hatchback', 'mini'),
    sampleCar('Compact', 'five-door hatchback', 'hatchback', { left: 2 }),
    sampleCar('Standard', 'saloon', 'saloon'),
    sampleCar('Standard estate', 'estate', 'estate'),
    sampleCar('Compact SUV', 'small SUV', 'suv'),
    sampleCar('People carrier', 'seven seats', 'people-carrier'),
    sampleCar('Minibus', 'nine seats', 'van'),
    sampleCar('Pick-up', 'double cab', 'pick-up'),
    sampleCar('Convertible', 'soft top', 'convertible'),
    sampleCar('Coupé', 'two doors', 'coupe'),
  ],
  depots: [...sampleDepots],
  facets: {
    categories: counts('Compact', 'SUV'),
    suppliers: counts('Halvane', 'Merlo'),
    desks: counts('Terminal', 'Town'),
    automatic: 4,
    electric: 0,
    seats: [],
    bags: [],
    unlimited_mileage: 10,
    full_to_full: 10,
    pay_now: 10,
    pay_later: 6,
    deposit: { min: 300, max: 900 },
  },
  duration: '3 days',
  next: null,
  total: 10,
  bookable_from: null,
  member_prices: false,
  currency: 'USD',
}

export const sampleDetails: CarDetails = {
  car: sampleCar('Compact', 'five-door hatchback', 'hatchback', { left: 2 }),
  pickup: mapped,
  dropoff: mapped,
  notes: ['Traffic drives on the right.'],
  duration: '3 days',
  currency: 'USD',
}
