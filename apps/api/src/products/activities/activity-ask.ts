import type { ActivityOffer } from '@sojourn/contracts'
import type { Currency } from '@sojourn/kernel'
import { z } from 'zod'
import type { Party } from './domain/party.ts'

export type Answer = ActivityOffer['answers'][number]

/** By whom and for whom prices are made. */
export interface PricedFor {
  readonly party: Party
  readonly currency: Currency
  readonly markupBasisPoints: number
}

/** Places in a departure. */
export interface ActivityAsk extends PricedFor {
  readonly sessionId: string
  readonly option: string
  /** Of the guide; null where it was not chosen. */
  readonly language: string | null
  readonly answers: readonly Answer[]
  /** Its operator answers by itself: another supplier sells it. */
  readonly onRequest: boolean
}

const code = z.enum(['pickup', 'diet', 'weight', 'medical', 'swims', 'certified'])

export const activityAsk: z.ZodType<ActivityAsk> = z.object({
  sessionId: z.string(),
  option: z.string(),
  language: z.string().nullable(),
  party: z.object({ adults: z.int(), seniors: z.int(), children: z.array(z.int()) }),
  answers: z.array(z.object({ code, person: z.int().optional(), value: z.string() })),
  onRequest: z.boolean(),
  currency: z.string(),
  markupBasisPoints: z.int(),
})

/** Whether two asks want the same places in the same way. */
export const sameActivityAsk = (a: ActivityAsk, b: ActivityAsk): boolean => keyOf(a) === keyOf(b)

const keyOf = ({ sessionId, option, language, party, answers, currency }: ActivityAsk): string =>
  JSON.stringify([
    ...[sessionId, option, language, party.adults, party.seniors, [...party.children].sort(), currency],
    ...answers.map((each) => `${each.code} ${each.person ?? ''} ${each.value}`).sort(),
  ])
