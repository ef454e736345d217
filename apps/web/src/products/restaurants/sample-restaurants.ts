import type { TableSearch } from './table-address.ts'
import type { FoundRestaurant, RestaurantDetails, RestaurantsFound, TableSlot } from './tables-api.ts'

export const sampleSearch: TableSearch = { place: 'lisbon', day: '2027-03-12', time: '20:00', party: 4 }

const slot = (time: string, more: Partial<TableSlot> = {}): TableSlot => ({
  slot_id: `lisbon.tasca-das-cigarras@2027-03-12T${time}`,
  at: `2027-03-12T${time}`,
  area: 'inside',
  areas: ['inside', 'terrace'],
  until: `2027-03-12T${time.replace(/^(\d\d)/, (hour) => String(Number(hour) + 2))}`,
  free: true,
  free_until: '2027-03-11T20:00:00+00:00',
  guarantee: null,
  ...more,
})
const full = { free: false, area: null, areas: [] }

const GUARANTEE = { per_head: 15, total: 60, currency: 'USD', free_until: '2027-03-10T20:00:00+00:00' }

const tasca: FoundRestaurant = {
  restaurant_id: 'lisbon.tasca-das-cigarras',
  name: 'Tasca das Cigarras',
  cuisine: 'local',
  cuisine_name: 'Local cuisine',
  style: 'Tasca',
  fine_dining: false,
  price_level: 2,
  district: 'Alfama',
  address: 'Rua dos Remédios 16',
  phone: '+351 21 555 0042',
  city: 'Lisbon',
  country: 'Portugal',
  country_code: 'PT',
  latitude: 38.7122,
  longitude: -9.131,
  time_zone: 'Europe/Lisbon',
  score: 8.9,
  reviews: 412,
  image: 'facades/town-house-03',
  art: 'lisbon',
  walk: '4 min walk to the castle',
  walk_minutes: 4,
  per_head: 27,
  areas: ['inside', 'terrace'],
  set_menu: { courses: 3, per_head: 24, currency: 'USD' },
  slots: [slot('19:15'), slot('19:30'), slot('20:00'), slot('20:15', full), slot('20:30')],
}

const solar: FoundRestaurant = {
  ...tasca,
  restaurant_id: 'lisbon.solar-do-sineiro',
  name: 'Solar do Sineiro',
  style: null,
  cuisine: 'fine_dining',
  cuisine_name: 'Fine dining',
  fine_dining: true,
  price_level: 4,
  district: 'Chiado',
  score: 9.4,
  per_head: 110,
  areas: ['inside'],
  set_menu: { courses: 7, per_head: 110, currency: 'USD' },
  slots: [slot('19:45', { guarantee: GUARANTEE }), slot('20:00', { ...full, guarantee: GUARANTEE }), slot('21:00', { guarantee: GUARANTEE })],
}

const fullHouse: FoundRestaurant = {
  ...tasca,
  restaurant_id: 'lisbon.taberna-do-limoeiro',
  name: 'Taberna do Limoeiro',
  slots: ['19:30', '20:00', '20:30'].map((time) => slot(time, full)),
}

const facet = (value: string, label: string, count: number) => ({ value, label, count })

export const sampleFound: RestaurantsFound = {
  place: {
    place_id: 'lisbon',
    name: 'Lisbon',
    country: 'Portugal',
    country_code: 'PT',
    destination: 'lisbon',
    latitude: 38.7139,
    longitude: -9.1394,
    time_zone: 'Europe/Lisbon',
    art: 'lisbon',
  },
  restaurants: [tasca, solar, fullHouse],
  facets: {
    cuisines: [facet('local', 'Local cuisine', 2), facet('fine_dining', 'Fine dining', 1)],
    levels: [facet('2', '2', 2), facet('4', '4', 1)],
    areas: [facet('inside', 'Inside', 3), facet('terrace', 'Terrace', 2)],
    districts: [facet('alfama', 'Alfama', 2), facet('chiado', 'Chiado', 1)],
    set_menu: 3,
    no_card: 2,
    free: 2,
  },
  next: null,
  total: 3,
  bookable_from: null,
  currency: 'USD',
}

export const sampleMenuPrice = (total: number): NonNullable<RestaurantDetails['menu_price']> => ({
  total,
  currency: 'USD',
  base: total,
  taxes: 0,
  fees: 0,
  pay_now: total,
  pay_at_property: 0,
  per_night: [],
})

export const sampleDetails: RestaurantDetails = {
  restaurant: { ...tasca, slots: [] },
  dishes: [
    { name: 'Bacalhau', amount: 14.5, currency: 'EUR' },
    { name: 'Grilled sardines', amount: 10, currency: 'EUR' },
    { name: 'Arroz de marisco', amount: 9, currency: 'EUR' },
  ],
  services: [
    { key: 'lunch', from: '12:30', until: '14:45' },
    { key: 'dinner', from: '19:30', until: '22:30' },
  ],
  closed_on: 1,
  open_that_day: true,
  seats: 46,
  turn_minutes: 105,
  late_minutes: 15,
  guarantee_from: 7,
  slots: [...['12:30', '13:00', '13:30', '19:30', '20:00'].map((time) => slot(time)), slot('20:15', full), slot('20:30'), slot('22:30', full)],
  menu_price: sampleMenuPrice(96),
  cancellation: [],
  if_cancelled: [],
  currency: 'USD',
}

/** The same where a card is asked for. */
export const sampleFine: RestaurantDetails = {
  ...sampleDetails,
  restaurant: { ...solar, slots: [] },
  guarantee_from: 1,
  turn_minutes: 150,
  slots: sampleDetails.slots.map((each) => ({ ...each, guarantee: GUARANTEE })),
}
