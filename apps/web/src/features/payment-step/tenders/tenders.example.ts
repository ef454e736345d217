import type { AppliedTenders } from '@sojourn/contracts'
import type { AppliedNow, Facts } from './tenders-state.ts'

/** Tenders to look at while developing and testing: what a member has, and what of it is applied. */
export const NOT_APPLIED: AppliedTenders = { coupon: null, cash_card: null, points: null, payment_cards: [] }
export const DUE = { card: 499.26, now: 499.26, at_property: 26.4, waived: 0, currency: 'USD' }

const coupon = { minimum: 0, currency: 'USD', valid_until: null, uses_left: 1 }
const points = { funding_partner_code: 'SOJ', rule_code: 'STD', rule_level: 'ORG', currency: 'USD' }
const card = { mst_type_code: 'WAL', card_status: 'ACTIVE', status: 1, currency_code: 'USD', expiry_time: null, purchase_price: 80, roeRate: 1 } as const

export const FACTS: Facts = {
  coupons: {
    step: 'ready',
    value: [
      { ...coupon, coupon_id: 'cpn_1', coupon_code: 'SAVE10', description: '10% off hotels', coupon_type: 'percent', coupon_value: 10 },
      { ...coupon, coupon_id: 'cpn_2', coupon_code: 'TAKE25', description: '$25 off', coupon_type: 'amount', coupon_value: 25 },
    ],
  },
  stored: {
    step: 'ready',
    value: {
      cash: 150,
      cards: [
        { ...card, payment_card_id: 'crd_1', payment_card_name: 'Travel wallet', payment_card_type: 'WALLET', card_code: 'W1', redemption_price: 80 },
        { ...card, payment_card_id: 'crd_2', payment_card_name: 'Agency discount', payment_card_type: 'DISCOUNT', card_code: 'D1', redemption_price: 60 },
      ],
      wallets: [
        {
          ...card,
          payment_card_id: 'wallet:USD',
          payment_card_name: 'Wallet balance',
          payment_card_type: 'WALLET',
          card_code: 'wallet:USD',
          redemption_price: 80,
        },
      ],
    },
  },
  points: {
    step: 'ready',
    value: [
      { ...points, points: 12000, rate_per_miles: 100, point_type_code: 'MILES', point_type_label: 'Sojourn Miles', points_max: 12000, amount_max: 120 },
      { ...points, points: 3000, rate_per_miles: 200, point_type_code: 'PARTNER', point_type_label: 'Partner Points', points_max: 3000, amount_max: 15 },
    ],
  },
}

export const ANSWERED: AppliedNow = {
  applied: {
    coupon: { coupon_trn_id: 'tnd_1', applied_amount: 49.93, applied_type: 'percent', coupon_id: 'cpn_1', coupon_code: 'SAVE10', discount_currency: 'USD' },
    cash_card: { amount: 60, currency: 'USD' },
    points: { point_type_code: 'MILES', point_type_label: 'Sojourn Miles', points: 2000, amount: 20, currency: 'USD', agent_extra_amount: 0 },
    payment_cards: [{ payment_card_id: 'wallet:USD', payment_card_name: 'Wallet balance', amount: 80, currency: 'USD', rooms: [80] }],
  },
  due: { ...DUE, card: 289.33 },
  elsewhere: [],
}

const until = '2027-03-01T14:33:00.000Z'
const held = { currency: 'USD', points: null, checkoutId: 'chk_2', product: 'HLT', booking_id: null, title: 'Casa das Andorinhas', until } as const

/** What another checkout of the person holds, and what a booking holds that waits for its payment. */
export const ELSEWHERE: AppliedNow['elsewhere'] = [
  { ...held, kind: 'coupon', id: 'TAKE25', amount: 25 },
  { ...held, kind: 'cash_card', id: '', amount: 40 },
  { ...held, kind: 'points', id: 'MILES', amount: 20, points: 2000, booking_id: 'bkg_2' },
  { ...held, kind: 'payment_card', id: 'wallet:USD', amount: 50 },
]
