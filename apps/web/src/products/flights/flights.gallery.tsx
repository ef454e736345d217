import type { Attempt } from '../../features/choose-and-hold/index.ts'
import { PLAIN_SHELL, ShellContext } from '../../lib/shell.ts'
import { ChangeFlightView, type Others } from './change/change-flight-form.tsx'
import { FlightDetails } from './details/flight-details.tsx'
import { Outcome } from './details/outcome.tsx'
import { SeatPickerView } from './details/seats/seat-picker-view.tsx'
import { ExplorePage } from './explore/explore-page.tsx'
import { FareList } from './fares/fare-list.tsx'
import { FlightTicket } from './purchase/flight-ticket.tsx'
import { FlightResults } from './results/flight-results.tsx'
import { DateGridView } from './results/other-days.tsx'
import { sampleDetails, sampleExplored, sampleFound, sampleItinerary, sampleOffer, sampleProofs, sampleSearch, sampleSeats } from './sample-flights.ts'
import { BagsEditor } from './search/bags-editor.tsx'
import { FlightSearchForm } from './search/flight-search-form.tsx'
import { TravellersEditor } from './search/travellers-editor.tsx'

const nothing = () => {}
const nowMs = Date.parse('2027-02-20T12:00:00Z')
const earliest = '2027-02-21' as const
const { slices, ...rest } = sampleSearch
const given = { ...rest, slices: slices.slice(0, 1), back: slices[1]!.day }
const several = { ...given, trip: 'several' as const, slices }
const labels = { LIS: 'Lisbon (LIS), Portugal', NYC: 'New York (NYC), United States' }
const choice = { id: 'LIGHT', price: sampleItinerary.price }
const came = (attempt: Attempt<never>) => () => (
  <Outcome
    attempt={attempt}
    choice={choice}
    chosen="Lisbon to New York"
    actions={{ select: nothing, agree: nothing, dismiss: nothing, reset: nothing }}
    othersTo="/flight/search-details"
  />
)
const changed = (others: Others) => () => (
  <ChangeFlightView booked={sampleOffer} days={['2027-03-18', '2027-03-25']} others={others} busy={false} onDay={nothing} onFind={nothing} onWanted={nothing} />
)
const DAYS = ['2027-03-16', '2027-03-17', '2027-03-18'] as const
const grid = DAYS.flatMap((depart, at) =>
  ['2027-03-23', '2027-03-24'].map((back, by) => ({ depart, back, total: at + by === 2 ? null : 1237.8 + 40 * at - 25 * by })),
)

/** Its airlines name no price of each traveler, and give seats at check-in. */
const elsewhere = {
  ...sampleDetails,
  itinerary: { ...sampleDetails.itinerary, supplier: 'Airline direct' },
  fares: sampleDetails.fares.map((fare) => ({
    ...fare,
    travellers: [],
    taxes: [],
    cancellation: [],
    if_cancelled: [],
    free_cancellation_until: null,
    more_bags: [],
  })),
}

/** Every state of the pages of flights. */
export const states = {
  'form, return': () => <FlightSearchForm look="hero" nowMs={nowMs} />,
  'form, several cities': () => <FlightSearchForm look="hero" nowMs={nowMs} given={several} labels={labels} />,
  'form above results': () => <FlightSearchForm look="bar" nowMs={nowMs} given={given} labels={labels} />,
  'form with what is wrong': () => (
    <FlightSearchForm look="hero" nowMs={nowMs} errors={{ from0: 'Enter where you fly from.', party: 'Enter at least one traveler.' }} />
  ),
  'who flies': () => <TravellersEditor flying={sampleSearch} onChange={nothing} onDone={nothing} />,
  bags: () => <BagsEditor bags={sampleSearch} onChange={nothing} onDone={nothing} />,
  found: () => <FlightResults found={sampleFound} search={sampleSearch} earliest={earliest} />,
  'long ways, one supplier late': () => (
    <FlightResults found={{ ...sampleFound, only_long_ways: true, late: ['Airline direct'] }} search={sampleSearch} earliest={earliest} />
  ),
  'no flights': () => <FlightResults found={{ ...sampleFound, itineraries: [], total: 0 }} search={sampleSearch} earliest={earliest} />,
  'no seats in a cabin': () => (
    <FlightResults
      found={{ ...sampleFound, itineraries: [], total: 0, nearest_days: { bound: 1, dates: [] }, other_cabins: ['economy', 'business'] }}
      search={{ ...sampleSearch, cabin: 'first' }}
      earliest={earliest}
    />
  ),
  'no seats on a day': () => (
    <FlightResults
      found={{ ...sampleFound, itineraries: [], total: 0, nearest_days: { bound: 2, dates: ['2027-03-26', '2027-03-27'] } }}
      search={sampleSearch}
      earliest={earliest}
    />
  ),
  fares: () => <FareList itinerary={sampleItinerary} search={sampleSearch} currency="USD" />,
  'other days': () => <DateGridView search={sampleSearch} currency="USD" earliest={earliest} grid={grid} />,
  details: () => <FlightDetails details={sampleDetails} search={sampleSearch} fare="CLASSIC" />,
  'details, of another company': () => <FlightDetails details={elsewhere} search={sampleSearch} fare="CLASSIC" />,
  'details, sign in first': () => (
    <ShellContext value={{ ...PLAIN_SHELL, organisation: { ...PLAIN_SHELL.organisation, site: { ...PLAIN_SHELL.organisation.site, flight_login: true } } }}>
      <FlightDetails details={sampleDetails} search={sampleSearch} fare="LIGHT" />
    </ShellContext>
  ),
  seats: () => <SeatPickerView maps={sampleSeats} search={sampleSearch} seats={[{ segment: 1, traveller: 1, seat: '4B', amount: 12 }]} onChange={nothing} />,
  'where can I fly': () => <ExplorePage explored={sampleExplored} month="2027-03" months={['2027-03', '2027-04']} budget={600} />,
  ticket: () => <FlightTicket booked={[{ flight: sampleOffer, proofs: sampleProofs }]} guests={[{ first_name: 'Nora', last_name: 'Albright' }]} />,
  'change, other days': changed({ step: 'days' }),
  'change, other flights': changed({ step: 'known', itineraries: sampleFound.itineraries }),
  'change, nothing there': changed({ step: 'known', itineraries: [] }),
  'price changed': came({
    step: 'changed',
    id: 'LIGHT',
    oldTotal: 1237.8,
    seen: choice.price,
    price: { ...choice.price, total: 1290, base: 990, pay_now: 1290 },
    checkoutId: 'chk_1',
  }),
  'sold out': came({ step: 'gone', id: 'LIGHT', alternatives: [], message: '' }),
  'seat taken': came({ step: 'refused', id: 'LIGHT', code: 'seat_taken', message: 'Seat 14C was taken a moment ago.', retriable: false }),
}
