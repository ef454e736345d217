import { addDays } from '@sojourn/kernel'
import { type DayPrices, RangePicker, RoomsEditor } from '../../../features/search-form/index.ts'
import { HotelSearchForm } from './hotel-search-form.tsx'
import { STAY_RANGE } from './stay-range.ts'

const nowMs = Date.parse('2027-02-20T12:00:00Z')
const given = { destination: 'lisbon', checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [5, 8] }] }
const nothing = () => {}

const calendar = {
  kind: STAY_RANGE,
  range: { from: '2027-03-12', until: '2027-03-15' },
  earliest: '2027-02-21',
  today: '2027-02-20',
  as: 'pop',
  focusDay: false,
  onChange: nothing,
  onEnd: nothing,
  onDone: nothing,
  onLeave: nothing,
} as const
// A price for each night of the weeks shown; every fifth one is low, and one night nothing is free.
const prices: DayPrices = new Map(
  Array.from(
    { length: 60 },
    (_, index) => [addDays('2027-03-01', index), { amount: 82 + ((index * 7) % 31), currency: 'USD', low: index % 5 === 0 }] as const,
  ).filter(([day]) => day !== '2027-03-20'),
)

/** The form in both its places, empty, filled and refused. */
export const states = {
  'hero, empty': () => <HotelSearchForm look="hero" nowMs={nowMs} />,
  'hero, filled': () => <HotelSearchForm look="hero" nowMs={nowMs} given={given} placeLabel="Lisbon, Portugal" />,
  'hero, refused': () => (
    <HotelSearchForm look="hero" nowMs={nowMs} errors={{ destination: 'Where would you like to go?', checkout: 'Stay at least one night.' }} />
  ),
  bar: () => <HotelSearchForm look="bar" nowMs={nowMs} given={given} placeLabel="Lisbon, Portugal" />,
  'calendar, prices known': () => <RangePicker {...calendar} source={{ prices, reach: nothing }} end="until" />,
  'calendar, no place chosen': () => <RangePicker {...calendar} end="from" />,
  party: () => <RoomsEditor unit="room" addText="Add a room" rooms={given.rooms} onChange={nothing} onDone={nothing} />,
}
