// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { reason } from './audit.ts'
import { defineCall } from './call.ts'
import { email, id, instant } from './wire.ts'

/** Brands by the names of their icons. */
export const cardBrand = z.enum(['visa', 'mastercard', 'amex', 'discover', 'dinersClub', 'jcb', 'unknown'])

/** A saved card as the old gateway (PG_01) returned it. */
export const oldCard = z.object({
  cca_card_id: id,
  cca_customer_token: z.string(),
  /** The last four digits. */
  card_number: z.string(),
  expiry_month: z.int(),
  expiry_year: z.int(),
  /** 1 for the default card, 0 for any other. */
  is_default: z.union([z.literal(0), z.literal(1)]),
  merchant_id: z.string(),
  brand: cardBrand,
  /** The same as `cca_card_id` and `brand`, under the names some callers read. */
  card_key: id,
  card_type: cardBrand,
})

/** A saved card as the new gateway (PG_03) returns it. */
export const newCard = z.object({
  id,
  nick_name: z.string().nullable(),
  /** The name on the card. */
  name: z.string().nullable(),
  brand: cardBrand,
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  is_default: z.boolean(),
})

const cardLists = { cards: z.array(oldCard), cardsPGV2: z.array(newCard) }
const someCard = { merchant_id: z.string().max(120).optional(), email, card_id: id }
const NEWEST = 'Left out with `is_default` 1: the newest card saved under `merchant_id`.'

export const getUserCreditCards = defineCall({
  path: '/api/booking/getUserCreditCards',
  tag: 'Cards',
  summary: "A person's saved cards, newest first and 100 at most, in the old and the new shape, with the token that opens them at the gateway",
  who: 'user',
  forgiving: true,
  body: z.object({ merchant_id: z.string().max(120).optional(), email, mobile: z.string().overwrite(typedCode).max(40).optional() }),
  data: z.object({
    ...cardLists,
    merchant_id: z.string(),
    /** For the gateway's `/v1/card/*`, in the header `customer-token`. Null for staff who look at another's cards, and where the card service cannot be reached just now. */
    customer_token: z.string().nullable(),
    customer_token_expires_at: instant.nullable(),
    /** False for staff who look at another's cards: they cannot change them. */
    may_change: z.boolean(),
    /** False where the gateway did not answer: the lists are empty because the cards are unknown, not because there are none. */
    known: z.boolean(),
  }),
  refusals: ['not_allowed'],
})

export const setDefaultCard = defineCall({
  path: '/api/booking/setDefaultCard',
  tag: 'Cards',
  summary: 'Makes a saved card the default one; an operator who does it to another’s card gives a reason',
  who: 'buyer',
  forgiving: true,
  body: z.object({ ...someCard, card_id: id.optional().describe(NEWEST), is_default: z.literal(1).optional(), reason }),
  data: z.object(cardLists),
  refusals: ['not_allowed', 'not_found', 'gateway_unreachable', 'reason_missing'],
})

export const deleteCard = defineCall({
  path: '/api/booking/deletecard',
  tag: 'Cards',
  summary: 'Forgets a saved card; the newest left becomes the default where the default went. An operator who does it to another’s card gives a reason',
  who: 'buyer',
  forgiving: true,
  body: z.object({ ...someCard, is_default: z.literal([0, 1]).optional(), reason }),
  data: z.object(cardLists),
  refusals: ['not_allowed', 'not_found', 'gateway_unreachable', 'reason_missing'],
})

export const setupCard = defineCall({
  path: '/api/cards/setup',
  tag: 'Cards',
  summary: 'Opens a setup at the gateway, by which the signed-in person keeps a card without paying',
  who: 'buyer',
  body: z.object({}),
  data: z.object({ setup_id: id, client_secret: z.string() }),
  refusals: ['not_allowed', 'gateway_unreachable'],
})

export type CardBrand = z.output<typeof cardBrand>
export type OldCard = z.output<typeof oldCard>
export type NewCard = z.output<typeof newCard>
