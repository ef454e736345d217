import { bankText } from '@sojourn/i18n'
import type { BookingId, OrgId, Tx } from '@sojourn/kernel'
import type { Attempt } from '../../modules/payments/index.ts'
import { isOpen, type ScheduledCharges, type Source, sourceText } from '../../modules/scheduled-charges/index.ts'
import type { LaterCharges } from './later-charges.ts'

interface Deps {
  readonly scheduled: Pick<ScheduledCharges, 'mandates' | 'charges' | 'attempts'>
  attemptsOf(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<readonly Attempt[]>
}

const sourceOf = ({ methodId, paidCard }: Attempt): Source | null =>
  methodId ? { kind: 'card', cardId: methodId, brand: paidCard?.brand ?? '', last4: paidCard?.last4 ?? '' } : null

/** Later charges as memberships use them: a mandate's card is the one that the purchase was paid, or set up, with. */
export const chargesHere = ({ scheduled: { mandates, charges, attempts }, attemptsOf }: Deps): LaterCharges => ({
  async giveMandate(tx, { bookingId, ...mandate }) {
    const paid = (await attemptsOf(tx, mandate.orgId, bookingId)).find(({ state }) => state === 'succeeded')
    const source = paid ? sourceOf(paid) : null
    await mandates.give(tx, { ...mandate, sources: source ? [source] : [] })
  },
  cardOf: async (tx, { orgId, bookingId }) => (await attemptsOf(tx, orgId, bookingId)).find(({ state }) => state === 'succeeded')?.fingerprint ?? null,
  revokeMandate: (tx, subject) => mandates.revoke(tx, subject),
  notifyHigher: (tx, subject, amount) => mandates.notifyHigher(tx, subject, amount),
  hasMandate: async (tx, subject) => (await mandates.findLive(tx, subject)) !== null,
  callOff: (tx, subject, why) => charges.callOff(tx, subject, why),
  beginByHand: (tx, subject, byHand) => charges.beginByHand(tx, subject, byHand),
  endByHand: (tx, subject, ref) => charges.endByHand(tx, subject, ref),
  lockSubject: (tx, subject) => charges.lockSubject(tx, subject),
  async summaryOf(tx, subject) {
    const mandate = await mandates.findLive(tx, subject)
    const latest = (await charges.listOf(tx, subject)).find((charge) => charge.subjectKind === subject.subjectKind && charge.subjectId === subject.subjectId)
    const isFailing = latest !== undefined && (latest.state === 'failed' || (isOpen(latest) && latest.failure !== null))
    const last = isFailing ? (await attempts.listOf(tx, latest)).at(-1) : undefined
    const methods = (mandate?.sources ?? []).map((source) => ({ cardId: source.kind === 'card' ? source.cardId : null, text: sourceText(source) }))
    return { methods, lastFailure: last?.message ? bankText(last.message) : null }
  },
})
