import type { CancellationRule, Price, PriceLine, StayOffer } from '@sojourn/contracts'

/** A stay to look at while developing and testing: one offer, its price, its lines, its rules. The lines sum exactly. */
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
  line('tax', 'Lisbon city tax', 26.4, '€4.00 for each adult and night, paid at the property'),
  line('total', 'Total', 525.66),
  line('pay_now', 'Pay now', 499.26),
  line('pay_at_property', 'Pay at the property', 26.4),
]

const rule = (from: string | null, to: string | null, amount: number): CancellationRule => ({ from, to, amount, currency: 'USD', time_zone: 'Europe/Lisbon' })

export const EXAMPLE_RULES: CancellationRule[] = [
  rule(null, '2027-03-09T18:00:00+00:00', 0),
  rule('2027-03-09T18:00:00+00:00', '2027-03-12T15:00:00+00:00', 167.48),
  rule('2027-03-12T15:00:00+00:00', null, 499.26),
]
