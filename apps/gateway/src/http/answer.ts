// nothing here is translated: answers of the payment API are for engineers; pages say their own words
/** What a route says: a status and a JSON body. */
export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

export interface Problem {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  readonly message: string
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
  readonly doc_url?: string | undefined
  readonly param?: string | undefined
  readonly payment_intent?: Record<string, unknown> | undefined
  readonly payment_method?: Record<string, unknown> | undefined
  readonly setup_intent?: Record<string, unknown> | undefined
  readonly charge?: string | undefined
  /** A challenge of work: `confirm` takes its proof as `proof_of_work`. */
  readonly proof_of_work?: string | undefined
}

export const answer = (body: Record<string, unknown>, status = 200): Answer => ({ status, body })

/** An error as Stripe's clients read it. */
export const problem = (status: number, error: Problem): Answer => ({ status, body: { error: { ...error, doc_url: error.doc_url ?? docsOf(error.code) } } })

export const invalid = (message: string, more: Partial<Problem> = {}, status = 400): Answer =>
  problem(status, { type: 'invalid_request_error', message, ...more })

export const keyInUse = (): Answer =>
  problem(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'A request with this Idempotency-Key is still running.' })

/** A path that nothing answers at. */
export const unrecognized = ({ req }: { req: { method: string; path: string } }): Answer =>
  invalid(`Unrecognized request URL (${req.method}: ${req.path.slice(0, 200)}).`, {}, 404)

/** Another merchant's things answer exactly like missing ones. */
export const missing = (what: string, param = 'id', status = 404): Answer => invalid(`No such ${what}.`, { code: 'resource_missing', param }, status)

// Codes of our own, which no page of theirs explains.
const OURS = new Set([
  'card_data_refused',
  'checksum_invalid',
  'order_given_up',
  'order_amount_differs',
  'key_in_use',
  'too_many_attempts',
  'proof_required',
  'not_allowed',
])

const docsOf = (code: string | undefined): string | undefined =>
  code && !OURS.has(code) ? `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` : undefined
