// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import type { ProductCode } from '@sojourn/kernel'
import { z } from 'zod'
import { activityOffer } from './activities.ts'
import { agencySale, markupLimits } from './agency-sale.ts'
import { gatewayId, paymentMethodName, paymentRoute } from './book-call.ts'
import { defineCall } from './call.ts'
import { carOffer } from './cars.ts'
import { cruiseOffer } from './cruises.ts'
import { dreamtripOffer } from './dreamtrips.ts'
import { flightOffer } from './flights.ts'
import { stayOffer } from './hotels.ts'
import { membershipOffer } from './memberships.ts'
import { productCode } from './products.ts'
import { unitStayOffer, weekOffer } from './resorts.ts'
import { tableOffer } from './restaurants.ts'
import { appliedTenders, dueNow, heldElsewhere, pointsEarned } from './tenders.ts'
import { transferOffer } from './transfers.ts'
import { travellerNeeds } from './traveller-shapes.ts'
import { walletOffer } from './wallet.ts'
import { amount, cancellationRule, cancelPart, currency, description, id, instalment, instant, price, priceLine } from './wire.ts'

/** What is sold: one line for each kind of offer. Its code is one of the kernel's. */
// biome-ignore format: a line each, so that two products never change the same one
const offers = [
  stayOffer,
  activityOffer,
  carOffer,
  cruiseOffer,
  dreamtripOffer,
  flightOffer,
  transferOffer,
  tableOffer,
  weekOffer,
  unitStayOffer,
  walletOffer,
  membershipOffer,
] as const
export const offer = z.discriminatedUnion('product', offers) satisfies z.ZodType<{ product: ProductCode }>

/** One offer of a checkout or a booking. */
export const heldOffer = z.object({ product: productCode, offer, description, price, cancellation: z.array(cancellationRule) })

/** What a page asks of a product, so that it never has to know which product it is. */
export const saleRules = z.object({
  /** Who is named: only the payer, a lead person, or everyone who travels. */
  travellers: z.enum(['payer', 'lead', 'everyone']),
  /** How many names are asked for: none where it is the payer, one lead person, or all who travel. */
  named: z.int(),
  /** Ways of paying that not every product takes. */
  payable_by: z.array(z.enum(['coupon', 'points', 'invoice', 'stored_value', 'discount_card'])),
  /** An agent may send it to a client to be paid. */
  pay_links: z.boolean(),
  /** What is held and confirmed: "room"; null where nothing is. */
  unit: z.string().nullable(),
  /** What the place does for people who have booked there: "is expecting you"; null where nothing is said of it. */
  welcome: z.string().nullable(),
  /** Where what is not paid now is paid: "at the property". */
  later_at: z.string(),
  /** For so long after its confirmation it is cancelled at no cost; 0 where it cannot be undone. */
  undo_minutes: z.int(),
})

/** What a checkout or a booking is sold as, a product or several of them as one: its rules and its pages are those of the whole. */
export const soldAs = z.object({
  product: productCode,
  rules: saleRules,
  pages: z.object({ landing: z.string(), checkout: z.string(), success: z.string() }),
})

export const getCheckout = defineCall({
  path: '/api/checkout/get',
  tag: 'Checkout',
  summary: 'The held offer, its price line by line, what is due and until when it is held',
  body: z.object({ checkoutId: id }),
  data: z.object({
    checkoutId: id,
    state: z.enum(['open', 'booked', 'expired', 'released']),
    booking_id: id.nullable(),
    /** The first item's; `items` has them all. */
    offer,
    sold_as: soldAs,
    /** What is asked of each person who is named, the lead first. */
    travellers: z.array(travellerNeeds),
    /** Of a change: who travels, the same as before, and how they are reached. Their names are sent again as they are here; what else is known of them need not be. Absent where people are named anew. */
    keeps: z
      .object({
        guests: z.array(z.object({ first_name: z.string(), last_name: z.string() })),
        contact: z.object({ email: z.string(), phone: z.string() }),
      })
      .optional(),
    items: z.array(heldOffer),
    price,
    lines: z.array(priceLine),
    due: dueNow,
    tenders: appliedTenders,
    earns: pointsEarned,
    held_elsewhere: z.array(heldElsewhere),
    cancellation: z.array(cancellationRule),
    /** What cancelling will mean once it is booked and paid like this. */
    if_cancelled: z.array(cancelPart),
    expires_at: instant,
    server_time: instant,
    renewable: z.boolean(),
    /** What whoever asks would pay for the same, where that is less than it is held at: as a member, or as an agent. Absent where there is no such price. */
    better_price: z.object({ total: amount, currency, as: z.enum(['member', 'agent']) }).optional(),
    /** What is charged after the booking to the card that is saved with it, and the words by which that is agreed to. Absent where nothing is. */
    later: z.object({ mandate_text: z.string(), charges: z.array(instalment.extend({ item_no: z.int() })) }).optional(),
    /** What the law has told before this is bought, above the consent; absent where nothing is. */
    information: z.object({ title: z.string(), lines: z.array(z.string()) }).optional(),
    /** For the agent who holds it to sell it on. */
    agency: agencySale.extend({ limits: markupLimits }).optional(),
    payment: z.object({
      gateway_url: z.string(),
      publishable_key: z.string(),
      route: paymentRoute,
      /** Null where nothing goes to a gateway. */
      gateway: gatewayId.nullable(),
      pg_method_name: paymentMethodName.nullable(),
      /** The hosted page opens in a frame instead of taking the browser away. */
      is_popup: z.boolean(),
      /** The page is reloaded 500 ms after the payment. */
      forced: z.boolean(),
      /** A card is saved as a guarantee: with `set_up` it is not charged at all, with `card` only what is due now. */
      guarantee: z.boolean(),
      /** The credit line that may pay what a card would; null where the caller may not choose it. */
      invoice: z.object({ vp_id: id, available: amount, currency }).nullable(),
    }),
  }),
  refusals: ['not_found'],
})

