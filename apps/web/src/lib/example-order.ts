import type { CancellationRule, CancelPart, DescriptionShape, Price, PriceLine, SaleRules, SoldAs, StayOffer } from '@sojourn/contracts'
import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'

/** An order to look at while developing and testing: one offer, its description, its price, its lines, its rules. The lines sum exactly. */
export const EXAMPLE_OFFER: StayOffer = {
  product: 'HLT',
  hotel_id: 'htl_andorinhas',
  hotel_name: 'Casa das Andorinhas',
  stars: 4,
  address: 'Rua dos Remédios 118, Alfama, Lisbon',
  phone: '+351 21 555 0142',
  city: 'Lisbon',
  district: 'Alfama',
  country_code: 'PT',
  time_zone: 'Europe/Lisbon',
  image: 'facades/town-house-09',
  art: 'lisbon',
  room_id: 'rm_double',
  room_name: 'Double, rooftop view',
  rate_id: 'rt_flexible',
  board: 'Breakfast included',
  included: ['Wi-Fi'],
  checkin: '2027-03-12',
  checkout: '2027-03-15',
  checkin_from: '15:00',
  checkout_until: '13:00',
  nights: 3,
  rooms: [{ adults: 2, children: [] }],
}

export const EXAMPLE_DESCRIPTION: DescriptionShape = {
  title: EXAMPLE_OFFER.hotel_name,
  summary: 'Double, rooftop view, Breakfast included',
  place: { city: 'Lisbon', address: EXAMPLE_OFFER.address, phone: EXAMPLE_OFFER.phone, image: EXAMPLE_OFFER.image, art: EXAMPLE_OFFER.art },
  from: EXAMPLE_OFFER.checkin,
  to: EXAMPLE_OFFER.checkout,
  starts: { label: 'Check-in', on: EXAMPLE_OFFER.checkin, time: '15:00' },
  facts: [
    { label: 'Property', value: 'Casa das Andorinhas, Rua dos Remédios 118, Alfama, Lisbon', in_head: true },
    { label: 'Check-in', value: 'Fri, 12 March 2027, from 15:00', in_head: false },
    { label: 'Check-out', value: 'Mon, 15 March 2027, until 13:00 (3 nights)', in_head: false },
    { label: 'Room', value: 'Double, rooftop view, Breakfast included; 1 room, 2 adults', in_head: false },
  ],
}

export const EXAMPLE_SALE_RULES: SaleRules = {
  travellers: 'lead',
  named: 1,
  payable_by: ['coupon', 'points', 'invoice', 'stored_value'],
  pay_links: true,
  unit: 'room',
  welcome: 'is expecting you',
  later_at: 'at the property',
  undo_minutes: 30,
}

/** Wallet value: nothing is held, no one travels, and no gift value pays it. */
export const EXAMPLE_VALUE_RULES: SaleRules = {
  travellers: 'payer',
  named: 0,
  payable_by: [],
  pay_links: false,
  unit: null,
  welcome: null,
  later_at: 'later',
  undo_minutes: 0,
}

/** What an example is sold as. */
export const exampleSoldAs = (product: keyof typeof PRODUCT_PAGES, rules: SaleRules = EXAMPLE_SALE_RULES): SoldAs => {
  const { landing, checkout, success } = PRODUCT_PAGES[product]
  return { product, rules, pages: { landing, checkout, success } }
}

export const EXAMPLE_PRICE: Price = {
  total: 525.66,
  currency: 'USD',
  base: 471,
  taxes: 54.66,
  fees: 0,
  pay_now: 499.26,
  pay_at_property: 26.4,
  per_night: [],
}

const line = (kind: PriceLine['kind'], label: string, amount: number, rule: string | null = null): PriceLine => ({ kind, label, amount, rule })

export const EXAMPLE_LINES: PriceLine[] = [
  line('night', 'Fri 12 Mar', 158, 'night'),
  line('night', 'Sat 13 Mar', 164, 'night'),
  line('night', 'Sun 14 Mar', 149, 'night'),
  line('tax', 'VAT 6%, Portugal', 28.26, '6% of the nights'),
  line('tax', 'Lisbon city tax', 26.4, '4.00 EUR for each adult and night, 24.00 EUR in all, paid at the property'),
  line('total', 'Total', 525.66),
  line('pay_now', 'Pay now', 499.26),
  line('pay_at_property', 'Pay at the property', 26.4),
]

