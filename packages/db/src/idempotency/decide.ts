import type { SavedAnswer } from './request.ts'

/** A run renews the lease of its key before this is over: one that does not has crashed, or lost the database. */
export const LEASE_MS = 4_000
/** How long an answer is sent again, as at Stripe. Afterwards the key is new. */
export const REMEMBERED_MS = 24 * 3_600_000

/** What is known of a key that was used before. */
export interface KnownKey {
  readonly fingerprint: string
  readonly run: number
  readonly leaseUntilMs: number
  readonly createdMs: number
  /** Null while its run goes on, or after that crashed. */
  readonly answer: SavedAnswer | null
}

export type Decision =
  | { readonly step: 'replay'; readonly answer: SavedAnswer }
  | { readonly step: 'refuse'; readonly code: 'key_reused' | 'in_flight' }
  /** The run before left no answer in time: the same work runs again. */
  | { readonly step: 'resume' }
  /** The key is older than a day and free for any request. */
  | { readonly step: 'renew' }

/** The decision about a request with a known key. */
export function decide(known: KnownKey, fingerprint: string, nowMs: number): Decision {
  const isRunning = known.answer === null && known.leaseUntilMs > nowMs
  if (!isRunning && known.createdMs <= nowMs - REMEMBERED_MS) return { step: 'renew' }
  if (known.fingerprint !== fingerprint) return { step: 'refuse', code: 'key_reused' }
  if (known.answer) return { step: 'replay', answer: known.answer }
  return isRunning ? { step: 'refuse', code: 'in_flight' } : { step: 'resume' }
}
