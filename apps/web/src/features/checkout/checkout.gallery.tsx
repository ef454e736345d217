import { useRef, useState } from 'react'
import { EXAMPLE_LINES, EXAMPLE_OFFER, EXAMPLE_PRICE, EXAMPLE_RULES } from '../../lib/example-stay.ts'
import type { CheckoutData } from './checkout-api.ts'
import { CheckoutEnded } from './checkout-ended.tsx'
import { faultsIn, NOBODY } from './guest-details.ts'
import { GuestDetailsForm } from './guest-details-form.tsx'
import { HoldClock } from './hold-clock.tsx'
import { PriceDetails } from './price-details.tsx'
import { StaySummary } from './stay-summary.tsx'

const nothing = () => {}
const NORA = { firstName: 'Nora', lastName: 'Andrade', email: 'member@sojourn.test', phone: '+351 912 555 018' }

export const EXAMPLE_CHECKOUT: CheckoutData = {
  checkoutId: 'chk_1',
  state: 'open',
  booking_id: null,
  offer: EXAMPLE_OFFER,
  price: EXAMPLE_PRICE,
  lines: EXAMPLE_LINES,
  due: { card: 499.26, now: 499.26, at_property: 26.4, waived: 0, currency: 'USD' },
  tenders: { coupon: null, cash_card: null, points: null, payment_cards: [] },
  earns: null,
  cancellation: EXAMPLE_RULES,
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
const paidByTenders: CheckoutData = {
  ...EXAMPLE_CHECKOUT,
  lines: [
    ...EXAMPLE_LINES,
    { kind: 'coupon', label: 'Coupon TAKE25', rule: '$25 off', amount: 25 },
    { kind: 'cash_card', label: 'Cash card', rule: null, amount: 40 },
    { kind: 'points', label: '2,000 Sojourn Miles', rule: '100 points are 1 USD', amount: 20 },
    { kind: 'card', label: 'Card', rule: null, amount: 414.26 },
  ],
  due: { card: 414.26, now: 499.26, at_property: 26.4, waived: 0, currency: 'USD' },
}
const atProperty: CheckoutData = {
  ...EXAMPLE_CHECKOUT,
  due: { card: 0, now: 0, at_property: 525.66, waived: 0, currency: 'USD' },
  cancellation: [{ from: null, to: null, amount: 525.66, currency: 'USD', time_zone: 'Europe/Lisbon' }],
}

function Guests({ blank = false, locked = false }: { blank?: boolean; locked?: boolean }) {
  const form = useRef<HTMLElement>(null)
  const [details, setDetails] = useState(blank ? NOBODY : NORA)
  return (
    <GuestDetailsForm
      details={details}
      errors={blank ? faultsIn(details) : {}}
      locked={locked}
      form={form}
      onChange={(field, value) => setDetails({ ...details, [field]: value })}
    />
  )
}

const clock = (left: string, renewable = true, unit: string | null = 'room') => (
  <HoldClock expiresAt={left} serverTime="2026-11-21T16:00:00Z" renewable={renewable} unit={unit} onRenew={nothing} hotelHref="/" />
)

/** The checkout without its payment step, which has a gallery of its own. */
export const states = {
  'hold, time enough': () => clock('2026-11-21T16:14:32Z'),
  'hold, under two minutes': () => clock('2026-11-21T16:01:50Z'),
  'hold, under two minutes, renewed already': () => clock('2026-11-21T16:01:50Z', false),
  'hold, over': () => clock('2026-11-21T16:00:00Z'),
  'hold clock, holiday home': () => clock('2026-11-21T16:14:32Z', true, 'home'),
  'pay clock, wallet value': () => clock('2026-11-21T16:14:32Z', false, null),
  'pay clock, wallet value, over': () => clock('2026-11-21T16:00:00Z', false, null),
  'what is booked': () => <StaySummary offer={EXAMPLE_OFFER} heading="p" />,
  'guest details': () => <Guests />,
  'guest details, missing': () => <Guests blank />,
  'guest details, booked': () => <Guests locked />,
  'price details': () => (
    <div className="max-w-105">
      <PriceDetails checkout={EXAMPLE_CHECKOUT} />
    </div>
  ),
  'price details, paid by tenders and a card': () => (
    <div className="max-w-105">
      <PriceDetails checkout={paidByTenders} />
    </div>
  ),
  'price details, all at the property, no free cancellation': () => (
    <div className="max-w-105">
      <PriceDetails checkout={atProperty} />
    </div>
  ),
  'price details, holiday home': () => (
    <div className="max-w-105">
      <PriceDetails checkout={{ ...EXAMPLE_CHECKOUT, offer: { ...EXAMPLE_OFFER, product: 'VR', room_name: 'Whole house' } }} />
    </div>
  ),
  ended: () => (
    <CheckoutEnded title="The hold on your stay has ended" to="/" action="Look at the house again">
      We held it for you as long as we could. Nothing was charged. It may still be free.
    </CheckoutEnded>
  ),
}
