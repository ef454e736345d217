import { EXAMPLE_LINES, EXAMPLE_OFFER, EXAMPLE_PRICE, EXAMPLE_RULES } from '../../lib/example-stay.ts'
import { DialogPlace } from '../../ui/use-modal.ts'
import { BookingDetail } from './booking-detail.tsx'
import { BookingsList } from './bookings-list.tsx'
import { CancelView } from './cancel-dialog.tsx'
import type { CancelState } from './cancel-steps.ts'
import type { BookingData, Quote, ReceiptData } from './my-bookings-api.ts'

const nothing = () => {}

const summary = {
  booking_id: 'bkg_1',
  product: 'HLT' as const,
  status: 'confirmed' as const,
  reference: 'SJ-7KM4-92',
  title: EXAMPLE_OFFER.hotel_name,
  city: 'Lisbon',
  image: EXAMPLE_OFFER.image,
  art: EXAMPLE_OFFER.art,
  checkin: EXAMPLE_OFFER.checkin,
  checkout: EXAMPLE_OFFER.checkout,
  total: 525.66,
  currency: 'USD',
  booked_at: '2026-11-21T16:08:00Z',
}
const whole: BookingData = {
  ...summary,
  checkout_id: 'chk_1',
  offer: EXAMPLE_OFFER,
  price: EXAMPLE_PRICE,
  lines: EXAMPLE_LINES,
  cancellation: EXAMPLE_RULES,
  guests: [{ first_name: 'Nora', last_name: 'Andrade' }],
  contact: { email: 'member@sojourn.test', phone: '+351 912 555 018' },
  paid: 499.26,
  refunded: 0,
  paid_with: 'Visa ending 4242',
  failure: null,
  cancellable: true,
  history: [],
}
const receipt: ReceiptData = {
  booking_id: 'bkg_1',
  number: 'R-7KM4-92',
  issued_at: '2026-11-21T16:08:00Z',
  seller: 'Sojourn',
  reference: 'SJ-7KM4-92',
  title: EXAMPLE_OFFER.hotel_name,
  lines: EXAMPLE_LINES,
  payments: [{ label: 'Visa ending 4242', amount: 499.26, at: '2026-11-21T16:08:00Z' }],
  currency: 'USD',
  total: 525.66,
  paid: 499.26,
  refunded: 0,
  at_property: 26.4,
}
const refunded: ReceiptData = {
  ...receipt,
  payments: [...receipt.payments, { label: 'Back to Visa ending 4242', amount: -499.26, at: '2026-11-25T09:00:00Z' }],
  refunded: 499.26,
  at_property: 0,
}
const quote: Quote = {
  booking_id: 'bkg_1',
  refund: 331.78,
  kept: 167.48,
  currency: 'USD',
  to: [{ tender: 'Visa ending 4242', kind: 'card', when: 'Banks show it within 5 to 10 days.', amount: 331.78 }],
  expected: 'Banks show it within 5 to 10 days.',
  stands_until: '2027-03-12T15:00:00+00:00',
}

const list =
  (bookings: (typeof summary)[], next: string | null = null) =>
  () => <BookingsList page={{ bookings, next }} />
const detail =
  (change: Partial<BookingData>, slip: ReceiptData | null = receipt) =>
  () => <BookingDetail booking={{ ...whole, ...change }} receipt={slip} onChanged={nothing} />
const cancel = (state: CancelState) => () => (
  <DialogPlace value="in-page">
    <CancelView state={state} onCancel={nothing} onClose={nothing} />
  </DialogPlace>
)

/** The list, one booking in every standing, and the way to cancel it. */
export const states = {
  list: list(
    [
      summary,
      { ...summary, booking_id: 'bkg_2', title: 'Hotel Miradouro da Graça with a rather long name', image: 'f-miradouro', status: 'confirmed' },
      { ...summary, booking_id: 'bkg_3', title: 'Largo do Carmo', image: 'f-chiado' },
    ],
    'bkg_3',
  ),
  'list, empty': list([]),
  confirmed: detail({}),
  'being confirmed': detail({ status: 'confirming', reference: null, cancellable: false }, null),
  failed: detail({ status: 'failed', cancellable: false, failure: 'The room was sold before it could be confirmed.' }, null),
  expired: detail({ status: 'expired', cancellable: false, paid: 0 }, null),
  cancelled: detail({ status: 'cancelled', cancellable: false, refunded: 499.26 }, refunded),
  'cancel, asking': cancel({ step: 'asking' }),
  'cancel, quoted': cancel({ step: 'quoted', quote, note: null }),
  'cancel, back by several ways': cancel({
    step: 'quoted',
    note: null,
    quote: {
      ...quote,
      to: [
        { tender: 'Visa ending 4242', kind: 'card', when: 'Banks show it within 5 to 10 days.', amount: 251.78 },
        { tender: '4,000 Sojourn Miles', kind: 'points', when: 'At once: 4,000 Sojourn Miles, as old as they were.', amount: 40 },
        { tender: 'Cash card', kind: 'cash_card', when: 'At once, on the card it came from.', amount: 40 },
      ],
    },
  }),
  'cancel, refund changed': cancel({
    step: 'quoted',
    quote: { ...quote, refund: 0, kept: 499.26, to: [] },
    note: 'What you get back has changed since you asked.',
  }),
  'cancel, at work': cancel({ step: 'cancelling', quote }),
  'cancel, refused': cancel({ step: 'refused', message: 'This booking can no longer be cancelled. Nothing was changed.' }),
}
