import { addDays } from '@sojourn/kernel'
import { HotelSearchForm } from './hotel-search-form.tsx'
import type { NightPrices } from './night-prices.ts'
import { PartyEditor } from './party-editor.tsx'
import { RangePanel } from './range-panel.tsx'

const today = '2027-02-20'
const given = { destination: 'lisbon', checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [5, 8] }] }
const nothing = () => {}

const calendar = {
  range: { checkin: '2027-03-12', checkout: '2027-03-15' },
  earliest: '2027-02-21',
  focusDay: false,
  onPick: nothing,
  onDone: nothing,
  onReach: nothing,
}
// A price for each night of the weeks shown; every fifth one is low, and one night nothing is free.
const prices: NightPrices = new Map(
  Array.from({ length: 60 }, (_, at) => [addDays('2027-03-01', at), { amount: 82 + ((at * 7) % 31), currency: 'USD', low: at % 5 === 0 }] as const).filter(
    ([day]) => day !== '2027-03-20',
  ),
)

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
  'calendar, prices known': () => <RangePanel {...calendar} prices={prices} end="checkout" months="two" />,
  'calendar, no place chosen': () => <RangePanel {...calendar} prices={new Map()} end="checkin" months="two" />,
  party: () => <PartyEditor rooms={given.rooms} onChange={nothing} onDone={nothing} />,
}
