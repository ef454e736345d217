// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { z } from 'zod'
import { agencySale } from './agency-sale.ts'
import { reason } from './audit.ts'
import { paymentToken } from './book-call.ts'
import { defineCall } from './call.ts'
import { heldOffer, offer, saleRules, soldAs } from './checkout.ts'
import { productCode } from './products.ts'
import { bookedTraveller } from './traveller-shapes.ts'
import { amount, cancellationRule, cancelPart, currency, day, description, discountBack, id, instant, price, priceLine } from './wire.ts'

export const bookingStatus = z.enum(['draft', 'pending_payment', 'confirming', 'confirmed', 'failed', 'expired', 'cancelled'])

export const getBookingStatus = defineCall({
  path: '/api/booking/getStatus',
  tag: 'Booking',
  summary: 'The status of a booking; asks the gateway where its answer is still missing',
  who: 'user',
  body: z.object({ booking_id: id }),
  data: z.object({
    booking_id: id,
    status: bookingStatus,
    message: z.string(),
    reference: z.string().nullable(),
    /** The state of the card payment, as far as we know. */
    payment: z.object({
      state: z.enum(['none', 'open', 'action', 'processing', 'succeeded', 'declined', 'unknown', 'cancelled', 'refunded']),
      message: z.string().nullable(),
      authentication_url: z.string().nullable(),
      client_secret: z.string().nullable(),
      /** False where the gateway was asked and did not answer: `state` is the last one known, and what came after it is not. */
      heard: z.boolean(),
    }),
  }),
  refusals: ['not_found'],
})

export const closeChallenge = defineCall({
  path: '/api/booking/closeChallenge',
  tag: 'Booking',
  summary: 'The 3-D Secure frame was closed: retrieves the payment and acts on what it finds',
  who: 'buyer',
  namesClient: true,
  body: z.object({ booking_id: id }),
  data: z.object({
    /** complete: paid, wait for the confirmation. retry: "Please enter another payment method". pending: still being settled. */
    next: z.enum(['complete', 'retry', 'pending']),
    message: z.string().nullable(),
    payment_token: paymentToken.nullable(),
  }),
  refusals: ['not_found'],
})

export const retryPayment = defineCall({
  path: '/api/booking/retryPayment',
  tag: 'Booking',
  summary: 'Opens a fresh payment for a booking whose card was declined, while its rooms are held',
  who: 'buyer',
  namesClient: true,
  body: z.object({ booking_id: id }),
  data: z.object({ payment_token: paymentToken }),
  refusals: ['not_found', 'checkout_expired', 'nothing_due', 'already_paid', 'payment_pending', 'too_many_tries', 'card_declined', 'payment_refused'],
})

/** The state of one item. `unknown`: its supplier has not answered for too long; staff is looking into it. */
export const itemState = z.enum(['held', 'confirming', 'confirmed', 'cancelling', 'cancelled', 'failed', 'unknown'])

/** Why a provider cancelled: the weather, too few who booked, what does not run or fly that day, what it does not offer any more, what it changed and its traveller did not want so. */
export const providerReason = z.enum(['weather', 'too_few', 'not_operated', 'withdrawn', 'changed', 'other'])
/** A number to show at the place; `traveller_no` counts from 1 through `guests`, and is absent of one for all. */
const proof = z.object({ kind: z.enum(['voucher', 'reference', 'ticket', 'service']), number: z.string(), traveller_no: z.int().optional() })

const traveller = z.object({ first_name: z.string(), last_name: z.string() })

/** What became known of an item: `informed` is true already, `changed` waits for its traveller, who accepts it or has all the money back. */
const itemNews = z.object({
  news_no: z.int(),
  kind: z.enum(['informed', 'changed']),
  state: z.enum(['told', 'open', 'accepted', 'refunded']),
  /** The supplier's own words. */
  note: z.string().nullable(),
  /** The item as it is to be. */
  to_be: description,
  /** By when an answer is asked for. */
  answer_by: instant.nullable(),
  /** Of a part of a package, while it waits for an answer: all of the package may be given back (`refund_whole`). Absent of what is sold by itself. */
  whole_may_go: z.boolean().optional(),
  /** While it waits for an answer: whether another may be chosen instead. */
  may_change: z.boolean().optional(),
  at: instant,
})
export type ItemNewsShape = z.output<typeof itemNews>

