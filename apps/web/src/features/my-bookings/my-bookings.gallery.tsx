import {
  EXAMPLE_ITEM,
  EXAMPLE_LINES,
  EXAMPLE_OFFER,
  EXAMPLE_PRICE,
  EXAMPLE_RULES,
  EXAMPLE_SALE_RULES,
  EXAMPLE_STANDING,
  EXAMPLE_TOGETHER_LINES,
  EXAMPLE_UNDONE_PARTS,
  EXAMPLE_VALUE_RULES,
  exampleParts,
  exampleSoldAs,
} from '../../lib/example-order.ts'
import { ReasonField } from '../../lib/reason-field.tsx'
import { DialogPlace } from '../../ui/use-modal.ts'
import { BookingDetail } from './booking-detail.tsx'
import { BookingsList } from './bookings-list.tsx'
import { CancelView } from './cancel-dialog.tsx'
import type { CancelState } from './cancel-steps.ts'
import { ChangeView } from './change-dialog.tsx'
import type { ChangeState } from './change-steps.ts'
import { type GiveUpState, GiveUpView } from './give-up-dialog.tsx'
import { type AnswerState, OpenChangeView } from './item-news.tsx'
import { LaterCharges } from './later-charges.tsx'
import type { BookingData, ChangeQuote, Quote, ReceiptData } from './my-bookings-api.ts'

const nothing = () => {}

const summary = {
  booking_id: 'bkg_1',
  checkout_id: 'chk_1',
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
  cost: 525.66,
  currency: 'USD',
  booked_at: '2026-11-21T16:08:00Z',
  time_zone: 'Europe/Lisbon',
  item_states: ['confirmed' as const],
}
const item: BookingData['items'][number] = { ...EXAMPLE_STANDING, ...EXAMPLE_ITEM, supplier_reference: 'AND-55120' }
const car: BookingData['items'][number] = {
  ...item,
  item_no: 2,
  rules: { ...EXAMPLE_SALE_RULES, unit: 'car', welcome: null, later_at: 'at the counter' },
  description: { ...EXAMPLE_ITEM.description, title: 'Compact: five-door hatchback or similar', summary: 'Autocruz, manual, 3 days' },
  supplier_reference: null,
  voucher: { number: 'V-7KM4-92-2', valid: true },
  proofs: [{ kind: 'voucher', number: 'V-7KM4-92-2' }],
}
const several = (...items: readonly Partial<BookingData['items'][number]>[]) => ({
  title: 'Casa das Andorinhas and 1 more',
  items: items.map((change, index) => ({ ...(index === 0 ? item : car), ...change })),
  if_cancelled: items.flatMap((_, index) => exampleParts(EXAMPLE_RULES).map((part) => ({ ...part, item_no: index + 1 }))),
})
const charge = { item_no: 1, kind: 'balance' as const, amount: 150, refunded: 0, pays: ['Visa ending in 4242'], until: null, can_pay_now: false }
const CHARGES: BookingData['charges'] = [
  { ...charge, charge_id: 'chg_1', on: '2027-01-04', state: 'paid', refunded: 50 },
  { ...charge, charge_id: 'chg_2', on: '2027-02-04', state: 'retrying', until: '2027-02-20', can_pay_now: true },
  { ...charge, charge_id: 'chg_3', on: '2027-02-18', state: 'needs_person', until: '2027-02-20', can_pay_now: true },
  { ...charge, charge_id: 'chg_4', on: '2027-03-04', state: 'scheduled', can_pay_now: true },
  { ...charge, charge_id: 'chg_5', on: '2027-03-09', state: 'called_off', pays: [] },
  { ...charge, charge_id: 'chg_6', on: '2027-03-10', kind: 'fee', state: 'scheduled', can_pay_now: true },
]
const whole: BookingData = {
  ...summary,
  offer: EXAMPLE_OFFER,
  sold_as: exampleSoldAs('HLT'),
  items: [item],
  price: EXAMPLE_PRICE,
  lines: EXAMPLE_LINES,
  cancellation: EXAMPLE_RULES,
  if_cancelled: exampleParts(EXAMPLE_RULES),
  guests: [{ first_name: 'Nora', last_name: 'Andrade' }],
  contact: { email: 'member@sojourn.test', phone: '+351 912 555 018' },
  paid: 499.26,
  refunded: 0,
  paid_with: 'Visa ending 4242',
  money_back_to: 'Visa ending 4242',
  paid_by_card: 'all',
  charged_to: 'Visa ending 4242',
  failure: null,
  guaranteed: false,
  paid_later: 0,
  charges: [],
  cancellable: true,
  undo_until: null,
  cancel_reason: 'none',
  history: [],
}
const receipt: ReceiptData = {
  booking_id: 'bkg_1',
  number: 'R-7KM4-92',
  issued_at: '2026-11-21T16:08:00Z',
  seller: 'Sojourn',
  billed_to: null,
  reference: 'SJ-7KM4-92',
  title: EXAMPLE_OFFER.hotel_name,
  guests: [{ first_name: 'Nora', last_name: 'Andrade' }],
  items: [{ item_no: 1, title: EXAMPLE_OFFER.hotel_name, state: 'confirmed', kept: null, proofs: EXAMPLE_STANDING.proofs }],
  lines: EXAMPLE_LINES,
  payments: [{ kind: 'payment', label: 'Visa ending 4242', amount: 499.26, at: '2026-11-21T16:08:00Z' }],
  currency: 'USD',
  total: 525.66,
  paid: 499.26,
  refunded: 0,
  at_property: 26.4,
}
const refunded: ReceiptData = {
  ...receipt,
  payments: [...receipt.payments, { kind: 'refund', label: 'Refund to Visa ending 4242', amount: -499.26, at: '2026-11-25T09:00:00Z' }],
  refunded: 499.26,
  at_property: 0,
}
const quote: Quote = {
  booking_id: 'bkg_1',
  refund: 331.78,
  kept: 167.48,
  may_charge: 0,
  discounts: [],
  currency: 'USD',
  to: [{ tender: 'Visa ending 4242', kind: 'card', when: 'Banks usually show it within 5 to 10 days.', amount: 331.78 }],
  expected: 'Banks usually show it within 5 to 10 days.',
  back_anyway: ["Taxes of flights you don't take are part of it: Passenger service and security (PT) $64.77."],
  stands_until: '2027-03-12T15:00:00+00:00',
  undo_until: null,
}

