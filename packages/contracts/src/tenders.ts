// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { sentAmount, typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { productCode } from './products.ts'
import { amount, cancelPart, currency, id, instant, localAmount, priceLine } from './wire.ts'

/** A coupon applied to a checkout (A3.5). `coupon_trn_id` is the transaction that holds it. */
export const appliedCoupon = z.object({
  coupon_trn_id: id,
  applied_amount: amount,
  /** `percent` or `amount`: what its rule gives. */
  applied_type: z.enum(['percent', 'amount']),
  coupon_id: id,
  coupon_code: z.string(),
  discount_currency: currency,
})

/** What is applied to a checkout besides the card, each with its present value. Amounts are in the checkout's currency. */
export const appliedTenders = z.object({
  coupon: appliedCoupon.nullable(),
  cash_card: z.object({ amount, currency }).nullable(),
  points: z.object({ point_type_code: z.string(), point_type_label: z.string(), points: z.int(), amount, currency, agent_extra_amount: amount }).nullable(),
  payment_cards: z.array(
    z.object({
      payment_card_id: id,
      payment_card_name: z.string(),
      amount,
      currency,
      /** What each room takes of it, in the order of the rooms. */
      rooms: z.array(amount),
      /** Of a card that was given: the most it may take off all of them (B5.3). Absent of money, which pays in full. */
      most: amount.optional(),
    }),
  ),
})

/** What is due by each way, in the checkout's currency. */
export const dueNow = z.object({
  /** What a card, or the invoice, pays: what is left of `now` once the tenders have paid. */
  card: amount,
  /** All that is paid with the booking, by whatever tenders. */
  now: amount,
  at_property: amount,
  /** The same in the currency it is paid in there, where that is another one. */
  at_property_local: localAmount.optional(),
  /** Left over and under 1 USD: waived. */
  waived: amount,
  currency,
})

/** Points that the booking will earn once it is confirmed; null where there are none. */
export const pointsEarned = z.object({ points: z.int(), point_type_label: z.string() }).nullable()

/** Value of the caller's that another checkout of theirs holds, or a booking that waits for its payment. */
export const heldElsewhere = z.object({
  kind: z.enum(['coupon', 'cash_card', 'points', 'payment_card']),
  /** The coupon's code, the code of the kind of points, the card or wallet of stored value; empty for cash cards. */
  id: z.string(),
  amount,
  currency,
  /** How many, where it is points. */
  points: z.int().nullable(),
  /** What holds it: an open checkout, from which it can be moved, */
  checkoutId: id,
  product: productCode,
  /** or the booking it became, which must be abandoned or paid first. */
  booking_id: id.nullable(),
  title: z.string(),
  until: instant,
})

/** How a checkout is paid after a change: the page is rendered again from it. */
export const checkoutMoney = z.object({
  lines: z.array(priceLine),
  due: dueNow,
  tenders: appliedTenders,
  earns: pointsEarned,
  held_elsewhere: z.array(heldElsewhere),
  /** What cancelling will mean once it is booked and paid like this. */
  if_cancelled: z.array(cancelPart),
})
const after = { checkout: checkoutMoney }

const ofCheckout = { checkoutId: id, product_type: productCode.optional(), currency: currency.optional() }
/** Whose coupons, cards and points a call is about: an agent's clients keep theirs for themselves, and pay with them by a link. */
const OWN =
  'Instruments are those of the caller: another’s `user_id` is refused. An agent who buys for the client chosen at the desk may name that client; what is applied and paid with is the agent’s own all the same.'

/** Refusals of every change of tenders. */
const CHANGE = [
  'not_found',
  'wrong_product',
  'checkout_expired',
  'already_booked',
  'payment_pending',
  'nothing_due',
  'currency_differs',
  'demo_account',
] as const

const move = z.boolean().default(false).describe('Takes what another open checkout of the caller holds of it away from there first, in the same transaction.')

