import { money, type OrgId, type UserId } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failuresOf, nextSource } from './attempt.ts'
import { type Charge, type ChargeId, chargeableFrom } from './charge.ts'
import { type Failure, failureOf } from './decline.ts'
import type { Source } from './mandate.ts'
import { ATTEMPTS_MAX, afterRound, GRACE_MS } from './retry.ts'

const charge: Charge = {
  ...{ orgId: 'org' as OrgId, subjectKind: 'toy', subjectId: 's', chargeId: 'chg' as ChargeId, userId: 'usr' as UserId, periodKey: '1', kind: 'renewal' },
  ...{ amount: money(1_000, 'USD'), dueAtMs: 10_000, leadMs: 3_000, state: 'scheduled', announced: null, round: 0, attempts: 0, retries: 0, quickUsed: false },
  ...{ failure: null, declineCode: null, givesUpAtMs: null, deadlineMs: null, nextAtMs: 0, paidRef: null, settledAtMs: null },
}
const sources: readonly Source[] = [...['a', 'b'].map((cardId) => ({ kind: 'card' as const, cardId, brand: 'Visa', last4: '4242' })), { kind: 'wallet' }]

test('each code of a bank has its class, and what says nothing more is tried again in days', () => {
  const said = ['lost_card', 'insufficient_funds', 'authentication_required', 'processing_error', 'generic_decline', 'never_heard_of']
  expect(said.map(failureOf)).toEqual(['hard', 'funds', 'authentication', 'technical', 'funds', 'funds'])
})

test('nothing is charged before a notice of that amount is as old as was promised', () => {
  const announced = { ...charge, announced: { amount: money(1_000, 'USD'), atMs: 9_000 } }
  expect(chargeableFrom(charge, money(1_000, 'USD'))).toBeNull()
  expect(chargeableFrom(announced, money(1_000, 'USD'))).toBe(12_000)
  expect(chargeableFrom(announced, money(900, 'USD'))).toBe(12_000)
  expect(chargeableFrom(announced, money(1_001, 'USD'))).toBeNull()
  expect(chargeableFrom(announced, money(900, 'EUR'))).toBeNull()
})

test('whatever banks say, rounds end within the grace and one hour, with 8 attempts at most, and no card after a decline for good', () => {
  const failure = fc.constantFrom<Failure>('hard', 'funds', 'authentication', 'technical')
  fc.assert(
    fc.property(fc.array(failure, { minLength: 30, maxLength: 30 }), fc.boolean(), (said, walletCovers) => {
      const tried: { source: Source; round: number; failure: Failure | null }[] = []
      const shut = new Set(walletCovers ? [] : ['wallet'])
      let now: Charge = charge
      let nowMs = 0
      for (let round = 0; round < 12; round++) {
        for (let source = nextSource(now, tried, sources, shut); source; source = nextSource(now, tried, sources, shut)) {
          const card = source.kind === 'card' ? source.cardId : 'wallet'
          const before = tried.filter((each) => (each.source.kind === 'card' ? each.source.cardId : 'wallet') === card)
          expect(before.some((each) => each.failure === 'hard' || each.failure === 'authentication')).toBe(false)
          tried.push({ source, round: now.round, failure: said[tried.length]! })
          now = { ...now, attempts: now.attempts + 1 }
        }
        const end = afterRound(now, failuresOf(now, tried, sources, shut), nowMs)
        if (end.kind === 'failed') break
        if (end.kind === 'person') {
          expect(end.untilMs).toBeGreaterThan(nowMs)
          break
        }
        now = { ...now, givesUpAtMs: GRACE_MS, round: now.round + 1, quickUsed: now.quickUsed || end.isQuick, retries: now.retries + (end.isQuick ? 0 : 1) }
        nowMs = end.atMs
      }
      expect(tried.length).toBeLessThanOrEqual(ATTEMPTS_MAX)
      expect(nowMs).toBeLessThanOrEqual(GRACE_MS + 3_600_000)
    }),
  )
})

test('a card that was tried as often as its network allows is passed over, and waited for in days; one that is lost is not', () => {
  const shut = new Set(['a', 'wallet'])
  expect(nextSource(charge, [], sources, shut)).toMatchObject({ cardId: 'b' })
  const [a, b] = sources as [Source, Source]
  const declined = { source: b, round: 0, failure: 'hard' as const }
  expect(nextSource(charge, [declined], sources, shut)).toBeNull()
  expect(failuresOf(charge, [declined], [a, b], shut)).toEqual(['hard', 'funds'])
  expect(failuresOf(charge, [declined, { ...declined, source: a }], [a, b], shut)).toEqual(['hard', 'hard'])
})
