import { dateTextOfMembership, say } from '@sojourn/i18n'
import { isDay } from '@sojourn/kernel'
import { z } from 'zod'
import type { LineWords } from '../../sale/quote.ts'
import type { HeldMembership } from './membership-offer.ts'
import { boughtName } from './plan-names.ts'
import { trialLine } from './words.ts'

const lineReason = z.discriminatedUnion('of', [
  z.object({ of: z.literal('term'), until: z.string().refine(isDay) }),
  z.object({ of: z.literal('trial'), until: z.string().refine(isDay) }),
  z.object({ of: z.enum(['trial_used', 'unused_time', 'owed', 'organisation']) }),
])

/** What a line of the price of a plan is for. It is stored with the line. */
export type LineReason = z.output<typeof lineReason>

/** A line of the price of a plan, in the current language. */
export function lineLabel(reason: LineReason, planName: string): string {
  switch (reason.of) {
    case 'term':
      return say`${planName} until ${dateTextOfMembership(reason.until)}`
    case 'trial':
      return trialLine(reason.until)
    case 'trial_used':
      return say`You or your card already had a free trial`
    case 'unused_time':
      return say`Unused time on your current plan`
    case 'owed':
      return say`Amount owed from before`
    case 'organisation':
      return say`Paid by your organization`
  }
}

/** A stored line of the price of a plan, in the current language; null where it is none of one. */
export function storedLineWords(stored: unknown, details: HeldMembership): LineWords | null {
  const reason = lineReason.safeParse(stored)
  return reason.success ? { label: lineLabel(reason.data, boughtName(details)), rule: null } : null
}
