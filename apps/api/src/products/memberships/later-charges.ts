import type { BookingId, Money, OrgId, Outcome, Refusal, Tx, UserId } from '@sojourn/kernel'

/** What a charge or a mandate is about. */
export interface ChargeSubject {
  readonly orgId: OrgId
  readonly subjectKind: string
  readonly subjectId: string
}

export const MEMBERSHIP = 'membership'
/** A person who leaves a checkout and opens another does not have to wait for the first. */
export const BY_HAND = 'checkout'

/** What a person agreed to, to be charged later. */
export interface GivenMandate extends ChargeSubject {
  readonly userId: UserId
  readonly text: string
  readonly language: string
  readonly ip: string
  readonly userAgent: string | null
  /** The most that a charge may take. */
  readonly ceiling: Money
  readonly cadence: 'monthly' | 'yearly' | 'once'
  /** The booking whose payment saved the card. */
  readonly bookingId: BookingId
}

/** A way that pays: "Visa ending in 4242"; `cardId` null where it is no card. */
export interface PayMethod {
  readonly cardId: string | null
  readonly text: string
}

/** Charges without the person, as memberships use them. All run in the caller's transaction. */
export interface LaterCharges {
  giveMandate(tx: Tx, mandate: GivenMandate): Promise<void>
  /** The fingerprint of the card that a booking was paid, or set up, with; null where none is known. */
  cardOf(tx: Tx, booking: { readonly orgId: OrgId; readonly bookingId: BookingId }): Promise<string | null>
  revokeMandate(tx: Tx, subject: ChargeSubject): Promise<void>
  /** The member is notified in this transaction that their renewals cost more: the mandate covers it from now on. */
  notifyHigher(tx: Tx, subject: ChargeSubject, amount: Money): Promise<void>
  hasMandate(tx: Tx, subject: ChargeSubject): Promise<boolean>
  /** What is planned or tried for it is not charged any more. */
  callOff(tx: Tx, subject: ChargeSubject, why: 'cancelled' | 'withdrawn' | 'paid'): Promise<void>
  /** The person pays for it in a checkout: until then nothing is tried. Refuses `charge_under_way` while a bank owes an answer. */
  beginByHand(tx: Tx, subject: ChargeSubject, byHand: { readonly ref: string; readonly untilMs: number }): Promise<Outcome<void, Refusal<'charge_under_way'>>>
  endByHand(tx: Tx, subject: ChargeSubject, ref: string): Promise<void>
  /** A payment of the person and an attempt of ours never overlap. Taken before any row of a membership is locked. */
  lockSubject(tx: Tx, subject: ChargeSubject): Promise<void>
  /** For the summary: by what the next charge is tried, in order, and why the last one failed; null where that is not known. */
  summaryOf(
    tx: Tx,
    subject: ChargeSubject & { readonly userId: UserId },
  ): Promise<{ readonly methods: readonly PayMethod[]; readonly lastFailure: string | null }>
}
