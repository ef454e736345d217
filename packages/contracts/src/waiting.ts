// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { z } from 'zod'
import { defineCall } from './call.ts'
import { productCode } from './products.ts'
import { amount, currency, email, id, instant } from './wire.ts'

const waiting = z.object({
  waiting_id: id,
  product_type: productCode,
  /** What is waited for, in the language of the caller. */
  title: z.string(),
  summary: z.string(),
  /** `offered`: held for them until `offer.until`. `taken` into a checkout; `passed`: not taken in time, or given up; `ended` by them; `expired` with what they waited for. */
  state: z.enum(['waiting', 'offered', 'taken', 'passed', 'ended', 'expired']),
  /** 1 is next: one more than those who wait longer for the same, counted now. Null for those who do not wait any more. */
  position: z.int().min(1).nullable(),
  joined_at: instant,
  /** Until when they wait. */
  until: instant,
  /** What is held for them; null before. */
  offer: z.object({ until: instant, total: amount, currency }).nullable(),
  /** The checkout that took it over; null before. */
  checkoutId: id.nullable(),
})

const which = z.object({
  /** One of the caller's own. */
  waiting_id: id.optional(),
  /** That of the link in the mail, in whatever browser it is opened. */
  token: z.string().max(200).optional(),
})

export const joinWaitingList = defineCall({
  path: '/api/waiting/join',
  tag: 'Waiting lists',
  summary:
    'Waits for what is all taken: held for them by itself when it comes free, first come first served. Asked again for the same it is the place they have',
  body: z.object({
    product_type: productCode,
    /** What is waited for, in the fields of that product's own prebook call. */
    wanted: z.record(z.string().max(60), z.unknown()),
    currency: currency.optional(),
    /** They wait no longer than this; left out, as long as it can be had. */
    until: z.iso.datetime({ offset: true }).optional(),
    /** Where a guest is asked; a person who is signed in is asked at their own address. */
    email: email.optional(),
  }),
  data: z.object({ waiting }),
  refusals: ['not_sold_here', 'books_elsewhere', 'not_signed_in', 'no_waiting_list', 'contact_missing', 'too_late', 'waits_for_enough', 'line_full'],
})

export const listWaiting = defineCall({
  path: '/api/waiting/list',
  tag: 'Waiting lists',
  summary: 'What the caller waits for, with their position now, and what ended within a day; the oldest first',
  body: z.object({}),
  data: z.object({ waiting: z.array(waiting) }),
})

export const getWaiting = defineCall({
  path: '/api/waiting/get',
  tag: 'Waiting lists',
  summary: 'One thing that somebody waits for, by its id for themselves, or by the token of the link in the mail',
  body: which,
  data: z.object({ waiting }),
  refusals: ['not_found'],
})

export const takeWaited = defineCall({
  path: '/api/waiting/take',
  tag: 'Waiting lists',
  summary: 'Opens a checkout of what is held for one who waited',
  body: which,
  data: z.object({ waiting, checkoutId: id }),
  refusals: [
    ...[
      'not_found',
      'offer_over',
      'not_sold_here',
      'books_elsewhere',
      'not_signed_in',
      'may_not_buy',
      'sold_out',
      'too_soon',
      'too_many_holds',
      'proof_required',
    ],
  ],
})

export const leaveWaitingList = defineCall({
  path: '/api/waiting/leave',
  tag: 'Waiting lists',
  summary: 'Waits no more, and gives up what is held for them: it is offered to the next. Twice is once',
  body: which,
  data: z.object({ waiting }),
  refusals: ['not_found'],
})

export type Waiting = z.output<typeof waiting>
export const waitingCalls = [joinWaitingList, listWaiting, getWaiting, takeWaited, leaveWaitingList] as const
