import { expect, test } from 'vitest'
import type { ProviderAnswer } from './answer.ts'
import { isLive, isOpen, isUnsettled, pauseMs } from './charge.ts'
import { awaitsCharge, isCancelable, mayBecome, type PaymentStatus, TRANSITIONS } from './payment.ts'
import { refundableMinor, settleRefund } from './refund.ts'
import { settle } from './settle.ts'

const statuses = Object.keys(TRANSITIONS) as PaymentStatus[]
const failure = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' }
const amount = { minor: 1_000, currency: 'USD' }
const answers: ProviderAnswer[] = [
  { kind: 'succeeded', amount },
  { kind: 'authorized', amount, captureBeforeMs: 1 },
  { kind: 'action', url: 'https://pay.test/challenge/1' },
  { kind: 'declined', failure },
  { kind: 'canceled' },
  { kind: 'processing' },
  { kind: 'unknown' },
]
const running = { state: 'running', amount, capture: 'now', requestedCaptureMinor: null, captureBeforeMs: null, challenged: false } as const
const request = { status: 'processing', confirmationMethod: 'automatic', captureMethod: 'automatic' } as const
const held = { ...running, state: 'authorized', capture: 'later', captureBeforeMs: 1 } as const
const taking = { ...held, state: 'capturing', requestedCaptureMinor: 400 } as const

test('what has succeeded or was cancelled never changes again', () => {
  for (const to of statuses) {
    expect(mayBecome('succeeded', to)).toBe(false)
    expect(mayBecome('canceled', to)).toBe(false)
  }
})

test('a card is charged only for a payment that waits for one', () => {
  expect(statuses.filter(awaitsCharge)).toEqual(['requires_payment_method', 'requires_confirmation'])
})

test('a payment is not cancelled while the bank is processing it', () => {
  expect(statuses.filter(isCancelable)).toEqual(['requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture'])
})

test('every answer of a provider leads a processing payment to a state it may take', () => {
  for (const answer of answers) {
    const next = settle(answer, running, request)
    expect(next?.payment === 'processing' || mayBecome('processing', next?.payment ?? 'succeeded')).toBe(true)
    expect(next?.open).toBe(next && isOpen(next.charge))
  }
})

test('money authorised until its server confirms, and captured at the provider by hand, is received', () => {
  expect(settle({ kind: 'succeeded', amount }, held, { ...request, status: 'requires_confirmation' })).toMatchObject({
    payment: 'succeeded',
    capturedMinor: 1_000,
  })
  expect(mayBecome('requires_confirmation', 'succeeded')).toBe(true)
})

test('only a definitive answer is a failure: a time-out stays open, and changes nothing that was known', () => {
  expect(settle({ kind: 'unknown' }, running, request)).toMatchObject({ charge: 'unknown', payment: 'processing', failure: null, open: true })
  expect(settle({ kind: 'declined', failure }, running, request)).toMatchObject({ charge: 'declined', payment: 'requires_payment_method', failure })
  for (const charge of [{ ...running, state: 'action' } as const, held, taking]) expect(settle({ kind: 'unknown' }, charge, request)).toBeNull()
  expect(isLive('unknown')).toBe(true)
  expect(isLive('declined')).toBe(false)
})

test('a partial capture is final; another amount is a conflict, and nothing counts as received', () => {
  expect(settle({ kind: 'succeeded', amount: { ...amount, minor: 400 } }, taking, request)).toMatchObject({ payment: 'succeeded', capturedMinor: 400 })
  for (const got of [{ ...amount, minor: 999 }, { minor: 400, currency: 'EUR' }, amount]) {
    expect(settle({ kind: 'succeeded', amount: got }, taking, request)).toMatchObject({
      charge: 'conflict',
      payment: 'processing',
      capturedMinor: 0,
      conflict: got,
    })
  }
  expect(settle({ kind: 'authorized', amount: { ...amount, minor: 1 }, captureBeforeMs: 1 }, running, request)?.charge).toBe('conflict')
})

test('an authorisation that is over cancels its payment; one that waits for its server asks for another card', () => {
  expect(settle({ kind: 'canceled' }, held, { ...request, status: 'requires_capture' })).toMatchObject({ payment: 'canceled', cancelReason: 'automatic' })
  expect(settle({ kind: 'canceled' }, taking, request)).toMatchObject({ payment: 'canceled', cancelReason: 'automatic' })
  expect(settle({ kind: 'canceled' }, held, { ...request, status: 'requires_confirmation' })).toMatchObject({ payment: 'requires_payment_method' })
  expect(isUnsettled('authorized')).toBe(true)
})

test('where the server confirms it decides last: after a challenge it is asked again, without one it has decided', () => {
  const authorized: ProviderAnswer = { kind: 'authorized', amount, captureBeforeMs: 9 }
  const byServer = { ...request, confirmationMethod: 'manual' } as const
  expect(settle(authorized, { ...running, challenged: true }, byServer)).toMatchObject({ charge: 'authorized', payment: 'requires_confirmation' })
  expect(settle(authorized, running, byServer)).toMatchObject({ charge: 'capturing', payment: 'processing', requestedCaptureMinor: 1_000, open: true })
  expect(settle(authorized, running, { ...byServer, captureMethod: 'manual' })).toMatchObject({ charge: 'authorized', payment: 'requires_capture' })
})

test('an open charge is asked about for ever, ever more calmly', () => {
  expect(pauseMs(0)).toBe(1_000)
  expect(pauseMs(1_000)).toBe(30_000)
})

test('only what was captured and not yet refunded can be refunded', () => {
  expect(refundableMinor({ state: 'succeeded', capturedMinor: 1_000, refundedMinor: 400 })).toBe(600)
  expect(refundableMinor({ state: 'authorized', capturedMinor: 0, refundedMinor: 0 })).toBe(0)
})

test('a refund without an answer is pending, not failed', () => {
  expect(settleRefund({ kind: 'unknown' })).toEqual({ state: 'pending', failureReason: null, open: true })
  expect(settleRefund({ kind: 'succeeded', provisional: true }).open).toBe(true)
})
