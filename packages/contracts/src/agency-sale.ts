import { z } from 'zod'
import { amount, currency, id } from './wire.ts'

export const client = z.object({
  user_id: id,
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
})

/** What an agent sells and for how much. `paid_by`: the agency pays the net price and collects from its client, or the client pays the selling price here. */
export const agencySale = z.object({
  client: client.pick({ user_id: true, name: true }).nullable(),
  net: amount,
  /** What the public pays for the same. */
  public_price: amount,
  markup: amount,
  sell: amount,
  currency,
  paid_by: z.enum(['agency', 'client']).nullable(),
})

export const markupLimits = z.object({ min_percent: z.number(), max_percent: z.number() })

/** For whom an agent works in this session, and what they put on while nothing else is said; null is up to the public price. */
export const agencyDesk = z.object({ client: client.nullable(), markup_percent: z.number().nullable(), limits: markupLimits })

export type AgencySaleShape = z.output<typeof agencySale>
export type AgencyDeskShape = z.output<typeof agencyDesk>
