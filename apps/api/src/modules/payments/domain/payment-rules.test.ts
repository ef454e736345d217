import { type BookingId, money, type OrgId } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attempt, afterAnswer, afterNoAnswer, isSettled } from './attempt.ts'
import { EVERY_INPUT, saidOf } from './every-routing-input.testing.ts'
import { INTENT_STATUSES, type Intent, outcomeOf } from './intent.ts'
import { ROUTING, type RoutingInput, routePayment } from './route-payment.ts'

const usd = (minor: number) => money(minor, 'USD')
const intent = (more: Partial<Intent> = {}): Intent => ({
  id: 'pi_1',
  status: 'requires_payment_method',
  amount: usd(10_000),
  receivedMinor: 0,
  conflict: null,
  clientSecret: 'pi_1_secret',
  actionUrl: null,
  hostedUrl: null,
  chargeId: null,
  paidCard: null,
  card: null,
  methodId: null,
  failure: null,
  ...more,
})

test('[A4.10] requires_confirmation is never taken as paid: only succeeded is', () => {
  const paid = INTENT_STATUSES.filter((status) => outcomeOf(intent({ status, receivedMinor: 10_000 }), usd(10_000)).kind === 'succeeded')
  expect(paid).toEqual(['succeeded'])
  expect(outcomeOf(intent({ status: 'requires_confirmation' }), usd(10_000)).kind).toBe('confirmable')
})

test('an amount or a currency that is not ours is a conflict, whatever the status', () => {
  for (const status of INTENT_STATUSES) {
    expect(outcomeOf(intent({ status, amount: usd(9_999) }), usd(10_000)).kind).toBe('conflict')
    expect(outcomeOf(intent({ status, amount: money(10_000, 'EUR') }), usd(10_000)).kind).toBe('conflict')
  }
  expect(outcomeOf(intent({ status: 'succeeded', receivedMinor: 9_000 }), usd(10_000)).kind).toBe('conflict')
})

const attempt: Attempt = {
  orgId: 'org' as OrgId,
  attemptId: 'att_1' as Attempt['attemptId'],
  bookingId: 'bkg_1' as BookingId,
  kind: 'payment',
  number: 1,
  key: 'bkg_1:pay:1',
  generation: 1,
  gatewayPaymentId: null,
  clientSecret: null,
  amount: usd(10_000),
  description: '',
  payerIp: null,
  customerId: null,
  returnUrl: null,
  keepsCard: false,
  asksChallenge: false,
  metadata: {},
  state: 'created',
  declineCode: null,
  message: null,
  actionUrl: null,
  hostedUrl: null,
  chargeId: null,
  paidCard: null,
  methodId: null,
  fingerprint: null,
  asks: 0,
  nextAskMs: 0,
  createdAtMs: 0,
  settledAtMs: null,
}

test('a time-out is unknown, never failed, and is asked again; what is settled stays settled in any order of answers', () => {
  const news = fc.constantFrom(...INTENT_STATUSES, 'unanswered' as const)
  fc.assert(
    fc.property(fc.array(news, { maxLength: 12 }), (result) => {
      let now = attempt
      let settledAs: string | null = null
      for (const status of result) {
        const found = intent(status === 'unanswered' ? {} : { status, receivedMinor: status === 'succeeded' ? 10_000 : 0 })
        now = status === 'unanswered' ? afterNoAnswer(now, false, 1_000) : afterAnswer(now, found, outcomeOf(found, now.amount), 1_000)
        if (settledAs) expect(now.state).toBe(settledAs)
        if (isSettled(now.state)) settledAs = now.state
        expect(now.nextAskMs === null).toBe(isSettled(now.state))
        if (status === 'unanswered' && now.gatewayPaymentId === null) expect(now.state).toBe('unknown')
      }
    }),
  )
})

// The same table again, as a person would say it, against which the data is held.
function said(input: RoutingInput): string {
  const { mode, totalUnderOne, guaranteeNeeded } = input
  const { markupNow, invoiceChosen } = saidOf(input)
  if (mode === 'prepaid' && totalUnderOne) return guaranteeNeeded ? 'set_up nothing' : 'none nothing'
  if (mode === 'prepaid') return invoiceChosen ? 'none nothing, credit line' : 'gateway total'
  if (guaranteeNeeded) return markupNow ? 'card markup' : 'set_up nothing'
  if (!markupNow) return 'none nothing'
  return invoiceChosen ? 'none nothing, credit line' : 'gateway markup'
}

test.each(EVERY_INPUT)('[B4.4] [B4.8] every combination has its route: %o', (combination) => {
  const { to, charge, creditLine } = routePayment(combination).route
  expect(`${to} ${charge}${creditLine ? ', credit line' : ''}`).toBe(said(combination))
})

test('[B4.8] every row of the routing table is used', () => {
  const used = new Set(EVERY_INPUT.map((input) => routePayment(input).row))
  expect([...used].sort()).toEqual(ROUTING.map((_, index) => index + 1))
})
