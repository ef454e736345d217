import type { Attempt } from '../../features/choose-and-hold/index.ts'
import { CarDetails } from './details/car-details.tsx'
import { Outcome } from './details/outcome.tsx'
import { CarResults } from './results/car-results.tsx'
import { DepotCard } from './results/depot-card.tsx'
import { sampleDepots, sampleDetails, sampleFound, samplePrice, sampleRental } from './sample-cars.ts'

const nothing = () => {}
const choice = { id: 'prepaid', price: samplePrice(128.4) }
const came =
  (attempt: Attempt<never>, hasExtras = false) =>
  () => (
    <Outcome
      attempt={attempt}
      choice={choice}
      chosen="Compact: five-door hatchback or similar"
      actions={{ select: nothing, agree: nothing, dismiss: nothing, reset: nothing }}
      hasExtras={hasExtras}
      othersTo="/cars/search-details"
    />
  )
const changed = { step: 'changed', id: 'prepaid', oldTotal: 128.4, seen: choice.price, price: samplePrice(134.9), checkoutId: 'chk_1' } as const
const depots = (at: number) => () => sampleDepots[at] && <DepotCard depot={sampleDepots[at]} rental={sampleRental} currency="USD" onClose={nothing} />

/** Every state of the pages of cars. */
export const states = {
  found: () => <CarResults found={sampleFound} rental={sampleRental} />,
  'no cars': () => <CarResults found={{ ...sampleFound, cars: [], total: 0 }} rental={{ ...sampleRental, fromTime: '23:00' }} />,
  'desk open': depots(0),
  'desk closed': depots(1),
  details: () => <CarDetails details={sampleDetails} rental={sampleRental} />,
  'price changed': came(changed),
  'price changed, with extras': came(changed, true),
  'sold out': came({ step: 'gone', id: 'prepaid', alternatives: [], message: '' }),
  'desk closed then': came({ step: 'refused', id: 'prepaid', code: 'closed_then', message: 'The desk is closed at that time.', retriable: false }),
}
