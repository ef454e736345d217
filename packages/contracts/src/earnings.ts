// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { reason } from './audit.ts'
import { defineCall } from './call.ts'
import { amount, currency, id, instant } from './wire.ts'

/** What an agent earned on what clients paid us, in one currency. `pending` may still be reversed by a cancellation, `available` is paid out next. */
export const earnings = z.object({ currency, pending: amount, available: amount, paid_out: amount })

export const getEarnings = defineCall({
  path: '/api/agents/getEarnings',
  tag: 'Agents',
  summary: 'What the caller earned on what clients paid here: what may still be taken back, what is available, what was paid out; and what moved, newest first',
  who: 'user',
  body: z.object({ cursor: id.optional(), limit: z.int().min(1).max(100).default(20) }),
  data: z.object({
    earnings: z.array(earnings),
    entries: z.array(
      z.object({
        id,
        at: instant,
        kind: z.enum(['earned', 'taken_back', 'paid_out']),
        label: z.string(),
        /** Of the booking, or the bank's of a payout. */
        reference: z.string().nullable(),
        booking_id: id.nullable(),
        /** More is positive. */
        amount,
        currency,
      }),
    ),
    next: id.nullable(),
  }),
  refusals: ['not_allowed'],
})

const agentEarnings = z.object({ agent_id: id, name: z.string(), email: z.string(), earnings: z.array(earnings) })

export const listEarnings = defineCall({
  path: '/api/operator/earnings',
  tag: 'Operator',
  summary: 'The agents of the organisation who ever earned something, with what is available to be paid out',
  who: 'user',
  body: z.object({ org_id: id.optional() }),
  data: z.object({ agents: z.array(agentEarnings) }),
  refusals: ['not_allowed'],
})

export const payOutEarnings = defineCall({
  path: '/api/operator/payOutEarnings',
  tag: 'Operator',
  summary: 'Books what was paid out to an agent, never more than is available; one reference of the bank counts once',
  who: 'user',
  body: z.object({
    org_id: id.optional(),
    agent_id: id,
    // The least there is of any currency: less would be read as nothing.
    amount: amount.min(0.001),
    currency,
    reference: z.string().overwrite(typedCode).min(1).max(60),
    /** A payout needs its reason: the agent can read it. */
    reason,
  }),
  data: z.object({ agent: agentEarnings }),
  refusals: ['not_allowed', 'not_found', 'reason_missing', 'bad_amount', 'reference_used', 'more_than_available'],
})

export type EarningsShape = z.output<typeof earnings>
export type AgentEarningsShape = z.output<typeof agentEarnings>
