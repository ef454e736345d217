// nothing here is translated: answers of the payment API are for engineers
import { LeaseLost, troubleOf } from '@sojourn/db'
import { type Answer, keyInUse, problem } from './answer.ts'

/** What a request is answered whose work threw. Trouble of the database is no defect: asked again, it may well be done. */
export function answerToFault(error: unknown): { readonly answer: Answer; readonly retryAfterSeconds?: number } {
  if (error instanceof LeaseLost) return { answer: keyInUse(), retryAfterSeconds: 1 }
  if (troubleOf(error)) {
    const message = 'We cannot reach our records just now. Send the request again with the same Idempotency-Key: what was done is not done twice.'
    return { answer: problem(503, { type: 'api_error', message }), retryAfterSeconds: 2 }
  }
  return { answer: problem(500, { type: 'api_error', message: 'Something went wrong on our side. Ask what became of the request.' }) }
}