export const getCoupons = defineCall({
  path: '/api/general/getCouponCodeDetails',
  tag: 'Tenders',
  summary: "The caller's own coupons that can be used for a product",
  who: 'user',
  forgiving: true,
  body: z.object({ product_type: productCode, currency: currency.optional() }).describe(OWN),
  data: z.object({
    coupons: z.array(
      z.object({
        coupon_id: id,
        coupon_code: z.string(),
        description: z.string(),
        coupon_type: z.enum(['percent', 'amount']),
        coupon_value: z.number(),
        currency,
        minimum: amount,
        valid_until: instant.nullable(),
        uses_left: z.int().nullable(),
      }),
    ),
  }),
})

export const applyCoupon = defineCall({
  path: '/api/general/applyCouponCodeDetails',
  tag: 'Tenders',
  summary: 'Puts one of the caller’s coupons on a checkout; it is held for it until it is paid, removed or runs out',
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  /** What is no code, or is missing, the call itself refuses in the words of the row (A5.1). */
  body: z
    .object({
      ...ofCheckout,
      move,
      coupon_code: z
        .string()
        .nullish()
        .transform((typed) => typedCode(typed ?? '')),
    })
    .describe(OWN),
  data: appliedCoupon.extend(after),
  refusals: [
    ...CHANGE,
    'coupon_malformed',
    'coupon_unknown',
    'coupon_not_for_this',
    'no_coupons',
    'coupon_not_begun',
    'coupon_expired',
    'coupon_spent',
    'coupon_minimum',
    'coupon_applied',
    'held_elsewhere',
  ],
})

export const removeCoupon = defineCall({
  path: '/api/booking/unlockCouponCodeApi',
  tag: 'Tenders',
  summary: 'Takes the coupon off a checkout; removed twice it is removed once',
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  body: z.object({
    checkoutId: id,
    coupon_trn_id: id
      .optional()
      .describe('The transaction that applied it. Left out: whatever coupon is applied. One that was never applied to this checkout is refused.'),
  }),
  data: z.object(after),
  refusals: [...CHANGE, 'coupon_not_applied'],
})

const DIGITS = 'digits, with two decimals at most, such as 40 or 40.50'
const MOST = 999_999_999
const TOO_LARGE = '999,999,999 at most'
const inCents = amount
  .min(0, DIGITS)
  .max(MOST, TOO_LARGE)
  // One error for each: an amount out of its range has one already.
  .refine((typed) => typed < 0 || typed > MOST || /^\d+(\.\d{1,2})?$/.test(String(typed)), DIGITS)
/** Digits, with two decimals at most (A5.4): a number, or a text as it was typed. It is read as a number outside of the union, which forgets why a text that is read within it was refused. */
const typedAmount = z
  .union(
    [
      inCents,
      z
        .string()
        .overwrite(sentAmount)
        .regex(/^(\d+(\.\d{1,2})?)?$/, DIGITS)
        .refine((typed) => !(Number(typed) > MOST), TOO_LARGE),
    ],
    DIGITS,
  )
  .nullish()
/** Nothing typed is 0, which the call itself refuses (A5.5). */
const cashAmount = typedAmount
  .transform((typed) => Number(typed ?? 0))
  .describe('No more decimals than the currency has; 0 or nothing is refused, but where it is removed.')
const ALL_OF_IT = 'As much as the card can pay where it is left out, empty or null. 0 is refused, and so are more decimals than the currency has.'
/** An empty field names no amount. A typed 0 does not mean all. */
const cardAmount = typedAmount
  .transform((typed) => (typed === undefined || typed === null || typed === '' ? null : Number(typed)))
  .refine((typed) => typed !== 0, { error: () => say`enter an amount above 0` })
  .describe(ALL_OF_IT)
/** What an agency adds to points (A6.5). */
const agentExtra = typedAmount
  .transform((typed) => Number(typed ?? 0))
  .describe('What the agency adds, held on its line of credit: no more decimals than the currency has, no more than the line has left.')

