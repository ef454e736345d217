import type { Id, Money, OrgId, UserId } from '@sojourn/kernel'

export type MandateId = Id<'mandate'>

/** What something is charged for later: a booking, a subscription. */
export interface Subject {
  readonly orgId: OrgId
  readonly subjectKind: string
  readonly subjectId: string
}

/** By what a charge may be paid. `brand`: "Visa", empty where it is unknown. */
export type Source = { readonly kind: 'card'; readonly cardId: string; readonly brand: string; readonly last4: string } | { readonly kind: 'wallet' }

/** Names a source among those of its mandate. */
export const sourceKey = (source: Source): string => (source.kind === 'card' ? source.cardId : 'wallet')

/** What a person agreed to for something that is not confirmed yet. */
export interface Consent extends Subject {
  readonly userId: UserId
  readonly text: string
  readonly language: string
  readonly ip: string
  readonly userAgent: string | null
  readonly atMs: number
}

/** A person's consent to later charges, in the words they read, with when and from where they gave it. Nothing is charged without a live one. */
export interface Mandate extends Subject {
  readonly mandateId: MandateId
  readonly userId: UserId
  readonly text: string
  readonly language: string
  readonly ip: string
  readonly userAgent: string | null
  readonly atMs: number
  /** One charge is never above this. */
  readonly ceiling: Money
  /** The highest amount that they were notified of later, in time to end it; null where there was none. */
  readonly notified: Money | null
  readonly cadence: 'monthly' | 'yearly' | 'once'
  /** Tried in this order. */
  readonly sources: readonly Source[]
  readonly revokedAtMs: number | null
}

export const covers = ({ ceiling, notified, revokedAtMs }: Mandate, amount: Money): boolean =>
  revokedAtMs === null && ceiling.currency === amount.currency && amount.minor <= Math.max(ceiling.minor, notified?.minor ?? 0)
