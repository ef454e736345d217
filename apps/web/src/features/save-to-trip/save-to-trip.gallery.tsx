import { ChooseTrip } from './choose-trip.tsx'
import { SaveButton } from './save-button.tsx'
import { SavedPanel } from './saved-panel.tsx'
import type { Saving } from './saving.ts'

const nothing = () => {}
const saving: Saving = {
  kind: 'idea',
  product: 'HLT',
  title: 'Casa das Andorinhas',
  place: 'Lisbon',
  image: 'facades/town-house-09',
  from: '2027-03-12',
  to: '2027-03-15',
  price: { amount: 525.66, currency: 'USD' },
  href: '/hotel-details?hotel=h1',
  details: { hotel_id: 'h1' },
}
const trip = {
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
  role: 'owner' as const,
  item_count: 2,
  member_count: 2,
}
const other = { ...trip, trip_list_id: 'trp_2', trip_list_name: 'Kyoto in autumn', trip_image: 'kyoto' }
const choosing = { place: 'Lisbon', fault: null, busy: false, onChoose: nothing, onMake: nothing }
const savedAt = { tripId: 'trp_1', tripName: 'Lisbon', itemId: 'tri_1' }

/** The button, and what its dialog holds. */
export const states = {
  button: () => <SaveButton look="button" saving={saving} />,
  'trips near these dates first': () => <ChooseTrip {...choosing} choice={{ at: 'choosing', near: [trip], others: [other] }} />,
  'none near these dates': () => <ChooseTrip {...choosing} choice={{ at: 'choosing', near: [], others: [other] }} />,
  'no trips yet': () => <ChooseTrip {...choosing} choice={{ at: 'choosing', near: [], others: [] }} />,
  'trips on their way': () => <ChooseTrip {...choosing} choice={{ at: 'asking' }} />,
  'trips out of reach': () => <ChooseTrip {...choosing} choice={{ at: 'failed' }} />,
  refused: () => <ChooseTrip {...choosing} fault="There is no room for more. Delete something first." choice={{ at: 'choosing', near: [trip], others: [] }} />,
  'in a trip already': () => <SavedPanel savedAt={savedAt} fault={null} busy={false} onRemove={nothing} />,
}
