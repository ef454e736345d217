// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { z } from 'zod'
import { defineCall } from './call.ts'
import { id, instant, messageText } from './wire.ts'

/** The reason for acting on another person's data. That person can read it. */
export const reason = messageText
  .nullish()
  .transform((typed) => typed || undefined)
  .describe('Why, for the person it is done to: they can read it. At most 500 characters.')

export const actKind = z.enum([
  'account_blocked',
  'account_unblocked',
  'account_invited',
  'impersonation_allowed',
  'impersonation_begun',
  'impersonation_ended',
  'client_booking_made',
  'client_booking_cancelled',
  'booking_cancelled',
  'item_cancelled',
  'item_settled',
  'card_deleted',
  'card_made_default',
  'credit_line_set',
  'credit_paid_in',
  'earnings_paid_out',
  'pay_link_sent',
  'pay_link_withdrawn',
  'payment_settings_saved',
  'site_settings_saved',
  'risk_rules_saved',
  'risk_review_settled',
  'fingerprint_requested',
  'plan_saved',
  'plan_granted',
  'plan_revoked',
  'trips_read',
  'bookings_read',
  'trips_changed',
])

const act = z.object({
  act_id: id,
  at: instant,
  kind: actKind,
  /** `asked`: a system outside has not answered yet. */
  outcome: z.enum(['asked', 'done', 'refused']),
  /** `name` is empty where it is not known. */
  actor: z.object({ user_id: id, role: z.enum(['operator', 'agent', 'impersonator']), name: z.string() }),
  /** Whose data it was; null for settings of the organisation. */
  user_id: id.nullable(),
  reason: z.string().nullable(),
  booking_id: id.nullable(),
})
/** Newest first. `next` is the cursor of the next page; null at the end. */
const acts = z.object({ acts: z.array(act), next: z.string().nullable() })

export const ownActivity = defineCall({
  path: '/api/user/activity',
  tag: 'People',
  summary: 'What operators, agents and impersonators did to the caller’s data, with reason and time',
  who: 'user',
  body: z.object({ cursor: id.optional() }),
  data: acts,
})

export const operatorActivity = defineCall({
  path: '/api/operator/activity',
  tag: 'Operator',
  summary: 'The same of one person, or of the whole organisation',
  who: 'user',
  namesPerson: true,
  body: z.object({ user_id: id.optional(), cursor: id.optional() }),
  data: acts,
  refusals: ['not_allowed'],
})

export type ActShape = z.output<typeof act>
export type ActKindShape = z.output<typeof actKind>
