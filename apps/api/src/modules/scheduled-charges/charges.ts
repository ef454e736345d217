import { accept, type Clock, type Ids, invariant, type Money, type OrgId, type Outcome, type Refusal, refuse, type Tx, type UserId } from '@sojourn/kernel'
import { attemptStore } from './data/attempt-store.sql.ts'
import { chargeStore } from './data/charge-store.sql.ts'
import { type ByHand, mandateStore } from './data/mandate-store.sql.ts'
import { isInFlight } from './domain/attempt.ts'
import { type Charge, type ChargeId, type ChargeKind, isOpen } from './domain/charge.ts'
import type { Failure } from './domain/decline.ts'
import type { Subject } from './domain/mandate.ts'
import { afterRound, GRACE_MS, type RoundEnd } from './domain/retry.ts'

export interface NewCharge extends Subject {
  readonly userId: UserId
  readonly periodKey: string
  readonly kind: ChargeKind
  readonly amount: Money
  readonly dueAtMs: number
  /** When its person is notified of it, at the latest. */
  readonly noticeAtMs: number
  /** By when it is to be paid; left out where the usual grace applies. */
  readonly deadlineMs?: number
}

export interface Claimed {
  readonly orgId: OrgId
  readonly chargeId: ChargeId
  /** Until then it is this worker's. */
  readonly untilMs: number
}

export interface Locked {
  readonly charge: Charge
  /** Its person is paying for the subject in a checkout. */
  readonly byHand: ByHand | null
}