const POINTS_MOST = 1_000_000_000
const WHOLE = 'whole points in digits, such as 100'
const tooFew = { error: () => say`use at least one point` }
const TOO_MANY = '1,000,000,000 points at most'
/** A number, or a text of digits. */
const typedPoints = z
  .union(
    [
      z
        .number()
        .min(1, tooFew)
        .max(POINTS_MOST, TOO_MANY)
        .refine((typed) => typed < 1 || typed > POINTS_MOST || Number.isInteger(typed), WHOLE),
      z
        .string()
        .overwrite(typedCode)
        .regex(/^\d+$/, WHOLE)
        .refine((typed) => typed === '' || Number(typed) !== 0, tooFew)
        .refine((typed) => !(Number(typed) > POINTS_MOST), TOO_MANY),
    ],
    WHOLE,
  )
  .transform(Number)
  .describe('Whole points, as a number or as digits.')

export const applyCashcard = defineCall({
  path: '/api/booking/applyCashcard',
  tag: 'Tenders',
  summary: 'Holds an amount of the caller’s cash cards for a checkout: no more than they hold, no more than is due',
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  body: z.object({ ...ofCheckout, amount: cashAmount, move }).describe(OWN),
  data: z.object({ amount, currency, ...after }),
  refusals: [...CHANGE, 'cash_amount_missing', 'no_cash', 'cash_applied', 'held_elsewhere'],
})

export const removeCashcard = defineCall({
  path: '/api/booking/removeCashcard',
  tag: 'Tenders',
  summary: 'Gives the held cash back to its cards',
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  /** `id` is the checkout. */
  body: z.object({ id, product_type: productCode.optional(), type: z.literal('cashcard').default('cashcard') }),
  data: z.object(after),
  refusals: CHANGE,
})

const redemption = z.object({ checkoutId: id, action: z.enum(['apply', 'remove']), amount: cashAmount, currency: currency.optional(), move }).describe(OWN)
const redeemed = { data: z.object({ amount, currency, ...after }), refusals: applyCashcard.refusals }

export const cashCardRedemptionActTrf = defineCall({
  path: '/api/booking/cashCardRedemption_ACT_TRF',
  tag: 'Tenders',
  summary: 'Applies or removes cash cards on a checkout of activities or transfers',
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  body: redemption.extend({ productType: productCode }).describe(OWN),
  ...redeemed,
})

export const cashcardRedemptionCars = defineCall({
  path: '/api/cars/cashcardRedemption',
  tag: 'Tenders',
  summary: 'Applies or removes cash cards on a checkout of cars',
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  body: redemption,
  ...redeemed,
})

/** Stored value of a person (B3.5): money on a wallet or certificate, or a discount card. */
export const paymentCard = z.object({
  payment_card_id: id,
  payment_card_name: z.string(),
  payment_card_type: z.enum(['CASH', 'WALLET', 'CERTIFICATE', 'DISCOUNT']),
  mst_type_code: z.string(),
  card_code: z.string(),
  card_status: z.enum(['ACTIVE', 'HELD', 'SPENT', 'EXPIRED', 'BLOCKED']),
  status: z.int(),
  currency_code: currency,
  expiry_time: instant.nullable(),
  /** What was paid for it. */
  purchase_price: amount,
  /** What is left of it. */
  redemption_price: amount,
  /** Units of the asked currency for one of the card's, fixed when it is applied. */
  roeRate: z.number(),
})

export const getPaymentCards = defineCall({
  path: '/api/booking/getpaymentcardbyuser',
  tag: 'Tenders',
  summary: 'What the caller’s cash cards hold in all, their cards of stored value, their wallets, and what checkouts and unpaid bookings hold of it',
  who: 'user',
  forgiving: true,
  body: z.object({ product_type: productCode.optional(), currency: currency.optional() }).describe(OWN),
  data: z.object({
    total_amount: amount,
    currency,
    cards: z.array(paymentCard),
    /** All wallet cards of a currency as one, whose id, such as `wallet:USD`, applies them together: those that expire first first. */
    wallets: z.array(paymentCard),
    /** What open checkouts and bookings that wait for their payment hold of the caller's value, each with its end. */
    held: z.array(heldElsewhere),
  }),
  refusals: ['unknown_currency'],
})

