import type { Id, Money, UserId } from '@sojourn/kernel'
import type { Failure } from './decline.ts'
import type { Subject } from './mandate.ts'

export type ChargeId = Id<'scheduled charge'>
export type ChargeKind = 'renewal' | 'debt' | 'balance' | 'fee'

/**
 * `scheduled`: stored, announced or about to be. `trying`: a bank was asked and has not answered. `retrying`: tried again by the clock. `needs_person`: waits for
 * another card, or for the holder at their bank, until it is abandoned. Nothing leaves the others, but that what was `paid` may be refunded.
 */
export type ChargeState = 'scheduled' | 'trying' | 'retrying' | 'needs_person' | 'paid' | 'failed' | 'called_off'

/** One sum that is charged without its person being there, at most once for each subject, period and kind. */
export interface Charge extends Subject {
  readonly chargeId: ChargeId
  readonly userId: UserId
  readonly periodKey: string
  readonly kind: ChargeKind
  readonly amount: Money
  readonly dueAtMs: number
  /** How long before it its person is to know of it. */
  readonly leadMs: number
  readonly state: ChargeState
  /** What the last notice said; null where none was sent. */
  readonly announced: { readonly amount: Money; readonly atMs: number } | null
  /** Within a round each source is tried once, in the order of the mandate. */
  readonly round: number
  /** Tries at banks and of the wallet, in all rounds. */
  readonly attempts: number
  /** Rounds by the table of days. */
  readonly retries: number
  /** The one soon after a technical failure was had. */
  readonly quickUsed: boolean
  readonly failure: Failure | null
  readonly declineCode: string | null
  /** By when it is to be paid, where its owner says so: until then it is tried and waited for, in place of the usual grace. */
  readonly deadlineMs: number | null
  /** When waiting for a person ends; null before the first round failed. */
  readonly givesUpAtMs: number | null
  readonly nextAtMs: number | null
  /** The attempt that paid it. */
  readonly paidRef: string | null
  readonly settledAtMs: number | null
}

export const isOpen = ({ state }: Pick<Charge, 'state'>): boolean =>
  state === 'scheduled' || state === 'trying' || state === 'retrying' || state === 'needs_person'

/** Until then nothing is charged: it is due, and its notice is as old as was promised. Null where a notice of that amount was not sent. */
export function chargeableFrom({ announced, dueAtMs, leadMs }: Charge, amount: Money): number | null {
  if (!announced || announced.amount.currency !== amount.currency || announced.amount.minor < amount.minor) return null
  return Math.max(dueAtMs, announced.atMs + leadMs)
}
