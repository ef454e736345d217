import type { Money, OrgId } from '@sojourn/kernel'
import type { ChargeId, Failure, Payment, PaymentId } from './payment.ts'

/**
 * `running`: the provider is being called, or was when we crashed. `unknown`: it did not answer in time; its state has to be asked for. `authorized`: held,
 * to be captured later; `capturing`: being captured. `conflict`: the provider took another amount than requested.
 * `declined` and `abandoned` are final failures; all others may hold the payer's money.
 */
export type ChargeState = 'running' | 'action' | 'processing' | 'unknown' | 'authorized' | 'capturing' | 'succeeded' | 'conflict' | 'declined' | 'abandoned'

/** What may be shown about a card: never its number. */
export interface CardFacts {
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly fingerprint: string
  /** Its funding: credit, debit, prepaid. */
  readonly funding: string
  /** The country of its bank. */
  readonly country: string | null
  readonly holder: string | null
}

/** One try of one card for a payment. Its id is its key at the provider. */
export interface Charge {
  readonly id: ChargeId
  readonly merchantId: OrgId
  readonly paymentId: PaymentId
  readonly number: number
  readonly state: ChargeState
  readonly amount: Money
  readonly capture: 'now' | 'later'
  readonly capturedMinor: number
  /** The amount its capture requested; null before there is one. */
  readonly requestedCaptureMinor: number | null
  /** The idempotency key of that capture. */
  readonly captureRequestKey: string | null
  /** When its authorisation expires. */
  readonly captureBeforeMs: number | null
  readonly refundedMinor: number
  readonly methodId: string
  readonly card: CardFacts
  /** The security code was sent with it. */
  readonly coded: boolean
  /** The card is saved where this try succeeds. */
  readonly keep: boolean
  /** The holder was asked by 3-D Secure. */
  readonly challenged: boolean
  readonly disputed: boolean
  readonly description: string | null
  readonly metadata: Readonly<Record<string, string>>
  /** The shop's origin, notified when 3-D Secure is over. */
  readonly returnOrigin: string | null
  readonly actionUrl: string | null
  /** The keys of the counts that allowed it; null where it was not counted. */
  readonly triedAs: readonly string[] | null
  readonly failure: Failure | null
  readonly startedAtMs: number
  /** When to ask the provider next; null where nothing is open. */
  readonly askAtMs: number | null
  readonly asks: number
}

/** A payment with all its tries, the first one first. */
export interface Tried {
  readonly payment: Payment
  readonly charges: readonly Charge[]
}

/** A charge as its provider knows it. */
export const refOf = ({ merchantId, id, amount, capture }: Pick<Charge, 'merchantId' | 'id' | 'amount' | 'capture'>) => ({
  merchantId,
  key: id,
  amount,
  capture,
})

const OPEN: readonly ChargeState[] = ['running', 'action', 'processing', 'unknown', 'capturing']
const LIVE: readonly ChargeState[] = [...OPEN, 'authorized', 'succeeded', 'conflict']

export const isLive = (state: ChargeState): boolean => LIVE.includes(state)

/** Still open: the provider's next answer decides, and a worker asks for it. */
export const isOpen = (state: ChargeState): boolean => OPEN.includes(state)

/** May the provider's answer still change it? An authorisation that is not captured expires. */
export const isUnsettled = (state: ChargeState): boolean => isOpen(state) || state === 'authorized'

/** A running call is left alone this long: longer than the provider's time-out, so that it is not settled twice. */
export const RUNNING_PATIENCE_MS = 14_000

const PAUSES_MS = [1_000, 2_000, 3_000, 5_000, 10_000, 30_000]

/** The pause before the next question grows, and asking never ends: an open charge is a person's money. */
export const pauseMs = (asks: number): number => PAUSES_MS[Math.min(asks, PAUSES_MS.length - 1)] as number

/** The most tries of cards on one payment: more of them are attempts with stolen numbers. */
export const TRIES_MAX = 10