const list =
  (bookings: Parameters<typeof BookingsList>[0]['page']['bookings'], next: string | null = null) =>
  () => <BookingsList onChanged={nothing} page={{ bookings, next }} nowMs={Date.parse('2026-11-23T12:00:00Z')} />
const detail =
  (change: Partial<BookingData>, slip: ReceiptData | null = receipt) =>
  () => <BookingDetail booking={{ ...whole, ...change }} receipt={slip} onChanged={nothing} />
const change: BookingData['items'][number]['news'][number] = {
  news_no: 1,
  kind: 'changed',
  state: 'open',
  note: 'The lift is being repaired in the morning.',
  to_be: { ...item.description, starts: item.description.starts && { ...item.description.starts, time: '18:30' } },
  answer_by: '2026-11-27T09:00:00Z',
  at: '2026-11-25T09:00:00Z',
}
const opened =
  (state: AnswerState, news = change) =>
  () => <OpenChangeView item={item} news={news} state={state} onAccept={nothing} onAskRefund={nothing} onOther={nothing} onKeep={nothing} onRefund={nothing} />
const giveUp = (state: GiveUpState) => () => (
  <DialogPlace value="in-page">
    <GiveUpView state={state} onGiveUp={nothing} onClose={nothing} />
  </DialogPlace>
)
const cancel = (state: CancelState, of?: typeof item) => () => (
  <DialogPlace value="in-page">
    <CancelView state={state} item={of} onCancel={nothing} onClose={nothing} />
  </DialogPlace>
)

const changeQuote: ChangeQuote = {
  booking_id: 'bkg_1',
  item_no: 1,
  description: item.description,
  ...{ price: 60, fee: 5, paid: 40, pay_now: 25, pay_later: 0, back: 0, to: [], total: 25, currency: 'USD', needs_checkout: true },
}
const changing = (state: ChangeState) => () => (
  <DialogPlace value="in-page">
    <ChangeView state={state} onBack={nothing} onChange={nothing} onClose={nothing}>
      {state.step === 'form' && <p>18:00 – 19:00</p>}
    </ChangeView>
  </DialogPlace>
)