const flown = (traveller: number, fare: string, amount: number): PriceLine[] => [
  { ...line('base', fare, amount), item_no: 2, traveller, per: 'person' },
  ...[24.1, 17.2].map((tax, at): PriceLine => ({ ...line('tax', `Security charge (Y${at})`, tax, 'departures'), item_no: 2, traveller, per: 'person' })),
]

/** A stay and the flights there, bought as one: lines that sum exactly, with what both cost less together. */
export const EXAMPLE_TOGETHER_LINES: PriceLine[] = [
  ...EXAMPLE_LINES.slice(0, 5).map((each) => ({ ...each, item_no: 1 })),
  { ...line('discount', '6% off the stay', -28.26), item_no: 1, together: true },
  { ...line('discount', '2% off the fare of the flights', -16.5), item_no: 1, together: true },
  ...flown(1, 'Adult fare: Classic', 412.6),
  ...flown(2, 'Adult fare: Classic', 412.6),
  line('total', 'Total', 1388.7),
  line('pay_now', 'Pay now', 1362.3),
  line('pay_at_property', 'Pay at the property', 26.4),
]

const rule = (from: string | null, to: string | null, amount: number): CancellationRule => ({ from, to, amount, currency: 'USD', time_zone: 'Europe/Lisbon' })

export const EXAMPLE_RULES: CancellationRule[] = [
  rule(null, '2027-03-09T18:00:00+00:00', 0),
  rule('2027-03-09T18:00:00+00:00', '2027-03-12T15:00:00+00:00', 167.48),
  rule('2027-03-12T15:00:00+00:00', null, 499.26),
]

/** What these terms mean for a payment in money. */
export const exampleParts = (rules: readonly CancellationRule[], paid = 499.26): CancelPart[] =>
  rules.map(({ from, to, amount, currency, time_zone }, index) => ({
    item_no: 1,
    kind: index > 0 && index === rules.length - 1 ? 'no_show' : 'terms',
    ...{ from, to, currency, time_zone },
    minutes: null,
    lose: amount,
    refund: Math.round(Math.max(0, paid - amount) * 100) / 100,
    may_charge: Math.round(Math.max(0, amount - paid) * 100) / 100,
    discounts: [],
  }))

/** Of what is not refunded, before it is booked. */
export const EXAMPLE_UNDO_PARTS: CancelPart[] = exampleParts([rule(null, null, 0), rule(null, null, 499.26)]).map((part, index) =>
  index === 0 ? { ...part, kind: 'undo', minutes: 30 } : { ...part, kind: 'terms' },
)

/** The same once it is booked. */
export const EXAMPLE_UNDONE_PARTS: CancelPart[] = EXAMPLE_UNDO_PARTS.map((part) =>
  part.kind === 'undo' ? { ...part, minutes: null, to: '2026-11-21T16:38:00+00:00' } : { ...part, from: '2026-11-21T16:38:00+00:00' },
)

/** The order as an item of a checkout or a booking. */
export const EXAMPLE_ITEM = {
  product: EXAMPLE_OFFER.product,
  offer: EXAMPLE_OFFER,
  description: EXAMPLE_DESCRIPTION,
  price: EXAMPLE_PRICE,
  cancellation: EXAMPLE_RULES,
}

/** The state of an item that was confirmed by us, with what was booked. */
export const EXAMPLE_STANDING = {
  item_no: 1,
  state: 'confirmed' as const,
  rules: EXAMPLE_SALE_RULES,
  supplier_reference: null,
  voucher: { number: 'V-7KM4-92', valid: true },
  proofs: [{ kind: 'voucher' as const, number: 'V-7KM4-92' }],
  kept: null,
  cancelled_by_provider: null,
  no_show: null,
  news: [],
  versions: [],
  promise: null,
  not_cancellable: null,
}
