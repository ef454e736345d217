import { membershipOffer } from '@sojourn/contracts'
import { z } from 'zod'

/** What must be remembered of a purchase from its price to its confirmation. Never shown. Amounts are minor units of the offer's currency. */
const held = z.object({
  org_id: z.string(),
  user_id: z.string(),
  /** The number of the membership, where it is a new one, and the name of the purchase. */
  ref: z.string(),
  base: z.string(),
  today: z.string(),
  time_zone: z.string(),
  country: z.string().nullish(),
  anchor_day: z.int(),
  price: z.int(),
  credit: z.int(),
  debt: z.int(),
  grace_debt: z.int(),
  renewal: z.int(),
  first_price: z.int().nullable(),
  renews: z.boolean(),
  next_by_org: z.boolean(),
  withdraw_until_ms: z.number().nullable(),
  trial_keys: z.array(z.string()),
  /** What the plan is called, by language; `''` is the language it was written in. */
  names: z.record(z.string(), z.string()).nullish(),
})

/** The details of an offer as they are stored: what pages see, and what only we need. */
export const heldMembership = membershipOffer.extend({ held })
export type HeldMembership = z.output<typeof heldMembership>
