import { say } from '@sojourn/i18n'
import type { BodyOf, DataOf } from './call.ts'
import type { Api } from './calls.ts'
import type { Envelope, FieldError } from './envelope.ts'

/** The result of a call. `offline` and `unreadable` are codes of the client itself: no answer, or one that cannot be parsed. */
export type Answer<Data> =
  | { readonly ok: true; readonly data: Data; readonly message: string }
  | {
      readonly ok: false
      readonly status: number
      readonly code: string
      readonly message: string
      readonly errors: readonly FieldError[]
      readonly data: Readonly<Record<string, unknown>>
    }

export type Path = keyof Api
export type Body<P extends Path> = BodyOf<Api[P]>
export type Data<P extends Path> = DataOf<Api[P]>

export interface CallOptions {
  /** Same key, same body: the first answer again. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

export interface Client {
  /** Posts a call. Never throws: a screen decides by `ok`. */
  post<P extends Path>(path: P, body: Body<P>, options?: CallOptions): Promise<Answer<Data<P>>>
}

/** Where others ask meanwhile, a proof may be too little once it is made. */
const PROOFS_MAX = 3

/**
 * A client over any `fetch`: the browser's, or the API's own on the server, so that there is one way to every fact. `solve` does the work that the API asks of pages in a rush
 * (`proof_required`), and the call is sent again with its proof; without it the refusal is the answer.
 */
export function createClient(send: (path: string, init: RequestInit) => Promise<Response>, solve?: (challenge: string) => Promise<string>): Client {
  return {
    async post<P extends Path>(path: P, body: Body<P>, options: CallOptions = {}): Promise<Answer<Data<P>>> {
      const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' }
      if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
      let response: Response
      let envelope: Envelope<Data<P>> | null
      for (let proofs = 0; ; proofs++) {
        try {
          response = await send(path, { method: 'POST', headers, body: JSON.stringify(body), signal: options.signal ?? null, credentials: 'same-origin' })
        } catch {
          return failed(0, 'offline', say`We couldn't reach the server. Check your connection and try again.`)
        }
        envelope = (await response.json().catch(() => null)) as Envelope<Data<P>> | null
        const challenge = envelope?.status === 'fail' && envelope.code === 'proof_required' ? envelope.data?.challenge : null
        if (typeof challenge !== 'string' || !solve || proofs >= PROOFS_MAX) break
        headers['proof-of-work'] = await solve(challenge)
        // The key of before has the refusal for its answer.
        if (options.idempotencyKey) headers['idempotency-key'] = `${options.idempotencyKey}.${proofs + 1}`
      }
      if (envelope?.status === 'success') return { ok: true, data: envelope.data, message: envelope.message }
      if (envelope?.status !== 'fail') return failed(response.status, 'unreadable', say`Something went wrong on our side. Please try again in a moment.`)
      return {
        ok: false,
        status: response.status,
        code: envelope.code,
        message: envelope.message,
        errors: envelope.errors ?? [],
        data: envelope.data ?? {},
      }
    },
  }
}

const failed = (status: number, code: string, message: string) => ({ ok: false as const, status, code, message, errors: [], data: {} })
