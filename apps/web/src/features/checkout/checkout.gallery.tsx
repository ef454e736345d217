import type { NeedsShape, PriceLine } from '@sojourn/contracts'
import { useRef, useState } from 'react'
import {
  EXAMPLE_DESCRIPTION,
  EXAMPLE_ITEM,
  EXAMPLE_LINES,
  EXAMPLE_OFFER,
  EXAMPLE_PRICE,
  EXAMPLE_RULES,
  EXAMPLE_SALE_RULES,
  EXAMPLE_TOGETHER_LINES,
  EXAMPLE_UNDO_PARTS,
  exampleParts,
  exampleSoldAs,
} from '../../lib/example-order.ts'
import { asksMore } from './asks-more.ts'
import { BetterPriceOffer } from './better-price-offer.tsx'
import { BuyerInformation } from './buyer-information.tsx'
import type { CheckoutData } from './checkout-api.ts'
import { CheckoutEnded } from './checkout-ended.tsx'
import { CompanionFields } from './companion-fields.tsx'
import { companionFaults, namesFor } from './companions.ts'
import { faultsIn, NOBODY } from './guest-details.ts'
import { GuestDetailsForm } from './guest-details-form.tsx'
import { HoldClock } from './hold-clock.tsx'
import { type IdentityErrors, identityFaults, identityFrom, type TypedIdentity } from './identity.ts'
import { IdentityFields } from './identity-fields.tsx'
import { KeptTravellers } from './kept-travellers.tsx'
import { OfferSummary } from './offer-summary.tsx'
import { PriceDetails } from './price-details.tsx'

const nothing = () => {}
const NORA = { firstName: 'Nora', lastName: 'Andrade', isSingle: '', email: 'member@sojourn.test', phone: '+351 912 555 018' }

const EXAMPLE_CHECKOUT: CheckoutData = {
  checkoutId: 'chk_1',
  state: 'open',
  booking_id: null,
  offer: EXAMPLE_OFFER,
  sold_as: exampleSoldAs('HLT'),
  travellers: [],
  items: [EXAMPLE_ITEM],
  price: EXAMPLE_PRICE,
  lines: EXAMPLE_LINES,
  due: { card: 499.26, now: 499.26, at_property: 26.4, waived: 0, currency: 'USD' },
  tenders: { coupon: null, cash_card: null, points: null, payment_cards: [] },
  earns: null,
  held_elsewhere: [],
  cancellation: EXAMPLE_RULES,
  if_cancelled: exampleParts(EXAMPLE_RULES),
  expires_at: '2026-11-21T16:15:00Z',
  server_time: '2026-11-21T16:00:28Z',
  renewable: true,
  payment: {
    gateway_url: 'http://pay.test',
    publishable_key: 'pk_test',
    route: 'card',
    gateway: 'PG_03',
    pg_method_name: 'Client CC',
    is_popup: false,
    forced: false,
    guarantee: false,
    invoice: null,
  },
}
const line = (kind: PriceLine['kind'], label: string, amount: number): PriceLine => ({ kind, label, amount, rule: null })
const paidByTenders: CheckoutData = {
  ...EXAMPLE_CHECKOUT,
  lines: [
    ...EXAMPLE_LINES.filter(({ kind }) => kind !== 'pay_at_property'),
    { kind: 'coupon', label: 'Coupon TAKE25', rule: '$25 off', amount: 25 },
    { kind: 'cash_card', label: 'Cash card', rule: null, amount: 40 },
    { kind: 'points', label: '2,000 Sojourn Miles', rule: '100 points are 1 USD', amount: 20 },
    { kind: 'card', label: 'Card', rule: null, amount: 414.26 },
    ...EXAMPLE_LINES.filter(({ kind }) => kind === 'pay_at_property'),
  ],
  due: { card: 414.26, now: 499.26, at_property: 26.4, waived: 0, currency: 'USD' },
}
const together: CheckoutData = {
  ...EXAMPLE_CHECKOUT,
  lines: EXAMPLE_TOGETHER_LINES,
  items: [EXAMPLE_ITEM, { ...EXAMPLE_ITEM, description: { ...EXAMPLE_DESCRIPTION, title: 'New York to Lisbon, return', summary: 'Classic' } }],
}
const atProperty: CheckoutData = {
  ...EXAMPLE_CHECKOUT,
  lines: [...EXAMPLE_LINES.slice(0, -2), line('pay_now', 'Pay now', 0), line('pay_at_property', 'Pay at the property', 525.66)],
  due: { card: 0, now: 0, at_property: 525.66, waived: 0, currency: 'USD' },
  items: [{ ...EXAMPLE_ITEM, cancellation: [{ from: null, to: null, amount: 525.66, currency: 'USD', time_zone: 'Europe/Lisbon' }] }],
  if_cancelled: EXAMPLE_UNDO_PARTS,
}

