import type { Attempt } from '../../features/choose-and-hold/index.ts'
import { EXAMPLE_DESCRIPTION, EXAMPLE_STANDING } from '../../lib/example-order.ts'
import { DialogPlace } from '../../ui/use-modal.ts'
import { Outcome } from './details/outcome.tsx'
import { PackageDetails } from './details/package-details.tsx'
import { OptionsAwaited } from './purchase/held-dialog.tsx'
import { PackageTicket } from './purchase/package-ticket.tsx'
import { SwapPlace } from './purchase/swap-place.tsx'
import type { SwapState } from './purchase/swap-steps.ts'
import { SwapView } from './purchase/swap-view.tsx'
import { PackageResults } from './results/package-results.tsx'
import { sampleDetails, sampleFollows, sampleFound, samplePackage, sampleSearch, sampleWithRide } from './sample-packages.ts'
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
const quote = { old_total: 1497.32, price: { ...samplePackage.price, total: 3488.94 }, difference: 1991.62, follows: [], package: null, is_changed: false }
const asked = { wanted: option, quote, proposed: [], out: [] }
const follows = { ...asked, proposed: sampleFollows, out: [5] }
const taken = {
  wanted: null,
  quote: { ...quote, price: { ...samplePackage.price, total: 1459.32 }, difference: -38 },
  proposed: [],
  out: [],
}
const swap =
  (state: SwapState, more: Partial<Parameters<typeof SwapView>[0]> = {}) =>
  () => (
    <DialogPlace value="in-page">
      <SwapView
        state={state}
        title="Instead of Hotel da Hera"
        kind="change"
        groups={[{ label: 'Instead of Hotel da Hera', options }]}
        currency="USD"
        held
        onRemove={null}
        onAsk={nothing}
        onToggle={nothing}
        onAgree={nothing}
        onBack={nothing}
        onClose={nothing}
        {...more}
      />
    </DialogPlace>
  )
const awaited = (message: string | null) => () => (
  <DialogPlace value="in-page">
    <OptionsAwaited title="Instead of Hotel da Hera" message={message} onAgain={nothing} onClose={nothing} />
  </DialogPlace>
)
const extraGroups = sampleDetails.extras.map(({ title: label, options: of }) => ({ label, options: of }))
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
  'parts of a checkout': () => <SwapPlace checkoutId="chk_1" items={[{ description: EXAMPLE_DESCRIPTION }, { description: EXAMPLE_DESCRIPTION }]} />,
  'change of a part, looking': awaited(null),
  'change of a part, unreached': awaited("We couldn't reach the server."),
  'change of a part, choosing': swap({ step: 'choosing', message: null }),
  'change of a part, nothing there': swap({ step: 'choosing', message: null }, { groups: [] }),
  'change of a part, gone': swap({ step: 'choosing', message: 'This was just sold.' }),
  'change of a part, asking': swap({ step: 'asking', wanted: option }),
  'change of a part, both sums': swap({ step: 'asked', ...asked }),
  'change of a part, others follow': swap({ step: 'asked', ...follows }),
  'change of a part, asking again': swap({ step: 'asking_again', ...follows }),
  'change of a part, changing': swap({ step: 'swapping', ...asked }),
  'a part is taken off': swap({ step: 'asked', ...taken }, { title: 'Instead of Private sedan' }),
  'a part that may be taken off': swap({ step: 'choosing', message: null }, { title: 'Instead of Private sedan', onRemove: nothing }),
  'adding to what is held': swap({ step: 'choosing', message: null }, { title: 'Add to your trip', kind: 'add', groups: extraGroups }),
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
