import type { Attempt } from '../../features/choose-and-hold/index.ts'
import { Outcome } from './details/outcome.tsx'
import { TransferDetails } from './details/transfer-details.tsx'
import { TransferResults } from './results/transfer-results.tsx'
import { sampleDetails, sampleFound, sampleRide } from './sample-transfers.ts'
import { PeopleEditor } from './search/people-editor.tsx'
import { TransferSearchForm } from './search/transfer-search-form.tsx'

const nothing = () => {}
const nowMs = Date.parse('2027-02-20T12:00:00Z')
const choice = { id: 'x', price: sampleDetails.transfer.price }
const labels = { from: 'Lisbon Airport (LIS), Portugal', to: 'Alfama, Lisbon, Portugal' }
const came = (attempt: Attempt<never>) => () => (
  <Outcome
    attempt={attempt}
    choice={choice}
    chosen="People carrier"
    actions={{ select: nothing, agree: nothing, dismiss: nothing, reset: nothing }}
    othersTo="/transfers/search-details"
  />
)

/** Every state of the pages of transfers. */
export const states = {
  'form, one way': () => <TransferSearchForm look="hero" nowMs={nowMs} />,
  'form, return': () => <TransferSearchForm look="hero" nowMs={nowMs} given={sampleRide} labels={labels} />,
  'form above results': () => <TransferSearchForm look="bar" nowMs={nowMs} given={sampleRide} labels={labels} />,
  'form with what is wrong': () => (
    <TransferSearchForm look="hero" nowMs={nowMs} errors={{ from: 'Enter where you are picked up.', flight: 'Enter a flight number such as TP1234.' }} />
  ),
  'people and bags': () => <PeopleEditor party={sampleRide} domestic={false} onChange={nothing} onDone={nothing} />,
  found: () => <TransferResults found={sampleFound} ride={sampleRide} />,
  'no transfers': () => <TransferResults found={{ ...sampleFound, transfers: [], total: 0 }} ride={sampleRide} />,
  details: () => <TransferDetails details={sampleDetails} ride={sampleRide} />,
  'price changed': came({
    step: 'changed',
    id: 'x',
    oldTotal: 61.2,
    seen: choice.price,
    price: { ...choice.price, total: 66, base: 66, pay_now: 66 },
    checkoutId: 'chk_1',
  }),
  'sold out': came({ step: 'gone', id: 'x', alternatives: [], message: '' }),
  'in the dark': came({ step: 'refused', id: 'x', code: 'too_dark', message: 'Boats sail in daylight only.', retriable: false }),
}
