// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { typedLine, typedProse } from '@sojourn/kernel'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { id, instant, messageText } from './wire.ts'

const EXTRAS_MAX = 40
const EXTRAS_LENGTH = 8_000

/** The fingerprint of a device (A3.12), with what else a page knows about it. Other fields are bounded in size, and not stored. */
export const fingerprint = z
  .looseObject({
    device_id: z.string().overwrite(typedLine).min(1).max(120),
    /** 0 to 100. What a browser says is a signal and no more. */
    fraud_chance: z.number().min(0).max(100).default(0),
  })
  .refine((sent) => Object.keys(sent).length <= EXTRAS_MAX && JSON.stringify(sent).length <= EXTRAS_LENGTH, {
    error: `at most ${EXTRAS_MAX} fields and ${EXTRAS_LENGTH} characters`,
  })

export const sendFingerprint = defineCall({
  path: '/api/iqps/fqs',
  tag: 'Risk',
  summary: 'Takes the fingerprint of the device a person is signed in on. The answer names the device and says nothing of what is made of it',
  who: 'user',
  forgiving: true,
  body: fingerprint,
  data: z.object({ device_id: z.string() }),
})

const action = z.enum(['allow', 'review', 'three_d_secure', 'block'])
const reason = messageText.min(1, 'say why')
const rule = z.object({
  /** What it is called among the reasons of a score. */
  name: z.string().overwrite(typedLine).min(1).max(60),
  when: z
    .string()
    .overwrite(typedProse)
    .min(1)
    .max(300)
    .describe(
      'A condition over facts: `cards_per_device_1h > 3 and not known_device`, `card_country in ("PT", "ES")`. A fact that is not known makes no condition hold.',
    ),
  score: z.int().min(0).max(100),
  action,
})
const rules = z.array(rule).max(50)
const ofOrganisation = z.object({ org_id: id.optional() })
const ruleSet = z.object({
  /** 0 where no operator has decided, and the default rules hold. */
  version: z.int(),
  rules: z.array(rule),
  facts: z.array(z.object({ name: z.string(), type: z.enum(['number', 'boolean', 'text']) })),
})

export const riskRules = defineCall({
  path: '/api/operator/riskRules',
  tag: 'Risk',
  summary: 'The rules by which payments are scored, and the facts that a rule may ask for',
  who: 'user',
  body: ofOrganisation,
  data: ruleSet,
  refusals: ['not_allowed'],
})

export const dryRunRiskRules = defineCall({
  path: '/api/operator/dryRunRiskRules',
  tag: 'Risk',
  summary: 'What rules would have made of the payments of the last 30 days, from the signals recorded with them. Changes nothing',
  who: 'user',
  body: ofOrganisation.extend({ rules }),
  data: z.object({
    /** How many payments, the newest first, were looked at. */
    examined: z.int(),
    /** False where there were more than could be looked at. */
    is_complete: z.boolean(),
    matched: z.array(z.object({ name: z.string(), count: z.int() })),
    actions: z.record(action, z.int()),
    examples: z.array(z.object({ booking_id: id.nullable(), at: instant, score: z.int(), action, reasons: z.array(z.string()) })),
  }),
  refusals: ['not_allowed', 'bad_rule'],
})

export const saveRiskRules = defineCall({
  path: '/api/operator/saveRiskRules',
  tag: 'Risk',
  summary: 'Puts rules in force for every payment opened from now on. All are checked first: one that is wrong saves none',
  who: 'user',
  body: ofOrganisation.extend({ rules, reason }),
  data: ruleSet,
  refusals: ['not_allowed', 'bad_rule'],
})

export const riskReviews = defineCall({
  path: '/api/operator/riskReviews',
  tag: 'Risk',
  summary: 'Bookings that a rule wants somebody to look at, the oldest first, with score and reasons',
  who: 'user',
  body: ofOrganisation,
  data: z.object({ reviews: z.array(z.object({ booking_id: id, user_id: id, opened_at: instant, score: z.int(), reasons: z.array(z.string()) })) }),
  refusals: ['not_allowed'],
})

const verdict = z.enum(['legitimate', 'fraud'])
export const settleRiskReview = defineCall({
  path: '/api/operator/settleRiskReview',
  tag: 'Risk',
  summary:
    'Takes a booking off the list with what was found. The booking itself stays as it is: cancelling it, or blocking its traveler, are calls of their own',
  who: 'user',
  body: ofOrganisation.extend({ booking_id: id, verdict, reason }),
  data: z.object({ booking_id: id, verdict }),
  refusals: ['not_allowed', 'not_found'],
})

export const requestFingerprint = defineCall({
  path: '/api/operator/requestFingerprint',
  tag: 'Risk',
  summary: 'Asks every open page of a person for the fingerprint of its device',
  who: 'user',
  namesPerson: true,
  body: ofOrganisation.extend({ user_id: id, reason }),
  data: z.object({ user_id: id }),
  refusals: ['not_allowed', 'not_found'],
})

export const riskCalls = [sendFingerprint, riskRules, dryRunRiskRules, saveRiskRules, riskReviews, settleRiskReview, requestFingerprint] as const