/** One item of a booking: its state, what proves it, and whether it may be cancelled alone. */
const bookedItem = heldOffer.extend({
  item_no: z.int(),
  state: itemState,
  /** Its own product's, with the words for it. */
  rules: saleRules,
  /** The supplier's own name of the order; null where it has none. */
  supplier_reference: z.string().nullable(),
  /** Null until it is confirmed; `valid` is false once it was cancelled. */
  voucher: z.object({ number: z.string(), valid: z.boolean() }).nullable(),
  /** What its supplier gave to prove it, for one traveller each or for all; `voucher` where it gave nothing. Empty until it is confirmed. */
  proofs: z.array(proof),
  /** The fee of cancelling it alone; null where it was not cancelled alone. */
  kept: amount.nullable(),
  /** What its provider could not keep, and all of its money came back: why, in a sentence, and what the provider said in its own words. Null of every other item. */
  cancelled_by_provider: z.object({ reason: providerReason, text: z.string(), note: z.string().nullable(), at: instant }).nullable(),
  /** That nobody came for it, in a sentence, and when that became known. Null of every other item. */
  no_show: z.object({ text: z.string(), at: instant }).nullable(),
  /** What became known of it since it was booked, the newest first. */
  news: z.array(itemNews),
  /** What it was before its traveller or its provider changed it, the newest first. */
  versions: z.array(z.object({ until: instant, description: description })),
  /** What is promised of it because of hours that its traveller has by another booking, as a sentence: to be back at the ship. Null where nothing is. */
  promise: z.string().nullable(),
  /** Why it cannot be cancelled alone now, for a person; null where it can. */
  not_cancellable: z.string().nullable(),
})

export const bookingSummary = z.object({
  booking_id: id,
  /** Where it is paid while it waits for that. */
  checkout_id: id,
  product: productCode,
  status: bookingStatus,
  reference: z.string().nullable(),
  title: z.string(),
  city: z.string(),
  image: z.string(),
  art: z.string(),
  /** Null where there is no guest: wallet value. */
  checkin: day.nullable(),
  checkout: day.nullable(),
  /** The clock by which they have passed. */
  time_zone: z.string(),
  total: amount,
  /** What it costs after discounts. */
  cost: amount,
  currency,
  booked_at: instant,
  /** The state of each of its items, in their order. */
  item_states: z.array(itemState),
})

export const listBookings = defineCall({
  path: '/api/bookingHistory/list',
  tag: 'Booking',
  summary: 'The bookings of the caller, or of the person an operator or agent names and may act for, newest first',
  who: 'user',
  answersForNamed: true,
  body: z.object({ user_id: id.optional(), cursor: z.string().max(200).optional(), limit: z.int().min(1).max(50).default(20) }),
  data: z.object({ bookings: z.array(bookingSummary), next: z.string().nullable() }),
})

/** What is charged for a booking after it was made: an instalment of its price, or the fee of a cancellation or a no-show. */
export const bookingCharge = z.object({
  charge_id: id,
  item_no: z.int(),
  kind: z.enum(['balance', 'fee']),
  on: day,
  amount,
  state: z.enum(['scheduled', 'retrying', 'needs_person', 'paid', 'failed', 'called_off']),
  /** What went back of it. */
  refunded: amount,
  /** By what it is charged, or was: "Visa ending in 4242". */
  pays: z.array(z.string()),
  /** The last day on which it is waited for, where it was declined. */
  until: day.nullable(),
  /** Its person may have it charged now. */
  can_pay_now: z.boolean(),
})

