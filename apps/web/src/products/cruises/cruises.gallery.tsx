import type { Attempt } from '../../features/choose-and-hold/index.ts'
import { CabinPicker } from './details/cabin-picker.tsx'
import { CruiseDetails } from './details/cruise-details.tsx'
import { Outcome } from './details/outcome.tsx'
import { withHeld } from './details/with-held.ts'
import { CruiseTicket } from './purchase/cruise-ticket.tsx'
import { CruiseResults } from './results/cruise-results.tsx'
import { sampleCruises, sampleDetails, sampleFree, sampleOffer, samplePorts, samplePrice, sampleSailingSearch, sampleSearch } from './sample-cruises.ts'
import { CruiseSearchForm } from './search/cruise-search-form.tsx'
import { GuestsEditor } from './search/guests-editor.tsx'

const nothing = () => {}
const nowMs = Date.parse('2026-11-20T12:00:00Z')
const heldSample = {
  cabin: { sailingId: sampleDetails.sailing.sailing_id, guests: [30, 30], grade: 'B3', cabinNo: '8005', currency: 'USD' },
  token: 'held_1',
  expiresAt: '2026-11-20T12:15:00Z',
}
const choice = { id: 'B3 8041', price: samplePrice(3440) }
const came = (attempt: Attempt<never>) => () => (
  <Outcome
    attempt={attempt}
    choice={choice}
    chosen="Western Mediterranean, cabin 8041"
    actions={{ select: nothing, agree: nothing, dismiss: nothing, reset: nothing }}
    othersTo="/cruises"
  />
)
const details =
  (shown = sampleDetails, at = nowMs) =>
  () => <CruiseDetails details={shown} search={sampleSailingSearch} nowMs={at} />

/** Every state of the pages of cruises. */
export const states = {
  'cruises found': () => <CruiseResults found={sampleCruises} search={sampleSearch} />,
  'no cruises': () => <CruiseResults found={{ ...sampleCruises, sailings: [], total: 0, next: null, not_for_party: 3 }} search={sampleSearch} />,
  'a cruise': details(),
  'a cruise close to its day': details(sampleDetails, Date.parse('2027-03-20T12:00:00Z')),
  'a cruise without a cabin': details({ ...sampleDetails, grades: sampleDetails.grades.map((grade) => ({ ...grade, cabin: null, left: 0 })) }),
  'a deck': () => <CabinPicker free={sampleFree} chosen="8041" held={null} deck={8} onDeck={nothing} onChoose={nothing} />,
  'a deck, one cabin held': () => (
    <CabinPicker free={withHeld(sampleFree, '8005')} chosen="8005" held={heldSample} deck={8} onDeck={nothing} onChoose={nothing} />
  ),
  'a deck, or the line chooses': () => (
    <CabinPicker free={{ ...sampleFree, guarantee: true }} chosen={null} held={null} deck={8} onDeck={nothing} onChoose={nothing} />
  ),
  'price changed': came({ step: 'changed', id: choice.id, oldTotal: 3440, seen: choice.price, price: samplePrice(3520), checkoutId: 'chk_1' }),
  'someone else took it': came({ step: 'gone', id: choice.id, alternatives: [], message: '' }),
  'an adult is needed': came({ step: 'refused', id: choice.id, code: 'adult_needed', message: 'One guest must be at least 21.', retriable: false }),
  'a ticket': () => <CruiseTicket offer={sampleOffer} proofs={[]} guests={[]} />,
  'a ticket, cabin told later': () => <CruiseTicket offer={{ ...sampleOffer, cabin: null }} proofs={[]} guests={[]} />,
  'search for cruises': () => <CruiseSearchForm look="hero" nowMs={nowMs} ports={samplePorts} errors={{ where: 'No places match “Carribean”.' }} />,
  'cabin and guests': () => <GuestsEditor party={{ cabin: 'balcony', adults: 2, children: [8] }} onChange={nothing} onDone={nothing} />,
}
