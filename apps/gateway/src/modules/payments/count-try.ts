import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '@sojourn/kernel'
import { type CardTries, isKnown, judgeCardTry, type TriedBy } from './domain/card-tries.ts'
import type { Charge } from './domain/charge.ts'
import type { Payment } from './domain/payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** The origin of a try, as far as it is known: its network address, and the device that the merchant's server named. */
export interface TriedFrom {
  readonly address: string
  readonly device: string | null
}

/** Thrown in the transaction of a refused try, to roll it back. */
export class TryRefused extends Error {
  override readonly name = 'TryRefused'
  readonly waitMs: number
  readonly rush: boolean
  constructor({ waitMs, rush }: { waitMs: number; rush: boolean }) {
    super(`try refused for ${waitMs} ms`)
    this.waitMs = waitMs
    this.rush = rush
  }
}

const keyOf = (by: TriedBy, subject: string): string => `${by}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`
const STRANGERS = 'strangers:all'
const NONE: CardTries = { count: 0, asking: 0, lastMs: 0, nextMs: 0, paidMs: null }

interface Try {
  readonly payment: Payment
  readonly fingerprint: string
  readonly from: TriedFrom
  /** 3-D Secure can come before anything its bank says: a thief learns nothing by it. */
  readonly canChallenge: boolean
}

interface Counted {
  readonly keys: readonly string[]
  /** It is let through only with 3-D Secure: too many unknown payers try cards. */
  readonly mustChallenge: boolean
}

/** Counts a try before its bank is asked. Returns the keys it was counted under; throws `TryRefused`. */
export async function countTry(deps: PaymentsDeps, tx: Tx, { payment, fingerprint, from, canChallenge }: Try): Promise<Counted> {
  const { merchantId, customerId } = payment
  const own = [...(customerId ? [keyOf('person', customerId)] : []), ...(from.device ? [keyOf('device', from.device)] : [])]
  const keys = [...own, keyOf('address', from.address), keyOf('card', fingerprint), STRANGERS]
  const past = await deps.stores.tries.hold(tx, merchantId, keys)
  const nowMs = deps.clock.nowMs()
  const known = own.some((key) => isKnown(past.get(key) ?? NONE, nowMs))
  const counted = new Map<string, CardTries>()
  let mustChallenge = false
  for (const key of keys) {
    if (known && key === STRANGERS) continue
    const judged = judgeCardTry(key.slice(0, key.indexOf(':')) as TriedBy, past.get(key) ?? NONE, nowMs)
    if (!judged.allowed && key === STRANGERS && canChallenge) {
      mustChallenge = true
      continue
    }
    if (!judged.allowed) throw new TryRefused(judged)
    counted.set(key, judged.tries)
  }
  deps.stores.tries.save(tx, merchantId, counted)
  return { keys: [...counted.keys()], mustChallenge }
}

/** Updates the counts of a try by the bank's answer. */
export function settleTry({ stores, clock }: PaymentsDeps, tx: Tx, payment: Pick<Payment, 'kind' | 'merchantId'>, before: Charge, after: Charge): void {
  const keys = before.triedAs
  if (!keys) return
  const wasAsked = before.state === 'running' && after.state !== 'running'
  const isPaid = payment.kind === 'payment' && PAID.has(after.state) && !PAID.has(before.state)
  if (isPaid) stores.tries.paid(tx, payment.merchantId, keys, { nowMs: clock.nowMs(), wasAsked })
  else if (wasAsked) stores.tries.answered(tx, payment.merchantId, keys)
}

const PAID: ReadonlySet<Charge['state']> = new Set(['authorized', 'capturing', 'succeeded'])

const RUSH_MS = 6_000
const AGAIN_MS = 120

/** Retries for a while where other charges hold the limit: in a rush, honest payers wait instead of being refused. */
export async function inTurn<T>(run: () => Promise<T>): Promise<T | { readonly waitMs: number }> {
  const sinceMs = performance.now()
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof TryRefused)) throw error
      if (!error.rush || performance.now() - sinceMs > RUSH_MS) return { waitMs: error.waitMs }
      await wait(AGAIN_MS * (0.5 + Math.random()))
    }
  }
}

const QUIET_MS = 3 * 86_400_000

/** Removes expired counts, in a system transaction. */
export const sweepTries = ({ db, stores, clock }: PaymentsDeps): Promise<number> =>
  db.asSystem((tx) => stores.tries.sweep(tx, clock.nowMs() - QUIET_MS, clock.nowMs()))
