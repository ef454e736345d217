import type { OrgId, UserId } from '@sojourn/kernel'
import { z } from 'zod'

/** What is asked for: a plan, or to pay what is owed (`subId` null). By whom, and where they are. */
export interface MembershipAsk {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly email: string
  readonly subId: string | null
  readonly timeZone: string
  /** Where they live, as far as it decides about rules. */
  readonly country?: string | null | undefined
  /** Fingerprints of the cards they have saved, where those decide about a trial. */
  readonly cards?: readonly string[] | undefined
  /** What they would pay in. */
  readonly currency?: string | undefined
  /** The name of the organisation: it is part of the text that is agreed to. */
  readonly seller: string
}

export const membershipAsk: z.ZodType<MembershipAsk> = z.object({
  orgId: z.string() as unknown as z.ZodType<OrgId>,
  userId: z.string() as unknown as z.ZodType<UserId>,
  email: z.string(),
  subId: z.string().nullable(),
  timeZone: z.string(),
  country: z.string().nullish(),
  cards: z.array(z.string()).optional(),
  currency: z.string().optional(),
  seller: z.string(),
})

export const sameMembershipAsk = (a: MembershipAsk, b: MembershipAsk): boolean =>
  a.orgId === b.orgId && a.userId === b.userId && a.subId === b.subId && a.currency === b.currency