/** The list, one booking in every state, and the dialog that cancels it. */
export const states = {
  list: list(
    [
      summary,
      {
        ...summary,
        booking_id: 'bkg_2',
        title: 'Hotel Miradouro da Graça with a rather long name and 1 more',
        image: 'facades/palace-07',
        item_states: ['confirmed', 'cancelled'],
      },
      { ...summary, booking_id: 'bkg_4', title: 'Casa do Rio', image: 'facades/tower-house-05', status: 'pending_payment', reference: null },
      { ...summary, booking_id: 'bkg_3', title: 'Largo do Carmo', image: 'facades/tower-house-05', status: 'cancelled' },
    ],
    'bkg_3',
  ),
  'list, empty': list([]),
  confirmed: detail({}),
  'confirmed, just now': detail({ undo_until: '2026-11-21T16:38:00Z', if_cancelled: EXAMPLE_UNDONE_PARTS }),
  'waiting for the payment': detail(
    { status: 'pending_payment', reference: null, paid: 0, paid_with: null, money_back_to: null, paid_by_card: 'none', charged_to: null },
    null,
  ),
  'C2.1 give up?': giveUp({ step: 'asking' }),
  'C2.1 being given up': giveUp({ step: 'sending' }),
  'C2.1 not given up': giveUp({ step: 'refused', message: 'A payment for this booking is being settled. Nothing was changed. Please try again in a minute.' }),
  'confirmed, a fact that names the address': detail({
    items: [
      {
        ...item,
        description: {
          ...item.description,
          facts: [...item.description.facts, { label: 'Keys', value: `Next to ${item.description.place?.address}`, in_head: false }],
        },
      },
    ],
  }),
  'being confirmed': detail({ status: 'confirming', reference: null, cancellable: false }, null),
  failed: detail({ status: 'failed', cancellable: false, failure: 'The room was sold before it could be confirmed.' }, null),
  expired: detail({ status: 'expired', cancellable: false, paid: 0 }, null),
  cancelled: detail({ status: 'cancelled', cancellable: false, refunded: 499.26 }, refunded),
  'changed by its provider': detail({ items: [{ ...item, news: [change] }] }),
  'changed by its provider, accepting': opened({ step: 'accepting' }),
  'changed by its provider, money back?': opened({ step: 'sure' }),
  'changed by its provider, refused': opened({
    step: 'refused',
    message: 'This change was already answered, or something newer is known. Nothing was changed.',
  }),
  'changed by its provider, all may go': opened({ step: 'asking' }, { ...change, whole_may_go: true, may_change: true }),
  'changed by its provider, all back?': opened({ step: 'sure', whole: true }, { ...change, whole_may_go: true }),
  'changed by its provider, accepted': detail({
    items: [{ ...item, news: [{ ...change, state: 'accepted' }], versions: [{ until: '2026-11-25T09:00:00Z', description: change.to_be }] }],
  }),
  'cancelled by its provider': detail(
    {
      status: 'cancelled',
      cancellable: false,
      refunded: 499.26,
      items: [
        {
          ...item,
          state: 'cancelled',
          kept: 0,
          voucher: { number: 'V-7KM4-92', valid: false },
          cancelled_by_provider: {
            reason: 'weather',
            text: 'The provider canceled because of the weather.',
            note: 'A storm is announced for the whole coast.',
            at: '2026-11-25T09:00:00Z',
          },
        },
      ],
    },
    refunded,
  ),
  'nobody came': detail({
    status: 'cancelled',
    cancellable: false,
    items: [
      {
        ...item,
        state: 'cancelled',
        kept: 499.26,
        voucher: { number: 'V-7KM4-92', valid: false },
        no_show: { text: 'The provider told us that nobody showed up, so the terms for that apply.', at: '2026-11-25T09:00:00Z' },
      },
    ],
  }),
  'cancelled, with a coupon that came back': detail(
    { status: 'cancelled', cancellable: false, paid: 474.26, refunded: 474.26, if_cancelled: [] },
    {
      ...receipt,
      lines: [...EXAMPLE_LINES.slice(0, -1), { kind: 'coupon', label: 'クーポン TAKE25', rule: null, amount: 25 }, ...EXAMPLE_LINES.slice(-1)],
      payments: [
        { kind: 'discount', label: 'クーポン TAKE25', amount: 25, at: '2026-11-21T16:08:00Z' },
        { kind: 'payment', label: 'Visa（末尾4242）', amount: 474.26, at: '2026-11-21T16:08:00Z' },
        { kind: 'refund', label: 'Visa（末尾4242）への返金', amount: -474.26, at: '2026-11-25T09:00:00Z' },
        { kind: 'discount_returned', label: 'クーポン TAKE25', amount: -25, at: '2026-11-25T09:00:00Z' },
      ],
      paid: 474.26,
      refunded: 474.26,
      at_property: 0,
    },
  ),
  'of several things': detail(several({}, {})),
  'of several, one cancelled': detail(
    {
      ...several(
        {},
        {
          state: 'cancelled',
          kept: 40,
          voucher: { number: 'V-7KM4-92-2', valid: false },
          proofs: [{ kind: 'voucher', number: 'V-7KM4-92-2' }],
          not_cancellable: 'It is cancelled.',
        },
      ),
      refunded: 120,
    },
    {
      ...receipt,
      items: [
        { item_no: 1, title: EXAMPLE_OFFER.hotel_name, state: 'confirmed', kept: null, proofs: EXAMPLE_STANDING.proofs },
        { item_no: 2, title: car.description.title, state: 'cancelled', kept: 40, proofs: [{ kind: 'voucher', number: 'V-7KM4-92-2' }] },
      ],
      payments: [...receipt.payments, { kind: 'refund', label: 'Refund to Visa ending 4242', amount: -120, at: '2026-11-25T09:00:00Z' }],
      refunded: 120,
    },
  ),
  'of several, waiting for suppliers': detail({ ...several({ state: 'unknown' }, { state: 'cancelling' }), cancellable: false }),
  'of several, one too late': detail(several({}, { not_cancellable: 'The day of the pick-up is over, so this booking cannot be cancelled any more.' })),
  'of several, bought together': detail(several({}, {}), {
    ...receipt,
    title: 'Casa das Andorinhas and 1 more',
    items: [...receipt.items, { ...receipt.items[0]!, item_no: 2, title: 'New York to Lisbon, return' }],
    lines: EXAMPLE_TOGETHER_LINES,
    payments: [{ ...receipt.payments[0]!, amount: 1362.3 }],
    total: 1388.7,
    paid: 1362.3,
  }),
  'of one, being cancelled': detail({ items: [{ ...item, state: 'cancelling' }], cancellable: false }),
  'stored value': detail(
    {
      title: 'Wallet top-up',
      sold_as: exampleSoldAs('WLT', EXAMPLE_VALUE_RULES),
      cancellable: false,
      undo_until: null,
      items: [
        {
          ...item,
          supplier_reference: null,
          description: { title: 'Wallet top-up', summary: '', place: null, from: null, to: null, starts: null, facts: [] },
        },
      ],
    },
    null,
  ),
  'cancel, asking': cancel({ step: 'asking' }),
  'cancel, quoted': cancel({ step: 'quoted', quote, note: null }),
  'cancel, one item': cancel({ step: 'quoted', quote: { ...quote, item_no: 2 }, note: null }, car),
  'cancel, back by several ways': cancel({
    step: 'quoted',
    note: null,
    quote: {
      ...quote,
      to: [
        { tender: 'Visa ending 4242', kind: 'card', when: 'Banks usually show it within 5 to 10 days.', amount: 251.78 },
        { tender: '4,000 Sojourn Miles', kind: 'points', when: 'At once: 4,000 Sojourn Miles, with their original expiry.', amount: 40 },
        { tender: 'Cash card', kind: 'cash_card', when: 'At once, on the card it came from.', amount: 40 },
      ],
    },
  }),
  'C2.13 later payments': () => <LaterCharges booking={{ price: EXAMPLE_PRICE, charges: CHARGES }} mayPay onChanged={nothing} />,
  'cancel, refund changed': cancel({
    step: 'quoted',
    quote: { ...quote, refund: 0, kept: 499.26, to: [] },
    note: 'What you get back has changed since you asked.',
  }),
  'C2.14 change, too late': changing({ step: 'form', message: 'It is too late to change this. Nothing was changed.' }),
  'C2.14 change, priced': changing({ step: 'asking' }),
  'C2.14 change, dearer': changing({ step: 'quoted', wanted: {}, quote: changeQuote, note: null }),
  'C2.14 change, cheaper': changing({
    ...{ step: 'quoted', wanted: {}, note: 'The amount has changed since you last looked. Please check it before you decide.' },
    quote: {
      ...{ ...changeQuote, price: 20, fee: 0, pay_now: 0, back: 20, total: -20, needs_checkout: false },
      to: [{ tender: 'Visa ending 4242', amount: 20, when: 'Banks usually show it within 5 to 10 days.' }],
    },
  }),
  'C2.14 change, being changed': changing({ step: 'changing', wanted: {}, quote: changeQuote, note: null }),
  'C3.3 cancel, of another person': () => (
    <DialogPlace value="in-page">
      <CancelView
        state={{ step: 'quoted', quote, note: null }}
        item={undefined}
        reason={<ReasonField asks="required" value="" isMissing onChange={nothing} />}
        onCancel={nothing}
        onClose={nothing}
      />
    </DialogPlace>
  ),
  'C3.3 give up, of a client': () => (
    <DialogPlace value="in-page">
      <GiveUpView
        state={{ step: 'asking' }}
        reason={<ReasonField asks="optional" value="Another hotel is nearer" onChange={nothing} />}
        onGiveUp={nothing}
        onClose={nothing}
      />
    </DialogPlace>
  ),
  'cancel, at work': cancel({ step: 'cancelling', quote }),
  'cancel, refused': cancel({ step: 'refused', message: 'This booking can no longer be cancelled. Nothing was changed.' }),
}