export interface Charges {
  /** Stores it, once for each subject, period and kind; one that was called off is wanted again. Its notice is sent when that is due. */
  add(tx: Tx, charge: NewCharge): Promise<void>
  find(tx: Tx, orgId: OrgId, chargeId: string): Promise<Charge | null>
  /** The subject first, then the charge: always in this order. */
  lock(tx: Tx, of: Pick<Charge, 'orgId' | 'chargeId'>): Promise<Locked | null>
  /** A person's, the latest due first. */
  listOf(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<Charge[]>
  /** The last of a subject by its due day; null where there is none. */
  lastOf(tx: Tx, subject: Subject): Promise<Charge | null>
  /** All of a subject, the first due first. */
  ofSubject(tx: Tx, subject: Subject): Promise<Charge[]>
  /** The same of several subjects of one kind. */
  ofSubjects(tx: Tx, of: Pick<Subject, 'orgId' | 'subjectKind'>, subjectIds: readonly string[]): Promise<Charge[]>
  /** Cancels what is open for a subject, or these of it: cancelled, withdrawn, paid otherwise. A missing answer of a bank is waited for, and what it took is refunded. */
  callOff(tx: Tx, subject: Subject, why: string, isMeant?: (charge: Charge) => boolean): Promise<void>
  /** Its person asks for it to be charged now, of so much: that is its notice. It is locked before. */
  bringForward(tx: Tx, charge: Charge): Promise<Charge>
  /** Locks payments for the subject until the transaction ends. Code that also locks rows of its owner takes this lock first. */
  lockSubject(tx: Tx, subject: Subject): Promise<void>
  /** Its person pays for it in a checkout: until then nothing is tried. Of two checkouts the later one counts. Refused while a bank owes an answer. */
  beginByHand(tx: Tx, subject: Subject, byHand: ByHand): Promise<Outcome<void, Refusal<'charge_under_way'>>>
  /** That checkout is over, whatever its result. */
  endByHand(tx: Tx, subject: Subject, ref: string): Promise<void>
  /** In a system transaction. */
  claimDue(tx: Tx, limit: number): Promise<Claimed[]>
  nextDueMs(tx: Tx): Promise<number | null>
  /** Its notice was written: nothing above that amount is charged, and not before its time is over. */
  announced(tx: Tx, charge: Charge, amount: Money): Promise<Charge>
  postpone(tx: Tx, charge: Charge, untilMs: number): Promise<void>
  /** The whole is paid. Nothing to pay is paid with no attempt. */
  paid(tx: Tx, charge: Charge, amount: Money, attemptId: string | null): Promise<Charge>
  /** No source of this round paid: what follows by the table of retries. */
  roundOver(tx: Tx, charge: Charge, failures: readonly Failure[], code: string | null): Promise<{ readonly charge: Charge; readonly end: RoundEnd }>
  /** What waited for a person has waited long enough. */
  giveUp(tx: Tx, charge: Charge): Promise<Charge>
  callOffOne(tx: Tx, charge: Charge, why: string): Promise<Charge>
  /** A person of ours must look: nothing is tried any more. */
  stop(tx: Tx, charge: Charge): Promise<void>
}

/** Longer than one call to the gateway may take. */
const CLAIMED_FOR_MS = 20_000
const LISTED_MAX = 200

export function createCharges({ clock, ids }: { clock: Clock; ids: Ids }): Charges {
  const settled = (charge: Charge, state: 'paid' | 'failed' | 'called_off'): Charge => ({
    ...charge,
    state,
    nextAtMs: null,
    settledAtMs: clock.nowMs(),
  })
  const save = async (tx: Tx, charge: Charge, why?: string): Promise<Charge> => {
    await chargeStore.save(tx, charge, why)
    return charge
  }
  return {
    async add(tx, { noticeAtMs, deadlineMs = null, ...charge }) {
      invariant(noticeAtMs <= charge.dueAtMs, 'a charge is announced before it is due')
      const rest = { announced: null, round: 0, attempts: 0, retries: 0, quickUsed: false, failure: null, declineCode: null, givesUpAtMs: null }
      const fresh: Charge = {
        ...{ ...charge, ...rest, deadlineMs, chargeId: ids.next<'scheduled charge'>('chg'), leadMs: charge.dueAtMs - noticeAtMs },
        ...{ state: 'scheduled', nextAtMs: noticeAtMs, paidRef: null, settledAtMs: null },
      }
      if (await chargeStore.insert(tx, fresh, clock.nowMs())) return
      const known = await chargeStore.lockNamed(tx, fresh)
      if (known?.state !== 'called_off') return
      const { chargeId, attempts, round } = known
      // A bank may still owe the answer from before: it decides then.
      const isOwed = (await attemptStore.listOf(tx, known)).some(isInFlight)
      await chargeStore.save(tx, { ...fresh, chargeId, attempts, round: round + 1, ...(isOwed && { state: 'trying', nextAtMs: null }) })
    },
    find: chargeStore.find,
    async lock(tx, of) {
      const known = await chargeStore.find(tx, of.orgId, of.chargeId)
      if (!known) return null
      const byHand = await mandateStore.lockSubject(tx, known)
      const charge = await chargeStore.lock(tx, of)
      return charge && { charge, byHand: byHand && byHand.untilMs > clock.nowMs() ? byHand : null }
    },
    listOf: (tx, of) => chargeStore.listOf(tx, of, LISTED_MAX),
    lastOf: chargeStore.lastOf,
    ofSubject: (tx, subject) => chargeStore.ofSubjects(tx, subject, [subject.subjectId]),
    ofSubjects: chargeStore.ofSubjects,
    async callOff(tx, subject, why, isMeant = () => true) {
      await mandateStore.lockSubject(tx, subject)
      for (const charge of await chargeStore.lockOf(tx, subject)) if (isOpen(charge) && isMeant(charge)) await save(tx, settled(charge, 'called_off'), why)
    },
    async bringForward(tx, charge) {
      const atMs = clock.nowMs()
      chargeStore.addNotice(tx, charge, { no: (await chargeStore.countNotices(tx, charge)) + 1, amountMinor: charge.amount.minor, atMs })
      const dueAtMs = Math.min(charge.dueAtMs, atMs)
      return save(tx, { ...charge, dueAtMs, leadMs: 0, announced: { amount: charge.amount, atMs }, nextAtMs: atMs })
    },
    async lockSubject(tx, subject) {
      await mandateStore.lockSubject(tx, subject)
    },
    async beginByHand(tx, subject, byHand) {
      await mandateStore.lockSubject(tx, subject)
      const charges = await chargeStore.lockOf(tx, subject)
      const attempts = await attemptStore.listOfAll(
        tx,
        subject.orgId,
        charges.map(({ chargeId }) => chargeId),
      )
      if (attempts.some(isInFlight)) return refuse('charge_under_way')
      await mandateStore.setByHand(tx, subject, byHand)
      return accept()
    },
    async endByHand(tx, subject, ref) {
      const now = await mandateStore.lockSubject(tx, subject)
      if (now?.ref === ref) await mandateStore.setByHand(tx, subject, null)
    },
    async claimDue(tx, limit) {
      const untilMs = clock.nowMs() + CLAIMED_FOR_MS
      return (await chargeStore.claimDue(tx, { nowMs: clock.nowMs(), untilMs, limit })).map((each) => ({ ...each, untilMs }))
    },
    nextDueMs: chargeStore.nextDueMs,
    async announced(tx, charge, amount) {
      const atMs = clock.nowMs()
      chargeStore.addNotice(tx, charge, { no: (await chargeStore.countNotices(tx, charge)) + 1, amountMinor: amount.minor, atMs })
      return save(tx, { ...charge, amount, announced: { amount, atMs }, nextAtMs: Math.max(charge.dueAtMs, atMs + charge.leadMs) })
    },
    async postpone(tx, charge, untilMs) {
      await save(tx, { ...charge, nextAtMs: untilMs })
    },
    paid: (tx, charge, amount, attemptId) => save(tx, { ...settled(charge, 'paid'), amount, paidRef: attemptId, failure: null, declineCode: null }),
    async roundOver(tx, charge, failures, code) {
      const end = afterRound(charge, failures, clock.nowMs())
      const givesUpAtMs = charge.deadlineMs ?? charge.givesUpAtMs ?? clock.nowMs() + GRACE_MS
      const known: Charge = { ...charge, failure: end.failure, declineCode: code, givesUpAtMs }
      switch (end.kind) {
        case 'retry':
          return {
            end,
            charge: await save(tx, {
              ...known,
              ...{ state: 'retrying', nextAtMs: end.atMs, round: charge.round + 1 },
              ...{ quickUsed: charge.quickUsed || end.isQuick, retries: charge.retries + (end.isQuick ? 0 : 1) },
            }),
          }
        case 'person':
          return { end, charge: await save(tx, { ...known, state: 'needs_person', nextAtMs: end.untilMs }) }
        case 'failed':
          return { end, charge: await save(tx, settled(known, 'failed')) }
      }
    },
    giveUp: (tx, charge) => save(tx, settled(charge, 'failed')),
    callOffOne: (tx, charge, why) => save(tx, settled(charge, 'called_off'), why),
    async stop(tx, charge) {
      await save(tx, { ...settled(charge, 'failed') })
    },
  }
}
