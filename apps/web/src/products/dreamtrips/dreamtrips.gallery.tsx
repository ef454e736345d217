import type { Attempt } from '../../features/choose-and-hold/index.ts'
import { DreamtripDetails } from './details/dreamtrip-details.tsx'
import { Outcome } from './details/outcome.tsx'
import type { Takes } from './dreamtrips-api.ts'
import { DreamtripTicket } from './purchase/dreamtrip-ticket.tsx'
import { DreamtripList } from './results/dreamtrip-list.tsx'
import { member, other, sampleCompared, sampleDetails, sampleFound, sampleOffer, samplePrice, sampleWanted } from './sample-dreamtrips.ts'
import { DreamtripSearchForm } from './search/dreamtrip-search-form.tsx'

const nothing = () => {}
const search = { place: '', month: '', people: 2 }
const choice = { id: sampleWanted.tripId, price: samplePrice(2_540, 200) }
const came = (attempt: Attempt<never>) => () => (
  <Outcome
    attempt={attempt}
    choice={choice}
    chosen="The tastes of Lisbon"
    actions={{ select: nothing, agree: nothing, dismiss: nothing, reset: nothing }}
    othersTo="/dreamtrips/search-details"
  />
)
const refused = (code: string, message: string) => came({ step: 'refused', id: choice.id, code, message, retriable: false })
const list = (takes: Takes) => () => <DreamtripList found={{ ...sampleFound, takes }} search={search} />
const details =
  (takes: Takes, more: Partial<(typeof sampleDetails)['trip']> = {}) =>
  () => <DreamtripDetails details={{ ...sampleDetails, takes, trip: { ...sampleDetails.trip, ...more } }} wanted={sampleWanted} compared={null} />

/** Every state of the pages of dreamtrips. */
export const states = {
  'found, as a member': list(member),
  'found, as another': list(other),
  'found, as a guest': list({ ...other, signed_in: false }),
  'no trips': () => <DreamtripList found={{ ...sampleFound, trips: [], total: 0 }} search={{ place: 'lisbon', month: '2027-08', people: 2 }} />,
  'a trip that waits for more people': details(member),
  'a guaranteed trip, paid at once': details(member, {
    minimum: { people: 10, in: 12, decided_at: '2027-03-24T18:00:00+00:00', state: 'runs' },
    balance_on: null,
    price: samplePrice(2_540),
  }),
  'beside the prices of its parts': () => <DreamtripDetails details={sampleDetails} wanted={sampleWanted} compared={sampleCompared} />,
  'dearer than its parts': () => <DreamtripDetails details={sampleDetails} wanted={sampleWanted} compared={{ ...sampleCompared, total: 2_410, saving: 0 }} />,
  'too few places left': details(member, { left: 1, full: true }),
  'a trip, as another': details(other),
  'no plan has them': details({ may_book: false, signed_in: true, plans: [] }),
  'price changed': came({ step: 'changed', id: choice.id, oldTotal: 2_540, seen: choice.price, price: samplePrice(2_610, 200), checkoutId: 'chk_1' }),
  'sold out': came({ step: 'gone', id: choice.id, alternatives: [], message: '' }),
  'not a member': refused('may_not_buy', 'Group trips are for members. Choose a plan that has them, then book your places.'),
  'rooms that do not work out': refused('bad_party', 'Two people share a double room.'),
  ticket: () => <DreamtripTicket offer={sampleOffer} />,
  search: () => <DreamtripSearchForm look="hero" given={search} among={sampleFound.facets} />,
}
