import { invariant, never, type OrgId, secretToken } from '@sojourn/kernel'
import { brandOf } from '../../cards/index.ts'
import type { ProviderCharge } from '../../modules/payments/index.ts'
import { AUTHENTICATION_REQUIRED, CHALLENGE_MS } from './bank-answers.ts'
import type { BankCharge } from './data/bank-books.ts'
import { findTestCard, type TestCard } from './test-cards.ts'

/** How long an authorised charge may be taken. */
const AUTHORISATION_MS = 7 * 86_400_000

const blank = (merchantId: OrgId, key: string, nowMs: number): BankCharge => ({
  merchantId,
  key,
  state: 'canceled',
  amount: { minor: 0, currency: 'USD' },
  capture: 'now',
  capturedMinor: 0,
  captureBeforeMs: null,
  brand: 'unknown',
  last4: '0000',
  refund: 'at_once',
  disputeReason: null,
  failure: null,
  failureAfter: null,
  challengeId: null,
  expiresAtMs: null,
  createdAtMs: nowMs,
})

/** A key cancelled before it arrived: a later charge with this key finds this row. */
export const tombstone = blank

/** What the bank makes of a charge it has not seen before. */
export function decide(charge: ProviderCharge, nowMs: number): BankCharge {
  const { merchantId, key, amount, capture, card } = charge
  const test = card.kind === 'card' ? findTestCard(card.number) : null
  invariant(test && card.kind === 'card', 'only test cards pass the door')
  const asks = asksHolder(test, charge)
  const failure = amount.minor === 0 && test.attaches ? null : test.failure
  const written: BankCharge = {
    ...blank(merchantId, key, nowMs),
    amount,
    capture,
    brand: brandOf(card.number).brand,
    last4: card.number.slice(-4),
    refund: test.refund,
    disputeReason: test.dispute,
  }
  if (asks && charge.offSession) return { ...written, state: 'declined', failure: AUTHENTICATION_REQUIRED }
  if (asks) return { ...written, state: 'action', failureAfter: failure, challengeId: secretToken(), expiresAtMs: nowMs + CHALLENGE_MS }
  return failure ? { ...written, state: 'declined', failure } : paid(written, nowMs)
}

/** Whether the holder is asked first where the merchant wants it. */
export function surelyChallenges({ card, ...charge }: Pick<ProviderCharge, 'card' | 'authenticatedBefore' | 'offSession'>): boolean {
  const test = card.kind === 'card' ? findTestCard(card.number) : null
  return test !== null && !charge.offSession && asksHolder(test, { ...charge, asksChallenge: true })
}

type Asked = Pick<ProviderCharge, 'authenticatedBefore' | 'offSession' | 'asksChallenge'>

function asksHolder({ challenge }: TestCard, { authenticatedBefore, offSession, asksChallenge }: Asked): boolean {
  switch (challenge) {
    case 'never':
      return false
    case 'always':
      return true
    case 'until_set_up':
      return !authenticatedBefore
    case 'when_present':
      return !offSession
    case 'on_request':
      return asksChallenge && !offSession
    default:
      return never(challenge)
  }
}

/** Taken at once, or held for taking later. */
export const paid = (charge: BankCharge, nowMs: number): BankCharge =>
  charge.capture === 'later' && charge.amount.minor > 0
    ? { ...charge, state: 'authorized', failure: null, captureBeforeMs: nowMs + AUTHORISATION_MS }
    : { ...charge, state: 'succeeded', failure: null, capturedMinor: charge.amount.minor }
