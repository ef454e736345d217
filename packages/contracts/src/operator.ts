// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { PRICING_RULES, typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { reason } from './audit.ts'
import { gatewayId, paymentRoute } from './book-call.ts'
import { bookingStatus, itemState, providerReason } from './bookings.ts'
import { defineCall } from './call.ts'
import { productCode } from './products.ts'
import { amount, currency, id, instant } from './wire.ts'

/** `house` where the organisation has decided nothing and the default settings apply. */
const chosenBy = z.enum(['organisation', 'house'])
const paymentSettings = z.object({
  gateway: gatewayId,
  /** The hosted page opens in a frame instead of taking the browser away. */
  popup: z.boolean(),
  forced: z.boolean(),
  /** What is paid at the property needs a card as its guarantee. */
  guarantee: z.boolean(),
  /** Of what is paid at the property our share is charged with the booking. */
  markup_now: z.boolean(),
  /** How prices are made: our share on a net rate, a commission that the supplier pays us later, or a price that the agent sets. */
  pricing_rule: z.enum(PRICING_RULES),
})
const settingsData = paymentSettings.extend({ org_id: id, chosen_by: chosenBy })

export const getPaymentSettings = defineCall({
  path: '/api/operator/getPaymentSettings',
  tag: 'Operator',
  summary: 'How bookings of the organisation are paid',
  who: 'user',
  body: z.object({ org_id: id.optional() }),
  data: settingsData,
  refusals: ['not_allowed'],
})

export const savePaymentSettings = defineCall({
  path: '/api/operator/savePaymentSettings',
  tag: 'Operator',
  summary: 'Decides how bookings of the organisation are paid; bookings made already keep what was decided for them',
  who: 'user',
  body: paymentSettings.extend({ org_id: id.optional(), pricing_rule: paymentSettings.shape.pricing_rule.default('markup'), reason }),
  data: settingsData,
  refusals: ['not_allowed'],
})

export const resetPaymentSettings = defineCall({
  path: '/api/operator/resetPaymentSettings',
  tag: 'Operator',
  summary: 'Takes back what operators decided about paying: the default settings apply again',
  who: 'user',
  body: z.object({ org_id: id.optional(), reason }),
  data: settingsData,
  refusals: ['not_allowed'],
})

export const paymentRouteOf = defineCall({
  path: '/api/operator/paymentRoute',
  tag: 'Operator',
  summary: 'How a booking came to be paid as it is: the row of the routing table, its facts, why no earlier row matched, and the gateway',
  who: 'user',
  body: z.object({ booking_id: id }),
  data: z.object({
    booking_id: id,
    product: productCode,
    /** The number of the row that matched, from 1. */
    row: z.int(),
    facts: z.object({
      mode: z.enum(['prepaid', 'postpaid']),
      pricing_rule: z.enum(PRICING_RULES),
      /** The credit line by which an invoice was possible; null where there was none. */
      vp_id: id.nullable(),
      total_under_one: z.boolean(),
      guarantee_needed: z.boolean(),
      markup_now: z.boolean(),
      invoice_chosen: z.boolean(),
    }),
    earlier: z.array(z.object({ row: z.int(), why: z.string() })),
    route: paymentRoute,
    charge: z.enum(['nothing', 'markup', 'total']),
    credit_line: z.boolean(),
    gateway: gatewayId.nullable(),
    chosen_by: chosenBy,
    decided_at: instant,
  }),
  refusals: ['not_found', 'not_allowed'],
})

const itemNo = z.int().min(1).max(20)

export const unknownItems = defineCall({
  path: '/api/operator/unknownItems',
  tag: 'Operator',
  summary: 'Items whose supplier has been silent for too long about an order or its cancellation, or has refused a cancellation; the oldest first',
  who: 'user',
  body: z.object({ org_id: id.optional() }),
  data: z.object({
    items: z.array(
      z.object({
        booking_id: id,
        booking_status: bookingStatus,
        item_no: itemNo,
        state: itemState,
        product: productCode,
        title: z.string(),
        supplier: z.string(),
        supplier_reference: z.string().nullable(),
        /** What the supplier knows the order by. */
        key: z.string().nullable(),
        /** Since when it owes an answer. */
        asked_at: instant.nullable(),
        paid: amount,
        currency,
      }),
    ),
  }),
  refusals: ['not_allowed'],
})

export const providerCancels = defineCall({
  path: '/api/operator/providerCancels',
  tag: 'Operator',
  summary: 'The provider of an item cannot keep it: it ends, all that was paid for it goes back by the ways it came, and its traveller is told why',
  who: 'user',
  body: z.object({
    org_id: id.optional(),
    booking_id: id,
    item_no: itemNo,
    reason: providerReason,
    /** What the provider said, in its own words, for the traveller. */
    note: z.string().trim().max(300).optional(),
  }),
  data: z.object({ booking_id: id, booking_status: bookingStatus, item_no: itemNo, state: itemState }),
  refusals: ['not_found', 'not_allowed', 'not_confirmed'],
})

export const noShow = defineCall({
  path: '/api/operator/noShow',
  tag: 'Operator',
  summary:
    'Nobody came for an item: it ends by its terms, what they ask beyond what was paid is charged to the card that guarantees it, and its traveller is told',
  who: 'user',
  body: z.object({
    org_id: id.optional(),
    booking_id: id,
    item_no: itemNo,
    /** What the provider said, for the record. */
    note: z.string().trim().max(300).optional(),
  }),
  data: z.object({ booking_id: id, booking_status: bookingStatus, item_no: itemNo, state: itemState }),
  refusals: ['not_found', 'not_allowed', 'not_confirmed', 'not_begun'],
})

export const settleItem = defineCall({
  path: '/api/operator/settleItem',
  tag: 'Operator',
  summary: 'Settles an item by what the supplier has said on another way, or asks the supplier once more',
  who: 'user',
  body: z.object({
    org_id: id.optional(),
    booking_id: id,
    item_no: itemNo,
    /**
     * look_again: asks once more, now. confirmed: the order exists, by its reference. refused: there is no order, and the money goes back; of one that is being cancelled: it will
     * not be, and stays. cancelled: the supplier has cancelled it.
     */
    outcome: z.enum(['look_again', 'confirmed', 'refused', 'cancelled']),
    supplier_reference: z.string().overwrite(typedCode).min(1).max(100).optional(),
    reason,
  }),
  data: z.object({ booking_id: id, booking_status: bookingStatus, item_no: itemNo, state: itemState }),
  refusals: ['not_found', 'not_allowed', 'not_waiting', 'reference_missing'],
})