function Guests({ blank = false, locked = false, companions = 0 }: { blank?: boolean; locked?: boolean; companions?: number }) {
  const form = useRef<HTMLElement>(null)
  const [details, setDetails] = useState(blank ? NOBODY : NORA)
  const names = namesFor(companions, blank ? null : [{ firstName: 'Rui', lastName: 'Andrade', isSingle: '' }])
  return (
    <GuestDetailsForm
      heading="Guest details"
      hint="As on the passport of the person who checks in."
      details={details}
      errors={blank ? faultsIn(details) : {}}
      locked={locked}
      form={form}
      onChange={(field, value) => setDetails({ ...details, [field]: value })}
    >
      {companions > 0 && <CompanionFields names={names} errors={blank ? companionFaults(names) : []} locked={locked} onChange={nothing} />}
    </GuestDetailsForm>
  )
}

const NEEDS: NeedsShape = {
  age: 'adult',
  born_on: true,
  gender: true,
  nationality: true,
  document: 'passport',
  from: '2027-03-12',
  to: '2027-03-19',
  document_months: 6,
}
const CHILD: NeedsShape = { ...NEEDS, age: { from: 3, to: 11 }, nationality: false, document: 'any', document_months: 0 }
const TODAY = '2026-11-21'
const TYPED: readonly Partial<TypedIdentity>[] = [
  { bornOn: '1990-05-04', nationality: 'PT', number: 'P1234567', country: 'PT', expiresOn: '2030-01-31' },
  { bornOn: '2019-08-30', kind: 'id_card', number: '14 998 221', country: 'BR' },
]

/** A lead and a child with all that may be asked of them. */
function Identified({ blank = false, locked = false, refused = null }: { blank?: boolean; locked?: boolean; refused?: IdentityErrors | null }) {
  const form = useRef<HTMLElement>(null)
  const needs = [NEEDS, CHILD]
  const [typed, setTyped] = useState(needs.map((each, index) => identityFrom(each, blank ? null : TYPED[index])))
  const fields = (at: number) => (
    <IdentityFields
      {...{ at, locked }}
      needs={needs[at]!}
      typed={typed[at]!}
      today={TODAY}
      errors={blank ? identityFaults(needs[at]!, typed[at]!, TODAY) : at === 1 && refused ? refused : {}}
      onChange={(field, value) => setTyped(typed.map((each, index) => (index === at ? { ...each, [field]: value } : each)))}
    />
  )
  const names = namesFor(1, [{ firstName: 'Rui', lastName: 'Andrade', isSingle: '' }])
  return (
    <GuestDetailsForm
      heading="Travelers"
      hint="As on their documents."
      details={NORA}
      errors={{}}
      locked={locked}
      form={form}
      onChange={nothing}
      more={fields(0)}
    >
      <CompanionFields names={names} errors={[]} locked={locked} onChange={nothing}>
        {(at) => asksMore(needs[at + 1]) && fields(at + 1)}
      </CompanionFields>
    </GuestDetailsForm>
  )
}

const clock = (left: string, renewable = true, isHeld = true) => (
  <HoldClock expiresAt={left} serverTime="2026-11-21T16:00:00Z" renewable={renewable} isHeld={isHeld} onRenew={nothing} backTo="/" />
)

