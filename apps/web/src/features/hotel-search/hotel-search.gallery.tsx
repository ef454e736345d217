import { HotelSearchForm } from './hotel-search-form.tsx'
import { PartyEditor } from './party-editor.tsx'

const today = '2027-02-20'
const given = { destination: 'lisbon', checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [5, 8] }] }
const nothing = () => {}

/** The form in both its places, empty, filled and refused. */
export const states = {
  'hero, empty': () => <HotelSearchForm look="hero" today={today} />,
  'hero, filled': () => <HotelSearchForm look="hero" today={today} given={given} placeLabel="Lisbon, Portugal" />,
  'hero, refused': () => (
    <HotelSearchForm
      look="hero"
      today={today}
      errors={{ destination: 'Where would you like to go?', checkout: 'Leave at least one night after you arrive.' }}
    />
  ),
  bar: () => <HotelSearchForm look="bar" today={today} given={given} placeLabel="Lisbon, Portugal" />,
  party: () => <PartyEditor rooms={given.rooms} onChange={nothing} onDone={nothing} />,
}
