import { z } from 'zod'
import { ACTIONS } from '../domain/assess.ts'
import { COUNTED, SCOPES } from '../domain/facts.ts'

/** Rows may be older than the facts there are now: what is not known any more is left. */
export const storedFacts = z.record(z.string(), z.union([z.number(), z.boolean(), z.string()]))
export const storedRules = z.array(z.object({ name: z.string(), when: z.string(), score: z.number(), action: z.enum(ACTIONS) }))
export const storedReasons = z.array(z.string())
export const storedLook = z.object({
  device: z.string(),
  fingerprint: storedFacts.nullable(),
  rules: storedRules.nullable(),
  has_paid: z.boolean(),
  card: storedFacts.nullable(),
  counts: z.array(z.object({ what: z.enum(COUNTED), scope: z.enum(SCOPES), hour: z.number(), day: z.number() })),
})