export const renewCheckout = defineCall({
  path: '/api/checkout/renew',
  tag: 'Checkout',
  summary: 'Holds what is held for as long as at first, as often as its product allows, while the price is valid',
  body: z.object({ checkoutId: id }),
  data: z.object({ expires_at: instant, held_minutes: z.int() }),
  refusals: ['not_found', 'checkout_expired', 'already_renewed', 'price_changed', 'sold_out', 'too_soon'],
})

export const listHeld = defineCall({
  path: '/api/checkout/held',
  tag: 'Checkout',
  summary: 'What is held for the caller and not booked yet, what ends first coming first: a way back to each checkout',
  body: z.object({}),
  data: z.object({
    held: z.array(
      z.object({
        checkoutId: id,
        sold_as: soldAs.shape.product,
        title: z.string(),
        summary: z.string(),
        price,
        expires_at: instant,
        /** Its page, where it is paid. */
        page: z.string(),
      }),
    ),
    server_time: instant,
  }),
})

export const releaseCheckout = defineCall({
  path: '/api/checkout/release',
  tag: 'Checkout',
  summary: 'Gives up what an open checkout holds; twice is once',
  body: z.object({ checkoutId: id }),
  data: z.object({}),
  refusals: ['not_found'],
})

export const changeCurrency = defineCall({
  path: '/api/checkout/changeCurrency',
  tag: 'Checkout',
  summary: 'Prices what is held anew in another currency; with the new total as consent it is held in that one from then on, until the same time',
  body: z.object({
    checkoutId: id,
    currency,
    /** The new total that was agreed to. Without it the price is answered and nothing changes. */
    consented_total: amount.optional(),
  }),
  data: z.object({
    /** The checkout in the other currency; null where only the price was asked for. The former one is over, and what was applied to it is free. */
    checkoutId: id.nullable(),
    old_total: amount,
    old_currency: currency,
    price,
  }),
  refusals: ['not_found', 'checkout_expired', 'already_booked', 'currency_fixed', 'unknown_currency', 'may_not_buy', 'price_changed', 'sold_out', 'too_soon'],
})

export const swapItem = defineCall({
  path: '/api/checkout/swap',
  tag: 'Checkout',
  summary:
    'Prices a checkout with another item in the place of one of its own; with the new total as consent it holds that one from then on, until the same time',
  body: z.object({
    checkoutId: id,
    item_no: z.int().min(1).max(20),
    product: productCode,
    /** What takes its place, in the fields of that product's own prebook call. Its currency is that of the checkout. */
    offer: z.record(z.string().max(60), z.unknown()),
    /** The new total that was agreed to. Without it the price is answered and nothing changes. */
    consented_total: amount.optional(),
  }),
  data: z.object({
    old_total: amount,
    price,
    /** It is held. Money that was applied still pays it, as far as it is needed; coupons and discounts are free to be applied again. */
    is_changed: z.boolean(),
  }),
  refusals: [
    'not_found',
    'no_such_item',
    'not_swappable',
    'not_sold_here',
    'books_elsewhere',
    'checkout_expired',
    'already_booked',
    'may_not_buy',
    'price_changed',
    'sold_out',
    'too_soon',
    'too_many_holds',
    'proof_required',
    'supplier_silent',
  ],
})

export const useBetterPrice = defineCall({
  path: '/api/checkout/useBetterPrice',
  tag: 'Checkout',
  summary: 'Prices what is held for whoever asks, where that is less; with the new total as consent it is held at that price from then on, until the same time',
  body: z.object({
    checkoutId: id,
    /** The new total that was agreed to. Without it the price is answered and nothing changes. */
    consented_total: amount.optional(),
  }),
  data: z.object({
    old_total: amount,
    price,
    /** As what they pay less. */
    as: z.enum(['member', 'agent']),
    /** It is held at the new price, and what was applied is free to be applied again. */
    is_changed: z.boolean(),
  }),
  refusals: ['not_found', 'checkout_expired', 'already_booked', 'no_better_price', 'price_changed', 'sold_out'],
})

export type Offer = z.output<typeof offer>
export type SoldAs = z.output<typeof soldAs>
export type SaleRules = z.output<typeof saleRules>
