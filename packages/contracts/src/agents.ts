// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { z } from 'zod'
import { reason } from './audit.ts'
import { defineCall } from './call.ts'
import { amount, currency, day, id, instant, nameText } from './wire.ts'

/** An agency's line of credit as it stands: what is used, held and available makes the limit. Below 0 `used` is in the agency's favour. */
export const creditLine = z.object({ vp_id: id, currency, limit: amount, used: amount, held: amount, available: amount })

export const getStatement = defineCall({
  path: '/api/agents/getStatement',
  tag: 'Agents',
  summary: 'The credit line and what moved on it, newest first, with the balance after each',
  who: 'user',
  body: z.object({ from: day.optional(), to: day.optional(), cursor: id.optional(), limit: z.int().min(1).max(200).default(50) }),
  data: z.object({
    line: creditLine,
    entries: z.array(
      z.object({
        id,
        at: instant,
        kind: z.enum(['invoiced', 'extra', 'given_back', 'paid_in']),
        label: z.string(),
        reference: z.string().nullable(),
        booking_id: id.nullable(),
        /** What the agency owes more (positive) or less (negative). */
        amount,
        /** Owed after it. */
        owed: amount,
        currency,
      }),
    ),
    next: id.nullable(),
  }),
  refusals: ['not_allowed', 'no_credit_line'],
})

/** What an operator decides of an agency's credit. */
export const setCreditLine = defineCall({
  path: '/api/operator/setCreditLine',
  tag: 'Operator',
  summary: 'Gives an agent of the organisation a line of credit, or changes the limit of the one there is',
  who: 'user',
  body: z.object({ agent_id: id, vp_id: id, limit: amount.min(0), currency, reason }),
  data: z.object({ line: creditLine }),
  refusals: ['not_allowed', 'not_found', 'bad_amount', 'currency_differs', 'credit_in_use'],
})

export const creditPaidIn = defineCall({
  path: '/api/operator/creditPaidIn',
  tag: 'Operator',
  summary: 'Books what an agency paid on its invoice; one reference of the bank counts once',
  who: 'user',
  // The least there is of any currency: less would be read as nothing.
  body: z.object({ agent_id: id, amount: amount.min(0.001), currency, reference: z.string().trim().min(1).max(60), reason }),
  data: z.object({ line: creditLine }),
  refusals: ['not_allowed', 'no_credit_line', 'bad_amount', 'currency_differs', 'reference_used', 'more_than_owed'],
})

export const getClients = defineCall({
  path: '/api/agents/getClients',
  tag: 'Agents',
  summary: "The caller's clients",
  who: 'user',
  body: z.object({}),
  data: z.object({ clients: z.array(z.object({ user_id: id, name: z.string(), email: z.string() })) }),
  refusals: ['not_allowed'],
})

const link = z.object({
  link_id: id,
  checkoutId: id,
  title: z.string(),
  client: z.string(),
  amount,
  currency,
  state: z.enum(['open', 'paid', 'cancelled', 'expired', 'withdrawn']),
  expires_at: instant,
  booking_id: id.nullable(),
})

export const sendPayLink = defineCall({
  path: '/api/agents/sendPayLink',
  tag: 'Agents',
  summary: 'Hands a checkout to a client of the caller, who is mailed a link to pay it; its rooms stay held meanwhile',
  who: 'buyer',
  keyed: true,
  body: z.object({
    checkoutId: id,
    client_id: id,
    guests: z
      .array(z.object({ first_name: nameText, last_name: nameText }))
      .max(20)
      .default([]),
  }),
  /** The address stands in this answer and in the mail to the client, and nowhere else: asked again without its key, the call refuses with `link_sent`. */
  data: z.object({ link, url: z.string() }),
  refusals: ['not_allowed', 'not_found', 'checkout_expired', 'already_booked', 'link_sent', 'price_changed', 'sold_out', 'too_many_links'],
})

export const listPayLinks = defineCall({
  path: '/api/agents/listPayLinks',
  tag: 'Agents',
  summary: 'The pay links the caller sent, newest first',
  who: 'user',
  body: z.object({ cursor: id.optional(), limit: z.int().min(1).max(50).default(20) }),
  data: z.object({ links: z.array(link), next: id.nullable() }),
  refusals: ['not_allowed'],
})

export const withdrawPayLink = defineCall({
  path: '/api/agents/withdrawPayLink',
  tag: 'Agents',
  summary: 'Takes a pay link back and frees its rooms; withdrawn twice it is withdrawn once',
  who: 'buyer',
  body: z.object({ link_id: id, reason }),
  data: z.object({ link }),
  refusals: ['not_allowed', 'not_found', 'already_paid'],
})

/** What a client finds behind a pay link, once signed in. */
export const openPayLink = defineCall({
  path: '/api/agents/openPayLink',
  tag: 'Agents',
  summary: 'The checkout behind a pay link, for the client it was sent to',
  who: 'user',
  body: z.object({ token: z.string().min(20).max(200) }),
  data: z.object({
    checkoutId: id,
    path: z.string(),
    agent: z.string(),
    guests: z.array(z.object({ first_name: z.string(), last_name: z.string() })),
  }),
  refusals: ['not_found', 'link_expired'],
})

export type CreditLineShape = z.output<typeof creditLine>
export type PayLinkShape = z.output<typeof link>
