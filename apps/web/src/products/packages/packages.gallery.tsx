import type { Attempt } from '../../features/choose-and-hold/index.ts'
import { EXAMPLE_DESCRIPTION, EXAMPLE_STANDING } from '../../lib/example-order.ts'
import { DialogPlace } from '../../ui/use-modal.ts'
import { Outcome } from './details/outcome.tsx'
import { PackageDetails } from './details/package-details.tsx'
import { PackageTicket } from './purchase/package-ticket.tsx'
import type { SwapState } from './purchase/swap-steps.ts'
import { SwapView } from './purchase/swap-view.tsx'
import { PackageResults } from './results/package-results.tsx'
import { sampleDetails, sampleFound, samplePackage, sampleSearch, sampleWithRide } from './sample-packages.ts'
import { PackageSearchForm } from './search/package-search-form.tsx'
import { TripRoomsEditor } from './search/rooms-editor.tsx'

const nothing = () => {}
const nowMs = Date.parse('2027-01-20T12:00:00Z')
const labels = { LON: 'London (LON), United Kingdom', lisbon: 'Lisbon, Portugal' }
const choice = { id: 'package', price: samplePackage.price }
const came = (attempt: Attempt<never>) => () => (
  <Outcome
    attempt={attempt}
    choice={choice}
    chosen="London to Lisbon"
    actions={{ select: nothing, agree: nothing, dismiss: nothing, reset: nothing }}
    othersTo="/packages/search-details"
  />
)
const { options } = sampleDetails.alternatives[1]!
const option = options[0]!
const quote = { old_total: 1497.32, price: { ...samplePackage.price, total: 3488.94 }, difference: 1991.62, package: null, is_changed: false }
const swap =
  (state: SwapState, of = options) =>
  () => (
    <DialogPlace value="in-page">
      <SwapView
        state={state}
        title="Instead of Hotel da Hera"
        options={of}
        currency="USD"
        onAsk={nothing}
        onAgree={nothing}
        onBack={nothing}
        onClose={nothing}
      />
    </DialogPlace>
  )
const booked = {
  title: 'Casa das Andorinhas and 1 more',
  guests: [{ first_name: 'Nora', last_name: 'Albright' }],
  items: [1, 2].map((item_no) => ({ item_no, description: EXAMPLE_DESCRIPTION, proofs: EXAMPLE_STANDING.proofs })),
}

/** Every state of the pages of packages. */
export const states = {
  form: () => <PackageSearchForm look="hero" nowMs={nowMs} />,
  'form above results': () => <PackageSearchForm look="bar" nowMs={nowMs} given={sampleSearch} labels={labels} />,
  'form with what is wrong': () => (
    <PackageSearchForm
      look="hero"
      nowMs={nowMs}
      errors={{ from: 'Enter where you leave from.', back: 'Come back a day later or more: a package has a night in it.' }}
    />
  ),
  'who travels': () => (
    <TripRoomsEditor
      rooms={[
        { adults: 2, children: [6] },
        { adults: 1, children: [] },
      ]}
      onChange={nothing}
      onDone={nothing}
    />
  ),
  found: () => <PackageResults found={sampleFound} search={sampleSearch} />,
  'one supplier late, one room for one': () => (
    <PackageResults found={{ ...sampleFound, late: ['Sunbeds Direct'] }} search={{ ...sampleSearch, rooms: [{ adults: 1, children: [] }] }} />
  ),
  'no flights': () => <PackageResults found={{ ...sampleFound, packages: [], total: 0, flights: 0 }} search={sampleSearch} />,
  'no stays': () => <PackageResults found={{ ...sampleFound, packages: [], total: 0, stays: 0 }} search={sampleSearch} />,
  'nothing fits': () => <PackageResults found={{ ...sampleFound, packages: [], total: 0 }} search={sampleSearch} />,
  details: () => <PackageDetails details={sampleDetails} search={sampleSearch} />,
  'details, with a ride': () => <PackageDetails details={sampleWithRide} search={sampleSearch} />,
  'details, nothing to change': () => (
    <PackageDetails details={{ ...sampleDetails, alternatives: [], extras: [], days: [], cancellation: [], member_prices: true }} search={sampleSearch} />
  ),
  ticket: () => <PackageTicket booking={booked} />,
  'change of a part, choosing': swap({ step: 'choosing', message: null }),
  'change of a part, nothing there': swap({ step: 'choosing', message: null }, []),
  'change of a part, gone': swap({ step: 'choosing', message: 'This was just sold.' }),
  'change of a part, asking': swap({ step: 'asking', option }),
  'change of a part, both sums': swap({ step: 'asked', option, quote }),
  'change of a part, changing': swap({ step: 'swapping', option, quote }),
  'price changed': came({
    step: 'changed',
    id: 'package',
    oldTotal: 1497.32,
    seen: samplePackage.price,
    price: { ...samplePackage.price, total: 1512 },
    checkoutId: null,
  }),
  gone: came({ step: 'gone', id: 'package', alternatives: [], message: '' }),
  'does not fit': came({ step: 'refused', id: 'package', code: 'no_package', message: 'You land after the ride leaves.', retriable: false }),
}
