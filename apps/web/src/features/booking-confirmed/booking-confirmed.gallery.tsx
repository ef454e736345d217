import {
  EXAMPLE_ITEM,
  EXAMPLE_LINES,
  EXAMPLE_OFFER,
  EXAMPLE_PRICE,
  EXAMPLE_RULES,
  EXAMPLE_SALE_RULES,
  EXAMPLE_STANDING,
  EXAMPLE_UNDONE_PARTS,
  exampleParts,
} from '../../lib/example-order.ts'
import type { BookingData } from './booking-confirmed-api.ts'
import { BookingOutcome } from './booking-outcome.tsx'

const nothing = () => {}

const confirmed: BookingData = {
  booking_id: 'bkg_1',
  checkout_id: 'chk_1',
  product: 'HLT',
  status: 'confirmed',
  reference: 'SJ-7KM4-92',
  title: EXAMPLE_OFFER.hotel_name,
  city: 'Lisbon',
  image: EXAMPLE_OFFER.image,
  art: EXAMPLE_OFFER.art,
  checkin: EXAMPLE_OFFER.checkin,
  checkout: EXAMPLE_OFFER.checkout,
  total: 525.66,
  cost: 525.66,
  currency: 'USD',
  booked_at: '2026-11-21T16:08:00Z',
  time_zone: 'Europe/Lisbon',
  item_states: ['confirmed'],
  offer: EXAMPLE_OFFER,
  rules: EXAMPLE_SALE_RULES,
  items: [{ ...EXAMPLE_STANDING, ...EXAMPLE_ITEM }],
  price: EXAMPLE_PRICE,
  lines: EXAMPLE_LINES,
  cancellation: EXAMPLE_RULES,
  if_cancelled: exampleParts(EXAMPLE_RULES),
  guests: [{ first_name: 'Nora', last_name: 'Andrade' }],
  contact: { email: 'member@sojourn.test', phone: '+351 912 555 018' },
  paid: 499.26,
  refunded: 0,
  paid_with: 'Visa ending 4242',
  paid_by_card: 'all',
  charged_to: 'Visa ending 4242',
  failure: null,
  guaranteed: false,
  cancellable: true,
  undo_until: null,
  cancel_reason: 'none',
  history: [],
}
const draw = (change: Partial<BookingData>) => () => <BookingOutcome booking={{ ...confirmed, ...change }} onChanged={nothing} />

/** The states a booking may have when its traveller comes back from paying. */
export const states = {
  confirmed: draw({}),
  'confirmed, all at the property, no free cancellation': draw({
    paid: 0,
    paid_with: null,
    paid_by_card: 'none',
    charged_to: null,
    lines: [
      ...EXAMPLE_LINES.slice(0, -2),
      { kind: 'pay_now', label: 'Pay now', rule: null, amount: 0 },
      { kind: 'pay_at_property', label: 'Pay at the property', rule: null, amount: 525.66 },
    ],
    price: { ...EXAMPLE_PRICE, pay_now: 0, pay_at_property: 525.66 },
    cancellation: [{ from: null, to: null, amount: 525.66, currency: 'USD', time_zone: 'Europe/Lisbon' }],
    if_cancelled: exampleParts([{ from: null, to: null, amount: 525.66, currency: 'USD', time_zone: 'Europe/Lisbon' }], 0),
  }),
  'C2.8 confirmed, just now, with a card as a guarantee': draw({
    paid: 0,
    paid_with: null,
    paid_by_card: 'none',
    charged_to: null,
    guaranteed: true,
    undo_until: '2026-11-21T16:38:00Z',
    if_cancelled: EXAMPLE_UNDONE_PARTS.map((part) => (part.kind === 'undo' ? { ...part, refund: 0 } : { ...part, may_charge: part.lose })),
    price: { ...EXAMPLE_PRICE, pay_now: 0, pay_at_property: 525.66 },
  }),
  'confirmed, on invoice': draw({
    lines: [...EXAMPLE_LINES, { kind: 'invoice', label: 'Credit line', rule: null, amount: 499.26 }],
    paid_with: 'Credit line',
    paid_by_card: 'none',
    charged_to: 'Credit line',
  }),
  'confirmed, nobody expects the traveller': draw({
    rules: { ...EXAMPLE_SALE_RULES, unit: 'car', welcome: null },
  }),
  'waiting for the payment': draw({ status: 'pending_payment', reference: null, paid: 0 }),
  'still being confirmed': draw({ status: 'confirming', reference: null }),
  failed: draw({ status: 'failed', reference: null, failure: 'The room was sold before it could be confirmed.' }),
  expired: draw({ status: 'expired', reference: null, paid: 0 }),
  cancelled: draw({ status: 'cancelled', refunded: 499.26 }),
}
