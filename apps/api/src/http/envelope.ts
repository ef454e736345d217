import type { Failure, FieldError } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import type { Refusal } from '@sojourn/kernel'
import type { Refusals } from './route.ts'

/** Refusals any call can meet. A route's own table comes first. */
const COMMON: Refusals = {
  bad_input: [400, () => say`Please check the highlighted fields.`],
  card_number_refused: [400, () => say`Enter card numbers in the card fields only: they are never sent to this server.`],
  not_signed_in: [401, () => say`Please sign in first. Nothing was changed.`],
  blocked: [401, () => say`This account is blocked. Nothing was changed.`],
  second_factor_required: [403, () => say`Operators of this site sign in with a second step. Please set it up under Your details first. Nothing was changed.`],
  demo_account: [403, () => say`SORRY! YOU CAN'T BOOK THROUGH THIS ACCOUNT`],
  not_allowed: [403, () => say`This account can't do that. Nothing was changed.`],
  foreign_origin: [403, () => say`This request came from another site, so we refused it. Nothing was changed.`],
  early_hold_over: [409, () => say`We're no longer holding what you chose, and nothing was charged. Please choose again.`],
  not_found: [404, () => say`We couldn't find what you asked for.`],
  unknown_organisation: [404, () => say`There is no site at this address.`],
  wrong_method: [405, () => say`This address doesn't support that method.`],
  books_elsewhere: [409, () => say`This site takes bookings on its own page. Nothing was held or charged here.`],
  in_flight: [409, () => say`We're still working on this request. Please wait a moment and try again.`],
  too_large: [413, () => say`The request is too large.`],
  key_reused: [422, () => say`This Idempotency-Key was already used with another body. Use a new key for a new request.`],
  proof_required: [
    428,
    () =>
      say`Many requests like this one are coming in, so your browser has some work to do first. Please try again on our pages, or sign in. Nothing was changed.`,
  ],
  too_many_tries: [429, () => say`Too many attempts. Please wait a little and try again.`],
  unavailable: [503, () => say`We can't reach our records right now. Please try again in a moment; if you were paying, you won't be charged twice.`],
  internal: [500, () => say`Something went wrong on our side. If you were paying, check My bookings before you try again: you won't be charged twice.`],
}

/** The whole answer of a failure: status and body. An unknown refusal code is a defect and reads as internal. */
export function failureOf(refusal: Refusal, own: Refusals = {}): Failure {
  const [status, text, field] = own[refusal.code] ?? COMMON[refusal.code] ?? COMMON.internal!
  const { message, errors, ...facts } = refusal.detail ?? {}
  const said = typeof message === 'string' ? message : text()
  return {
    status: 'fail',
    status_code: status,
    code: own[refusal.code] || COMMON[refusal.code] ? refusal.code : 'internal',
    message: said,
    ...(errors ? { errors: errors as FieldError[] } : field ? { errors: [{ path: field, message: said }] } : {}),
    ...(Object.keys(facts).length > 0 ? { data: facts } : {}),
  }
}

export const knowsRefusal = (code: string, own: Refusals): boolean => code in own || code in COMMON

/** An answer that says when to try again says it in the header too. */
export function answer(body: { status_code: number; data?: unknown }, headers: Headers): Response {
  const { retryAfterSeconds } = (body.data ?? {}) as { retryAfterSeconds?: unknown }
  if (body.status_code === 429 && typeof retryAfterSeconds === 'number') headers.set('retry-after', String(retryAfterSeconds))
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  return new Response(JSON.stringify(body), { status: body.status_code, headers })
}