export const getBooking = defineCall({
  path: '/api/bookingHistory/get',
  tag: 'Booking',
  summary: 'One booking, whole',
  who: 'user',
  body: z.object({ booking_id: id }),
  data: bookingSummary.extend({
    /** The first item's; `items` has them all. */
    offer,
    sold_as: soldAs,
    items: z.array(bookedItem),
    price,
    lines: z.array(priceLine),
    cancellation: z.array(cancellationRule),
    /** What cancelling means from now on; empty where it is over, or only its supplier can say. */
    if_cancelled: z.array(cancelPart),
    /** The lead first. What they are besides their names is shown to whose booking it is alone. */
    guests: z.array(bookedTraveller),
    contact: z.object({ email: z.string(), phone: z.string() }),
    /** In money: what coupons and discount cards took off the price is neither paid nor refunded. */
    paid: amount,
    refunded: amount,
    /** What of `paid` was charged after it was made, without what went back of that. */
    paid_later: amount,
    /** What is charged after it was made, the first due first. */
    charges: z.array(bookingCharge),
    /** How it was paid, for a person: "Visa ending 4242". */
    paid_with: z.string().nullable(),
    /** Where its money goes back to: `paid_with` without what is no money, as a coupon. */
    money_back_to: z.string().nullable(),
    /** How much of it a card paid: a bank takes days to show what comes back. */
    paid_by_card: z.enum(['all', 'part', 'none']),
    /** The card or credit line that paid what other ways left. */
    charged_to: z.string().nullable(),
    failure: z.string().nullable(),
    /** A card is saved for it, which may be charged the fee for a late cancellation or a no-show. */
    guaranteed: z.boolean(),
    /** One that waits for its payment is abandoned by cancelling it. */
    cancellable: z.boolean(),
    /** Until when it is cancelled at no cost because it was just made, whatever its terms say; null where that is over. */
    undo_until: instant.nullable(),
    /** Whether the caller says why when they cancel it: `none` of their own, `optional` of an agent's client, `required` of an operator. */
    cancel_reason: z.enum(['none', 'optional', 'required']),
    history: z.array(z.object({ at: instant, status: bookingStatus })),
    /** For the agent who sold it and for operators: to whom, and for how much. */
    agency: agencySale.optional(),
  }),
  refusals: ['not_found'],
})

export const quoteCancellation = defineCall({
  path: '/api/bookingHistory/cancelQuote',
  tag: 'Booking',
  summary: 'What cancelling now, a booking or one item of it, would keep and give back, and to which tender',
  who: 'user',
  /** With `item_no` of one item alone, where its terms allow it. */
  body: z.object({ booking_id: id, item_no: z.int().min(1).max(20).optional() }),
  data: z.object({
    booking_id: id,
    /** Where it was asked of one item alone. */
    item_no: z.int().optional(),
    /** The money that comes back, and what of it does not. */
    refund: amount,
    kept: amount,
    /** What may be charged besides to the card that is saved as a guarantee. */
    may_charge: amount,
    currency,
    /** What coupons and discount cards took off the price, and what of it comes back. `when` says for a person what becomes of it. */
    discounts: z.array(discountBack.extend({ tender: z.string(), when: z.string() })),
    /** The last to pay is paid back first: sums to `refund`. `when` says for a person when it is there, and as what. */
    to: z.array(
      z.object({
        tender: z.string(),
        kind: z.enum(['card', 'invoice', 'payment_card', 'agent_extra', 'points', 'cash_card']),
        amount,
        when: z.string(),
      }),
    ),
    expected: z.string(),
    /** What comes back by itself although its terms keep some of the price, in words; empty where nothing does. */
    back_anyway: z.array(z.string()),
    /** Until when this answer is valid. */
    stands_until: instant,
    /** Until when cancelling costs nothing because the booking was just made; null where that is over. */
    undo_until: instant.nullable(),
  }),
  refusals: ['not_found', 'not_cancellable', 'supplier_silent'],
})

export const cancelBooking = defineCall({
  path: '/api/bookingHistory/cancel',
  tag: 'Booking',
  summary: 'Cancels at the quoted refund; a refund that fell since is asked again',
  who: 'buyer',
  namesClient: true,
  keyed: true,
  body: z.object({ booking_id: id, item_no: z.int().min(1).max(20).optional(), expected_refund: amount, reason }),
  data: z.object({
    booking_id: id,
    status: bookingStatus,
    refund: amount,
    currency,
    /** A supplier has yet to cancel it: the refund follows automatically once it has. */
    waits_for_supplier: z.boolean(),
  }),
  refusals: ['not_found', 'not_cancellable', 'refund_changed', 'supplier_silent', 'reason_missing'],
})

export const answerNews = defineCall({
  path: '/api/bookingHistory/answerNews',
  tag: 'Booking',
  summary: 'Answers a change that the provider of an item made: it is so from now on, or everything paid for the item comes back',
  who: 'buyer',
  namesClient: true,
  keyed: true,
  body: z.object({ booking_id: id, item_no: z.int().min(1).max(20), news_no: z.int().min(1), answer: z.enum(['accept', 'refund', 'refund_whole']), reason }),
  data: z.object({ booking_id: id, item_no: z.int(), news_no: z.int(), state: z.enum(['accepted', 'refunded']) }),
  refusals: ['not_found', 'not_open', 'whole_stays', 'reason_missing'],
})

