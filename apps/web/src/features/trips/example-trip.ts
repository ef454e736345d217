import type { Trip, TripDetails, TripItem } from './trips-api.ts'

/** A trip for the gallery and for tests. */
export const SAMPLE_TRIP: Trip = {
  trip_list_id: 'trp_1',
  trip_list_name: 'Lisbon',
  user_id: 'usr_1',
  org_id: 'org_sojourn',
  checkin_date: '2027-03-12',
  checkout_date: '2027-03-16',
  type: '',
  destination_name: 'Lisbon',
  trip_image: 'lisbon',
  trip_url: '/user/my-trips?trip_id=trp_1&workarea=viewMyTrips',
  role: 'owner',
  item_count: 2,
  member_count: 2,
}

const item: TripItem = {
  item_id: 'tri_1',
  product: 'HLT',
  kind: 'booked',
  title: 'Casa das Andorinhas',
  place: 'Lisbon',
  image: 'facades/town-house-09',
  from: '2027-03-12',
  to: '2027-03-15',
  starts: '15:00',
  price: { amount: 525.66, currency: 'USD' },
  paid: { amount: 498.39, currency: 'USD' },
  to_pay: { amount: 27.27, currency: 'USD', where: 'at the property' },
  url: '/user/my-bookings/bkg_1',
  booking_id: 'bkg_1',
  status: 'confirmed',
  added_by: 'Nora Andrade',
  added_at: '2026-11-21T16:08:00Z',
}
const idea: TripItem = {
  ...item,
  item_id: 'tri_2',
  product: 'CAR',
  kind: 'idea',
  title: 'Compact: five-door hatchback or similar',
  image: '',
  from: '2027-03-13',
  to: '2027-03-15',
  starts: null,
  price: { amount: 84, currency: 'USD' },
  paid: null,
  to_pay: null,
  url: '/cars/details?car=c1',
  booking_id: null,
  status: null,
}

export const SAMPLE_DETAILS: TripDetails = {
  trip: SAMPLE_TRIP,
  members: [
    { user_id: 'usr_1', name: 'Nora Andrade', role: 'owner', is_you: true },
    { user_id: 'usr_2', name: 'Ines Duarte', role: 'viewer', is_you: false },
  ],
  items: [item, idea],
  notes: [
    { kind: 'no_bed', from: '2027-03-15', to: '2027-03-16', items: [] },
    { kind: 'clash', from: '2027-03-13', to: '2027-03-15', items: ['tri_1', 'tri_2'] },
  ],
  paid: [{ amount: 498.39, currency: 'USD' }],
  to_pay: [{ day: '2027-03-12', amount: 27.27, currency: 'USD', where: 'at the property', item_id: 'tri_1' }],
  shared: null,
  calendar: null,
}
