// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { typedCode, typedLine } from '@sojourn/kernel'
import { z } from 'zod'
import { agencyDesk, agencySale, client } from './agency-sale.ts'
import { reason } from './audit.ts'
import { bookingSummary } from './bookings.ts'
import { defineCall } from './call.ts'
import { amount, currency, day, email, id, instant, lastName, nameText } from './wire.ts'

/** An agency's line of credit now: used, held and available add up to the limit. Below 0 `used` is in the agency's favour. */
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
  body: z.object({ agent_id: id, amount: amount.min(0.001), currency, reference: z.string().overwrite(typedCode).min(1).max(60), reason }),
  data: z.object({ line: creditLine }),
  refusals: ['not_allowed', 'no_credit_line', 'bad_amount', 'currency_differs', 'reference_used', 'more_than_owed'],
})

export const getClients = defineCall({
  path: '/api/agents/getClients',
  tag: 'Agents',
  summary: "The caller's clients; with a text those whose name or address has it",
  who: 'user',
  body: z.object({ text: z.string().overwrite(typedLine).max(400).default('') }),
  data: z.object({ clients: z.array(client) }),
  refusals: ['not_allowed'],
})

export const getDesk = defineCall({
  path: '/api/agents/getDesk',
  tag: 'Agents',
  summary: 'The client an agent works for in this session, what they put on the price of the trade, and the limits of the organisation',
  who: 'user',
  body: z.object({}),
  data: z.object({ desk: agencyDesk }),
  refusals: ['not_allowed'],
})

export const chooseClient = defineCall({
  path: '/api/agents/chooseClient',
  tag: 'Agents',
  summary: 'Chooses the client that the agent works for in this session; null is nobody',
  who: 'user',
  body: z.object({ client_id: id.nullable() }),
  data: z.object({ desk: agencyDesk }),
  refusals: ['not_allowed', 'not_found'],
})

export const addClient = defineCall({
  path: '/api/agents/addClient',
  tag: 'Agents',
  summary: 'Makes a new client of the caller, who is mailed a link to set a password',
  who: 'buyer',
  body: z.object({ first_name: nameText, last_name: lastName, email, reason }),
  data: z.object({ client }),
  refusals: ['not_allowed', 'has_account', 'too_many_tries'],
})

export const setMarkup = defineCall({
  path: '/api/agents/setMarkup',
  tag: 'Agents',
  summary:
    'Sets what the agent puts on the price of the trade, within the limits of the organisation: of one checkout, in percent or as an amount, or in percent of all that follows in this session. Neither of both is up to the public price',
  who: 'user',
  body: z
    .object({
      checkoutId: id.optional(),
      percent: z
        .number()
        .min(0)
        .max(100)
        .multipleOf(0.01, { error: () => say`use at most two decimals for a percentage` })
        .optional(),
      amount: amount.min(0).optional(),
    })
    .refine(({ percent, amount: fixed }) => percent === undefined || fixed === undefined, {
      error: () => say`enter either a percentage or an amount`,
      path: ['amount'],
    })
    .refine(({ checkoutId, amount: fixed }) => fixed === undefined || checkoutId !== undefined, {
      error: () => say`add an amount to one checkout only`,
      path: ['checkoutId'],
    }),
  data: z.object({ desk: agencyDesk, sale: agencySale.nullable() }),
  refusals: ['not_allowed', 'not_found', 'already_booked', 'bad_amount', 'markup_out_of_limits'],
})

export const clientBookings = defineCall({
  path: '/api/agents/clientBookings',
  tag: 'Agents',
  summary:
    "The bookings of the caller's clients, of one or of all, newest first: what the agent booked for them, what they paid by pay links, and what they booked themselves. With a text those of the clients whose name or address has it, and the booking of that reference",
  who: 'user',
  body: z.object({
    client_id: id.optional(),
    text: z.string().overwrite(typedLine).max(400).default(''),
    cursor: id.optional(),
    limit: z.int().min(1).max(50).default(20),
  }),
  data: z.object({
    bookings: z.array(bookingSummary.extend({ client: client.pick({ user_id: true, name: true }).nullable(), agency: agencySale.nullable() })),
    next: id.nullable(),
  }),
  refusals: ['not_allowed', 'not_found'],
})

export const previewPayLink = defineCall({
  path: '/api/agents/previewPayLink',
  tag: 'Agents',
  summary: 'What a pay link is for, to whoever has it: without a name, an address or anything else of a person',
  body: z.object({ token: z.string().min(20).max(200) }),
  data: z.object({
    agency: z.string(),
    title: z.string(),
    city: z.string(),
    image: z.string(),
    art: z.string(),
    from: day.nullable(),
    to: day.nullable(),
    total: amount,
    /** The part of it that is paid with the booking. */
    pay_now: amount,
    currency,
    state: z.enum(['open', 'paid']),
    expires_at: instant,
  }),
  refusals: ['not_found', 'link_expired'],
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
      .array(z.object({ first_name: nameText, last_name: lastName }))
      .max(20)
      .default([]),
    reason,
  }),
  /** The address is in this answer and in the mail to the client, and nowhere else: called again without its key, the call refuses with `link_sent`. */
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