const changeOf = { booking_id: id, item_no: z.int().min(1).max(20), wanted: z.record(z.string().max(60), z.unknown()) }

export const quoteChange = defineCall({
  path: '/api/bookingHistory/changeQuote',
  tag: 'Booking',
  summary: 'What changing an item would cost or give back, with its fee, and what it would be then; nothing changes',
  who: 'user',
  /** `wanted`: what is to be otherwise, in the fields that its product names. */
  body: z.object(changeOf),
  data: z.object({
    booking_id: id,
    item_no: z.int(),
    /** What it would be. */
    description,
    /** Its own price then, the fee of changing it, and what was paid for it before, as far as that pays the new price or comes back. */
    price: amount,
    fee: amount,
    paid: amount,
    /** What is paid now, and later at the place. */
    pay_now: amount,
    pay_later: amount,
    /** What comes back, and to which tender: the last to pay is paid back first. */
    back: amount,
    to: z.array(z.object({ tender: z.string(), amount, when: z.string() })),
    /** What is consented to: all that is still to be paid, less what comes back. */
    total: amount,
    currency,
    /** Whether it is paid, or agreed to again, in a checkout; else it is changed at once. */
    needs_checkout: z.boolean(),
  }),
  refusals: ['not_found', 'not_changeable', 'bad_input', 'sold_out', 'too_soon', 'may_not_buy', 'supplier_silent'],
})

export const changeItem = defineCall({
  path: '/api/bookingHistory/change',
  tag: 'Booking',
  summary: 'Changes an item at the quoted total: at once where nothing is to be paid, else by the checkout that it answers, and then once that is paid',
  who: 'buyer',
  keyed: true,
  body: z.object({ ...changeOf, consented_total: amount }),
  data: z.object({
    booking_id: id,
    item_no: z.int(),
    /** What holds the new beside the old until it is paid; null where it is changed. */
    checkoutId: id.nullable(),
    /** Where that is paid. */
    page: z.string().nullable(),
    back: amount,
    currency,
  }),
  refusals: [
    ...['not_found', 'not_changeable', 'bad_input', 'price_changed', 'sold_out', 'too_soon', 'too_many_holds', 'may_not_buy', 'books_elsewhere'],
    ...['duplicate_booking', 'supplier_silent'],
  ],
})

/** What moved: money, or a discount that lowered the price. */
export const movementKind = z.enum(['payment', 'refund', 'discount', 'discount_returned'])

export const bookingReceipt = defineCall({
  path: '/api/bookingHistory/receipt',
  tag: 'Booking',
  summary:
    'The receipt: seller, lines, tenders, refunds. `for: client` is what an agent hands to their client: the price that the client pays, without what the agency pays',
  who: 'user',
  body: z.object({ booking_id: id, for: z.enum(['payer', 'client']).default('payer') }),
  data: z.object({
    booking_id: id,
    number: z.string(),
    /** When its money was last moved: the same however often it is asked for. */
    issued_at: instant,
    seller: z.string(),
    /** The client that an agent sold it to; null where no agent sold it. */
    billed_to: z.string().nullable(),
    reference: z.string().nullable(),
    title: z.string(),
    guests: z.array(traveller),
    /** Each item, and its cancellation fee where it was cancelled alone. */
    items: z.array(z.object({ item_no: z.int(), title: z.string(), state: itemState, kept: amount.nullable(), proofs: z.array(proof) })),
    lines: z.array(priceLine),
    /** Refunds are negative, and so are discounts that were returned: those are no money. */
    payments: z.array(z.object({ kind: movementKind, label: z.string(), amount, at: instant })),
    currency,
    total: amount,
    paid: amount,
    refunded: amount,
    /** What is still to be paid there: nothing of a stay that was cancelled. */
    at_property: amount,
  }),
  refusals: ['not_found', 'no_receipt'],
})

export type BookingChargeShape = z.output<typeof bookingCharge>
export type ProofShape = z.output<typeof proof>
export type BookingStatus = z.output<typeof bookingStatus>