export const applyPaymentCard = defineCall({
  path: '/api/booking/applyPaymentCard',
  tag: 'Tenders',
  summary: 'Holds a wallet, certificate or discount card for a checkout, room by room; `wallet:USD` means all wallet cards of a currency',
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  body: z.object({ ...ofCheckout, payment_card_id: id, amount: cardAmount, move }).describe(OWN),
  data: z.object({ payment_card_id: id, amount, currency, rooms: z.array(amount), ...after }),
  refusals: [...CHANGE, 'card_not_usable', 'card_applied', 'discount_not_for_this', 'held_elsewhere'],
})

export const removePaymentCard = defineCall({
  path: '/api/booking/removePaymentCard',
  tag: 'Tenders',
  summary: 'Gives what is held of a card of stored value back to it; removed twice it is removed once',
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  body: z.object({ checkoutId: id, payment_card_id: id }),
  data: z.object(after),
  refusals: [...CHANGE, 'card_not_applied'],
})

/** One kind of points a person has (A3.7). */
export const pointType = z.object({
  points: z.int(),
  /** Points that are worth one unit of the organisation's currency. */
  rate_per_miles: z.number(),
  point_type_code: z.string(),
  point_type_label: z.string(),
  funding_partner_code: z.string(),
  rule_code: z.string(),
  rule_level: z.string(),
  /** As many as can be used on the checkout, and what they are worth there. */
  points_max: z.int(),
  amount_max: amount,
  currency,
})

export const checkLoyaltyPoints = defineCall({
  path: '/api/loyalty/checkLoyaltyPoints',
  tag: 'Tenders',
  summary: 'The caller’s points, what they are worth on a checkout, and what it earns',
  who: 'user',
  forgiving: true,
  body: z.object({ ...ofCheckout, agent_extra_amount: agentExtra }).describe(OWN),
  data: z.object({ loyalty_membership_no: z.string().nullable(), point_types: z.array(pointType), earns: pointsEarned }),
  refusals: ['not_found', 'wrong_product', 'points_not_for_this', 'extra_not_allowed', 'credit_exceeded', 'currency_differs'],
})

export const applyPoints = defineCall({
  path: '/api/loyalty/applyPoints',
  tag: 'Tenders',
  summary: 'Holds points for a checkout, at the rate of this moment',
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  body: z.object({ ...ofCheckout, point_type_code: z.string().min(1).max(40), points: typedPoints, agent_extra_amount: agentExtra, move }).describe(OWN),
  data: z.object({ point_type_code: z.string(), points: z.int(), amount, currency, agent_extra_amount: amount, ...after }),
  refusals: [...CHANGE, 'points_not_for_this', 'no_points', 'points_applied', 'extra_not_allowed', 'credit_exceeded', 'held_elsewhere'],
})

export const removePoints = defineCall({
  path: '/api/loyalty/removePoints',
  tag: 'Tenders',
  summary: 'Gives the held points back, as old as they were',
  who: 'buyer',
  namesClient: true,
  forgiving: true,
  body: z.object({ checkoutId: id }),
  data: z.object(after),
  refusals: CHANGE,
})

export type AppliedCoupon = z.output<typeof appliedCoupon>
export type AppliedTenders = z.output<typeof appliedTenders>
export type CheckoutMoney = z.output<typeof checkoutMoney>
export type HeldElsewhere = z.output<typeof heldElsewhere>
export type PaymentCardShape = z.output<typeof paymentCard>
export type PointTypeShape = z.output<typeof pointType>

/** The calls that redeem a cash card for some products alone, and which. */
export const cashRedemptions = [
  { call: cashcardRedemptionCars, products: ['CAR'] },
  { call: cashCardRedemptionActTrf, products: ['ACT', 'TRF'] },
] as const