const offered = (as: 'member' | 'agent', tenders = EXAMPLE_CHECKOUT.tenders) => (
  <BetterPriceOffer checkout={{ ...EXAMPLE_CHECKOUT, tenders }} better={{ total: 499.38, currency: 'USD', as }} onChanged={nothing} />
)

const KEPT = {
  heading: 'Travelers',
  keeps: {
    guests: [
      { first_name: 'Nora', last_name: 'Andrade' },
      { first_name: 'Rui', last_name: 'Andrade' },
    ],
    contact: { email: 'member@sojourn.test', phone: '+351 912 555 018' },
  },
}

/** The checkout without its payment step, which has a gallery of its own. */
export const states = {
  'hold, time enough': () => clock('2026-11-21T16:14:32Z'),
  'hold, under two minutes': () => clock('2026-11-21T16:01:50Z'),
  'hold, under two minutes, renewed already': () => clock('2026-11-21T16:01:50Z', false),
  'hold, over': () => clock('2026-11-21T16:00:00Z'),
  'pay clock, wallet value': () => clock('2026-11-21T16:14:32Z', false, false),
  'pay clock, wallet value, over': () => clock('2026-11-21T16:00:00Z', false, false),
  'better price, a member': () => offered('member'),
  'better price, an agent': () => offered('agent'),
  'better price, with cash applied': () => offered('member', { ...EXAMPLE_CHECKOUT.tenders, cash_card: { amount: 40, currency: 'USD' } }),
  'what the law has told': () => (
    <BuyerInformation information={{ title: 'What the law gives you', lines: ['We answer for all of its parts.', 'You may give it to another person.'] }} />
  ),
  'what is booked': () => <OfferSummary description={EXAMPLE_DESCRIPTION} heading="p" />,
  'guest details': () => <Guests />,
  'guest details, missing': () => <Guests blank />,
  'travellers, everyone named': () => <Guests companions={2} />,
  'travellers, everyone named, missing': () => <Guests blank companions={2} />,
  'guest details, booked': () => <Guests locked />,
  'travellers with documents': () => <Identified />,
  'travellers with documents, missing': () => <Identified blank />,
  'travellers with documents, refused': () => <Identified refused={{ bornOn: 'On Fri 12 March 2027 this traveler must be 3 to 11 years old.' }} />,
  'travellers with documents, booked': () => <Identified locked />,
  'travellers of a change': () => <KeptTravellers {...KEPT} faults={[]} />,
  'travellers of a change, refused': () => <KeptTravellers {...KEPT} faults={['This passport ends before you are back.']} />,
  'price details': () => (
    <div className="max-w-105">
      <PriceDetails checkout={EXAMPLE_CHECKOUT} />
    </div>
  ),
  'price details, paid by tenders and a card': () => (
    <div className="max-w-105">
      <PriceDetails checkout={paidByTenders} charge={{ label: 'Visa ending 4242' }} />
    </div>
  ),
  'price details, by invoice': () => (
    <div className="max-w-105">
      <PriceDetails checkout={paidByTenders} charge={{ label: 'Credit line', isInvoice: true }} />
    </div>
  ),
  'price details, all at the property, no free cancellation': () => (
    <div className="max-w-105">
      <PriceDetails checkout={atProperty} />
    </div>
  ),
  'price details, several items bought together': () => (
    <div className="max-w-105">
      <PriceDetails checkout={together} charge={{ label: 'Visa ending 4242' }} />
    </div>
  ),
  'price details, holiday home': () => (
    <div className="max-w-105">
      <PriceDetails checkout={{ ...EXAMPLE_CHECKOUT, sold_as: exampleSoldAs('VR', { ...EXAMPLE_SALE_RULES, unit: 'home' }) }} />
    </div>
  ),
  ended: () => (
    <CheckoutEnded title="The hold on your stay has ended" to="/" action="Back to the hotel">
      We held it for you as long as we could. Nothing was charged. It may still be free.
    </CheckoutEnded>
  ),
}
