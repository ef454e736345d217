import { expect, test } from 'vitest'
import { type ProviderAnswer, settle } from './answer.ts'
import { isLive, isOpen, pauseMs } from './charge.ts'
import { awaitsCharge, mayBecome, type PaymentStatus, TRANSITIONS } from './payment.ts'
import { refundableMinor, settleRefund } from './refund.ts'

const statuses = Object.keys(TRANSITIONS) as PaymentStatus[]
const failure = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' }
const answers: ProviderAnswer[] = [
  { kind: 'succeeded', amount: { minor: 1_000, currency: 'USD' } },
  { kind: 'authorized', amount: { minor: 1_000, currency: 'USD' }, captureBeforeMs: 1 },
  { kind: 'action', url: 'https://pay.test/challenge/1' },
  { kind: 'declined', failure },
  { kind: 'canceled' },
  { kind: 'processing' },
  { kind: 'unknown' },
]

test('what has succeeded or was cancelled never changes again', () => {
  for (const to of statuses) {
    expect(mayBecome('succeeded', to)).toBe(false)
    expect(mayBecome('canceled', to)).toBe(false)
  }
})

test('a card is charged only for a payment that waits for one', () => {
  expect(statuses.filter(awaitsCharge)).toEqual(['requires_payment_method', 'requires_confirmation'])
})

test('every answer of a provider leads a processing payment to a state it may take', () => {
  for (const answer of answers) {
    const next = settle(answer)
    expect(next.payment === 'processing' || mayBecome('processing', next.payment)).toBe(true)
    expect(next.open).toBe(isOpen(next.charge))
  }
})

test('only a definitive answer is a failure: a time-out stays open', () => {
  expect(settle({ kind: 'unknown' })).toMatchObject({ charge: 'unknown', payment: 'processing', failure: null, open: true })
  expect(settle({ kind: 'declined', failure })).toMatchObject({ charge: 'declined', payment: 'requires_payment_method', failure })
  expect(isLive('unknown')).toBe(true)
  expect(isLive('declined')).toBe(false)
})

test('an open charge is asked about for ever, ever more calmly', () => {
  expect(pauseMs(0)).toBe(1_000)
  expect(pauseMs(1_000)).toBe(30_000)
})

test('only what was charged and not yet given back can be given back', () => {
  const amount = { minor: 1_000, currency: 'USD' }
  expect(refundableMinor({ state: 'succeeded', amount, refundedMinor: 400 })).toBe(600)
  expect(refundableMinor({ state: 'action', amount, refundedMinor: 0 })).toBe(0)
})

test('a refund without an answer is pending, not failed', () => {
  expect(settleRefund({ kind: 'unknown' })).toEqual({ state: 'pending', failureReason: null, open: true })
  expect(settleRefund({ kind: 'succeeded', provisional: true }).open).toBe(true)
})
