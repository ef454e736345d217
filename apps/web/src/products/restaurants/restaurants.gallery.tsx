import type { Attempt } from '../../features/choose-and-hold/index.ts'
import { TimesFormView } from './change/change-table-form.tsx'
import { Outcome } from './details/outcome.tsx'
import { RestaurantDetails } from './details/restaurant-details.tsx'
import { PinCard } from './results/pin-card.tsx'
import { RestaurantResults } from './results/restaurant-results.tsx'
import { sampleDetails, sampleFine, sampleFound, sampleMenuPrice, sampleSearch } from './sample-restaurants.ts'

const nothing = () => {}
const choice = { id: 'slot', price: sampleMenuPrice(96) }
const wanted = {
  restaurantId: 'lisbon.tasca-das-cigarras',
  at: '2027-03-12T20:00',
  party: 4,
  area: undefined,
  menu: true,
  diets: [],
  occasion: undefined,
  note: '',
}
const came = (attempt: Attempt<never>) => () => (
  <Outcome
    attempt={attempt}
    choice={choice}
    chosen="Table for 4 people, Fri 12 Mar, 20:00"
    actions={{ select: nothing, agree: nothing, dismiss: nothing, reset: nothing }}
    wanted={wanted}
    othersTo="/restaurants/search-details"
  />
)
const [first] = sampleFound.restaurants

const changing = (times: Parameters<typeof TimesFormView>[0]['times']) => () => (
  <TimesFormView
    day="2027-03-12"
    party={4}
    area=""
    at="2027-03-12T20:30"
    times={times}
    booked={{ at: '2027-03-12T20:00', party: 4, area: 'inside' }}
    busy={false}
    onWanted={nothing}
    set={{ day: nothing, party: nothing, area: nothing, at: nothing }}
  />
)

/** Every state of the pages of restaurants. */
export const states = {
  found: () => <RestaurantResults found={sampleFound} search={sampleSearch} />,
  'none found': () => <RestaurantResults found={{ ...sampleFound, restaurants: [], total: 0 }} search={sampleSearch} />,
  'on the map': () => first && <PinCard found={first} search={sampleSearch} onClose={nothing} />,
  details: () => <RestaurantDetails details={sampleDetails} search={sampleSearch} choice={{ at: '20:00' }} />,
  'details, the time is full': () => <RestaurantDetails details={sampleDetails} search={sampleSearch} choice={{ at: '20:15' }} />,
  'details, a card is asked for': () => <RestaurantDetails details={sampleFine} search={sampleSearch} choice={{ at: '20:00' }} />,
  'details, closed that day': () => <RestaurantDetails details={{ ...sampleDetails, slots: [], open_that_day: false }} search={sampleSearch} choice={{}} />,
  'price changed': came({ step: 'changed', id: 'slot', oldTotal: 96, seen: choice.price, price: sampleMenuPrice(104), checkoutId: 'chk_1' }),
  'sold out': came({ step: 'gone', id: 'slot', alternatives: [], message: '' }),
  'C2.14 change, its times': changing({ step: 'known', slots: sampleDetails.slots }),
  'C2.14 change, times on their way': changing({ step: 'asking' }),
  'C2.14 change, nothing free': changing({ step: 'known', slots: [] }),
  'C2.14 change, refused': changing({ step: 'refused', message: 'This day has already passed, local time.' }),
  'nobody is seated then': came({
    step: 'refused',
    id: 'slot',
    code: 'closed_then',
    message: 'Tasca das Cigarras seats nobody at that time.',
    retriable: false,
  }),
}
