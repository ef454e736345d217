import { type Clock, invariant, type OrgId, secretToken, type Transactions } from '@sojourn/kernel'
import { brandOf } from '../../cards/index.ts'
import type { CardProvider, ProviderCharge } from '../../modules/payments/index.ts'
import { answerOf, CHALLENGE_MS, isExpired, NOT_AUTHENTICATED, refundAnswerOf } from './bank-answers.ts'
import { bankBooks } from './data/bank-books.sql.ts'
import type { BankCharge } from './data/bank-books.ts'
import { refuseCard } from './refuse-card.ts'
import { findTestCard } from './test-cards.ts'

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
  const tombstone = (merchantId: OrgId, key: string): BankCharge => ({ ...blank(merchantId, key, clock.nowMs()), state: 'canceled' })

  const provider: CardProvider = {
    name: 'sandbox',
    refuses: (card) => refuseCard(card, clock.nowMs()),
    confirm: (charge) => db.inTenant(charge.merchantId, async (tx) => say(await bankBooks.add(tx, decide(charge, clock.nowMs())))),
    find: (merchantId, key) =>
      db.inTenant(merchantId, async (tx) => {
        const charge = await bankBooks.find(tx, merchantId, key)
        return charge && say(charge)
      }),
    cancel: (merchantId, key) =>
      db.inTenant(merchantId, async (tx) => {
        await bankBooks.add(tx, tombstone(merchantId, key))
        const charge = await bankBooks.find(tx, merchantId, key)
        invariant(charge, 'a key just written is there')
        if (charge.state !== 'action') return say(charge)
        await bankBooks.save(tx, { ...charge, state: 'canceled' })
        return { kind: 'canceled' }
      }),
    refund: ({ merchantId, key, chargeKey, amount }) =>
      db.inTenant(merchantId, async (tx) => {
        const charge = await bankBooks.find(tx, merchantId, chargeKey)
        if (charge?.state !== 'succeeded') return { kind: 'failed', reason: 'charge_for_pending_refund_disputed' }
        const nowMs = clock.nowMs()
        return refundAnswerOf(await bankBooks.addRefund(tx, { merchantId, key, chargeKey, amount, refund: charge.refund, createdAtMs: nowMs }), nowMs)
      }),
    findRefund: (merchantId, key) =>
      db.inTenant(merchantId, async (tx) => {
        const refund = await bankBooks.findRefund(tx, merchantId, key)
        return refund && refundAnswerOf(refund, clock.nowMs())
      }),
  }

  return {
    provider,
    findChallenge: (challengeId) => db.asSystem((tx) => bankBooks.lockChallenge(tx, challengeId)),
    answerChallenge: (challengeId, passed) =>
      db.asSystem(async (tx) => {
        const charge = await bankBooks.lockChallenge(tx, challengeId)
        if (charge?.state !== 'action' || isExpired(charge, clock.nowMs())) return charge
        const failure = passed ? charge.failureAfter : NOT_AUTHENTICATED
        const answered: BankCharge = { ...charge, state: failure ? 'declined' : 'succeeded', failure }
        await bankBooks.save(tx, answered)
        return answered
      }),
  }
}

const blank = (merchantId: OrgId, key: string, nowMs: number) => ({
  merchantId,
  key,
  amount: { minor: 0, currency: 'USD' },
  brand: 'unknown',
  last4: '0000',
  refund: 'at_once' as const,
  failure: null,
  failureAfter: null,
  challengeId: null,
  expiresAtMs: null,
  createdAtMs: nowMs,
})

function decide({ merchantId, key, amount, card, authenticatedBefore }: ProviderCharge, nowMs: number): BankCharge {
  const test = findTestCard(card.number)
  invariant(test, 'only test cards pass the door')
  const asked = test.challenge === 'always' || (test.challenge === 'until_set_up' && !authenticatedBefore)
  return {
    ...blank(merchantId, key, nowMs),
    amount,
    brand: brandOf(card.number).brand,
    last4: card.number.slice(-4),
    refund: test.refund,
    state: asked ? 'action' : test.failure ? 'declined' : 'succeeded',
    failure: asked ? null : test.failure,
    failureAfter: asked ? test.failure : null,
    challengeId: asked ? secretToken() : null,
    expiresAtMs: asked ? nowMs + CHALLENGE_MS : null,
  }
}

export const sandboxMigrations = { owner: 'gateway-sandbox', folder: new URL('./data/', import.meta.url) }
