import type { Log } from '../../http/log.ts'

/** What an error of Stripe's client says of the call: the card was refused, nothing was done, or the result is unknown. */
export type Trouble =
  | { readonly kind: 'declined'; readonly code: string; readonly decline_code?: string; readonly message: string }
  | { readonly kind: 'nothing_done'; readonly code: string }
  | { readonly kind: 'unknown' }

interface StripeProblem extends Error {
  readonly type?: string
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly statusCode?: number
  readonly requestId?: string
}

/** Reads it, and writes to the log in codes alone: messages may carry what was sent. A refused key is for a person to see to. */
export function troubleOf(log: Log, call: string, error: unknown): Trouble {
  const { type, code, decline_code, param, statusCode, requestId, message } = error as StripeProblem
  const facts = { call, type, code, param, statusCode, requestId }
  switch (type) {
    case 'StripeCardError':
      return { kind: 'declined', code: code ?? 'card_declined', message, ...(decline_code && { decline_code }) }
    case 'StripeInvalidRequestError':
      // Two calls that change one intent at once are no defect: its state is read next.
      if (code?.endsWith('_unexpected_state')) log.info(facts, 'Stripe had moved on')
      else log.error(facts, 'Stripe refused a request: nothing was done')
      return { kind: 'nothing_done', code: code ?? 'invalid_request' }
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      log.error({ ...facts, alarm: true }, 'Stripe does not accept our key: look at STRIPE_SECRET_KEY')
      return { kind: 'unknown' }
    case 'StripeIdempotencyError':
      log.error({ ...facts, alarm: true }, 'Stripe knows this key by other words: the charge stays open until somebody looks')
      return { kind: 'unknown' }
    default:
      // A defect of ours is none of Stripe's, and is reported as what it is.
      if (!type?.startsWith('Stripe')) throw error
      log.warn(facts, 'Stripe did not answer')
      return { kind: 'unknown' }
  }
}
