import { bankText } from '@sojourn/i18n'
import type { BookingId, Money, OrgId, Outcome, Tx, UserId } from '@sojourn/kernel'
import type { Attempts } from '../../modules/payments/index.ts'
import type { ScheduledCharges, Source, Subject } from '../../modules/scheduled-charges/index.ts'
import { sourceText } from './charge-mails.ts'

interface GivenMandate extends Subject {
  readonly userId: UserId
  readonly text: string
  readonly language: string
  readonly ip: string
  readonly userAgent: string | null
  readonly ceiling: Money
  readonly cadenceMonths: number
  /** The booking whose payment kept the card. */
  readonly bookingId: BookingId
}

/** Later charges as whoever sells what is charged later uses them. All run in the caller's transaction. */
export interface SellersCharges {
  /** Keeps a consent. Its card is the one that the booking's payment kept; without one, those of the consent before. */
  giveMandate(tx: Tx, mandate: GivenMandate): Promise<void>
  revokeMandate(tx: Tx, subject: Subject): Promise<void>
  hasMandate(tx: Tx, subject: Subject): Promise<boolean>
  callOff(tx: Tx, subject: Subject, why: string): Promise<void>
  lockSubject(tx: Tx, subject: Subject): Promise<void>
  /** Its person pays for it in a checkout until then: nothing is tried meanwhile. Refused while a bank owes an answer. */
  beginByHand(tx: Tx, subject: Subject, byHand: { readonly ref: string; readonly untilMs: number }): Promise<Outcome<void>>
  endByHand(tx: Tx, subject: Subject, ref: string): Promise<void>
  /** By what the next charge is tried first, and why the last one failed; null where neither is known. */
  summaryOf(tx: Tx, subject: Subject): Promise<{ readonly method: string | null; readonly lastFailure: string | null }>
}

export function sellersCharges({ mandates, charges, attempts }: ScheduledCharges, payments: Pick<Attempts, 'listOf'>): SellersCharges {
  const cardOf = async (tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Source | null> => {
    const kept = (await payments.listOf(tx, orgId, bookingId)).find(({ state }) => state === 'succeeded')?.keptCard
    return kept ? { kind: 'card', cardId: kept.id, brand: kept.brand, last4: kept.last4 } : null
  }
  return {
    async giveMandate(tx, { bookingId, ...consent }) {
      const card = await cardOf(tx, consent.orgId, bookingId)
      const before = (await mandates.findLive(tx, consent))?.sources ?? []
      const others = before.filter((source) => card === null || source.kind === 'wallet')
      await mandates.give(tx, { ...consent, sources: card ? [card, ...others] : others })
    },
    revokeMandate: (tx, subject) => mandates.revoke(tx, subject),
    hasMandate: async (tx, subject) => (await mandates.findLive(tx, subject)) !== null,
    callOff: (tx, subject, why) => charges.callOff(tx, subject, why),
    lockSubject: (tx, subject) => charges.lockSubject(tx, subject),
    beginByHand: (tx, subject, byHand) => charges.beginByHand(tx, subject, byHand),
    endByHand: (tx, subject, ref) => charges.endByHand(tx, subject, ref),
    async summaryOf(tx, subject) {
      const [first] = (await mandates.findLive(tx, subject))?.sources ?? []
      const last = await charges.lastOf(tx, subject)
      const failed = last && (last.state === 'retrying' || last.state === 'needs_person' || last.state === 'failed') ? last : null
      const message = failed ? ((await attempts.listOf(tx, failed)).at(-1)?.message ?? null) : null
      return { method: first ? sourceText(first) : null, lastFailure: message && bankText(message) }
    },
  }
}
