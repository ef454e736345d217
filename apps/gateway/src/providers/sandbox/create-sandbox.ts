import type { Clock, Transactions, Tx } from '@sojourn/kernel'
import type { CardProvider, ChargeRef, ProviderCapture, ProviderRefund, RefundAnswer } from '../../modules/payments/index.ts'
import { answerOf, isExpired, isLapsed, NOT_AUTHENTICATED, refundAnswerOf } from './bank-answers.ts'
import { bankBooks } from './data/bank-books.sql.ts'
import type { BankCharge, BankRefund } from './data/bank-books.ts'
import { decide, paid, surelyChallenges, tombstone } from './decide-charge.ts'
import { refuseCard } from './refuse-card.ts'

/** A bank that takes published test cards only, and keeps its own books. */
export interface Sandbox {
  readonly provider: CardProvider
  findChallenge(challengeId: string): Promise<BankCharge | null>
  /** The holder's answer. The first one counts; after the time is up none does. */
  answerChallenge(challengeId: string, passed: boolean): Promise<BankCharge | null>
}

export function createSandbox({ db, clock, publicUrl }: { db: Transactions; clock: Clock; publicUrl: string }): Sandbox {
  const urlOf = (challengeId: string): string => `${publicUrl}/challenge/${challengeId}`
  const say = (charge: BankCharge) => answerOf(charge, clock.nowMs(), urlOf)

  /** The charge under a key; a key that never arrived is refused from now on. */
  const settleKey = (tx: Tx, { merchantId, key }: ChargeRef): Promise<BankCharge> => bankBooks.add(tx, tombstone(merchantId, key, clock.nowMs()))

  async function cancel(tx: Tx, ref: ChargeRef) {
    const charge = await settleKey(tx, ref)
    if (charge.state !== 'action' && charge.state !== 'authorized') return say(charge)
    await bankBooks.save(tx, { ...charge, state: 'canceled' })
    return { kind: 'canceled' } as const
  }

  async function capture(tx: Tx, request: ProviderCapture) {
    const charge = await settleKey(tx, request)
    // More than is held is not taken: it stays held.
    if (charge.state !== 'authorized' || isLapsed(charge, clock.nowMs()) || request.captureAmount.minor > charge.amount.minor) return say(charge)
    const captured: BankCharge = { ...charge, state: 'succeeded', capturedMinor: request.captureAmount.minor }
    await bankBooks.save(tx, captured)
    return say(captured)
  }

  async function refund(tx: Tx, { merchantId, key, chargeKey, amount }: ProviderRefund): Promise<RefundAnswer> {
    const charge = await bankBooks.find(tx, merchantId, chargeKey)
    if (charge?.state !== 'succeeded') return { kind: 'failed', reason: 'charge_for_pending_refund_disputed' }
    const nowMs = clock.nowMs()
    const made = await bankBooks.findRefund(tx, merchantId, key)
    if (made) return refundAnswerOf(made, nowMs)
    const given = await bankBooks.refundsOf(tx, merchantId, chargeKey)
    const isAlive = (one: BankRefund): boolean => !['failed', 'canceled'].includes(refundAnswerOf(one, nowMs).kind)
    const back = given.filter(isAlive).reduce((minor, one) => minor + one.amount.minor, 0)
    if (back + amount.minor > charge.capturedMinor) return { kind: 'failed', reason: 'charge_already_refunded' }
    return refundAnswerOf(
      await bankBooks.addRefund(tx, { merchantId, key, chargeKey, amount, refund: charge.refund, createdAtMs: nowMs, canceledAtMs: null }),
      nowMs,
    )
  }

  async function cancelRefund(tx: Tx, { merchantId, key }: ProviderRefund): Promise<RefundAnswer> {
    const made = await bankBooks.findRefund(tx, merchantId, key)
    const nowMs = clock.nowMs()
    // It may still arrive: then its state is unknown, and is asked for later.
    if (!made) return { kind: 'unknown' }
    const result = refundAnswerOf(made, nowMs)
    if (result.kind !== 'pending') return result
    await bankBooks.cancelRefund(tx, made, nowMs)
    return { kind: 'canceled' }
  }

  const provider: CardProvider = {
    name: 'sandbox',
    refuses: (card) => refuseCard(card, clock.nowMs()),
    surelyChallenges,
    confirm: async (charge) => say(await db.inTenant(charge.merchantId, (tx) => bankBooks.add(tx, decide(charge, clock.nowMs())))),
    async find({ merchantId, key }) {
      const charge = await db.inTenant(merchantId, (tx) => bankBooks.find(tx, merchantId, key))
      return charge && say(charge)
    },
    cancel: (ref) => db.inTenant(ref.merchantId, (tx) => cancel(tx, ref)),
    capture: (request) => db.inTenant(request.merchantId, (tx) => capture(tx, request)),
    refund: (request) => db.inTenant(request.merchantId, (tx) => refund(tx, request)),
    cancelRefund: (request) => db.inTenant(request.merchantId, (tx) => cancelRefund(tx, request)),
    async findRefund({ merchantId, key }) {
      const made = await db.inTenant(merchantId, (tx) => bankBooks.findRefund(tx, merchantId, key), { readOnly: true })
      return made && refundAnswerOf(made, clock.nowMs())
    },
  }

  return {
    provider,
    findChallenge: (challengeId) => db.asSystem((tx) => bankBooks.lockChallenge(tx, challengeId)),
    answerChallenge: (challengeId, passed) =>
      db.asSystem(async (tx) => {
        const charge = await bankBooks.lockChallenge(tx, challengeId)
        if (charge?.state !== 'action' || isExpired(charge, clock.nowMs())) return charge
        const failure = passed ? charge.failureAfter : NOT_AUTHENTICATED
        const answered: BankCharge = failure ? { ...charge, state: 'declined', failure } : paid(charge, clock.nowMs())
        await bankBooks.save(tx, answered)
        return answered
      }),
  }
}

export const sandboxMigrations = { owner: 'gateway-sandbox', folder: new URL('./data/', import.meta.url) }
