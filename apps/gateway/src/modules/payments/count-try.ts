import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Tx } from '@sojourn/kernel'
import { type CardTries, isKnown, judgeCardTry, OF_ONE_ADDRESS, ONE_TRY, type TriedBy } from './domain/card-tries.ts'
import type { Charge } from './domain/charge.ts'
import type { Payment } from './domain/payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** The origin of a try, as far as it is known: its network address, and the device that the merchant's server named. */
export interface TriedFrom {
  readonly address: string
  readonly device: string | null
}

/** Why a try was not let through: it has to wait, or its page has to do some work first. */
export type NotNow = { readonly waitMs: number } | { readonly work: number; readonly purpose: string }

/** Thrown in the transaction of a refused try, to roll it back. */
export class TryRefused extends Error {
  override readonly name = 'TryRefused'
  readonly why: NotNow
  readonly rush: boolean
  constructor(why: NotNow, rush: boolean) {
    super('try_refused')
    this.why = why
    this.rush = rush
  }
}

const keyOf = (by: TriedBy, subject: string): string => `${by}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`
const STRANGERS = 'strangers:all'
const NONE: CardTries = { count: 0, asking: 0, lastMs: 0, nextMs: 0, paidMs: null }

interface Try {
  readonly payment: Payment
  /** Of those of its payment. */
  readonly number: number
  readonly fingerprint: string
  readonly from: TriedFrom
  /** 3-D Secure can come before anything its bank says: a thief learns nothing by it. */
  readonly canChallenge: boolean
  /** A page sends the card and can be asked for work; a saved card was verified when it was saved. */
  readonly canWork: boolean
  readonly proof: string | null
}

interface Counted {
  readonly keys: readonly string[]
  /** It is let through only with 3-D Secure where the card has it: too many cards are tried. */
  readonly mustChallenge: boolean
}

/**
 * Counts a try before its bank is asked. Returns the keys it was counted under; throws `TryRefused`. Who paid before is known and has a count of their own. All others are counted with
 * their address, their card and each other; where too many fail they are challenged: by 3-D Secure, and where it is not sure to come first, by work of their page as well.
 */
export async function countTry(deps: PaymentsDeps, tx: Tx, one: Try): Promise<Counted> {
  const { payment, fingerprint, from } = one
  const { merchantId, customerId } = payment
  const address = keyOf('address', from.address)
  const own = [
    ...(customerId ? [keyOf('person', customerId)] : []),
    ...(from.device ? [keyOf('device', from.device)] : []),
    keyOf('holder', `${fingerprint} ${from.address}`),
  ]
  const shared = [address, keyOf('card', fingerprint), STRANGERS]
  const past = await deps.stores.tries.hold(tx, merchantId, [...own, ...shared])
  const nowMs = deps.clock.nowMs()
  const pastOf = (key: string): CardTries => past.get(key) ?? NONE
  const isOne = own.some((key) => isKnown(pastOf(key), nowMs))
  const counted = new Map<string, CardTries>()
  let work = 0
  let rush = false
  for (const key of isOne ? own : [...own, ...shared]) {
    const judged = judgeCardTry(key.slice(0, key.indexOf(':')) as TriedBy, pastOf(key), nowMs)
    if (!judged.allowed) throw new TryRefused({ waitMs: judged.waitMs }, judged.rush)
    work = Math.max(work, judged.work)
    rush ||= judged.rush
    counted.set(key, judged.tries)
  }
  const ofAddress = Math.floor((counted.get(address)?.count ?? 0) / ONE_TRY)
  if (ofAddress > OF_ONE_ADDRESS) counted.delete(STRANGERS)
  if (work > 0) challenge(deps, one, work, rush)
  // A thief learns nothing by a challenge that is not passed.
  if (work > 0 && one.canChallenge) for (const key of [address, STRANGERS]) counted.delete(key)
  deps.stores.tries.save(tx, merchantId, counted)
  return { keys: [...counted.keys()], mustChallenge: work > 0 }
}

/** Throws where a challenge is due that was not met. A proof is for one try of one payment: the next one has another number. */
function challenge(deps: PaymentsDeps, { payment, number, canChallenge, canWork, proof }: Try, work: number, rush: boolean): void {
  if (canChallenge || !canWork) return
  const purpose = `card ${payment.merchantId} ${payment.id} ${number}`
  const proved = proof === null ? null : deps.proofs.judge(purpose, proof)
  // One bit less is what a moment ago was asked for.
  if (proved && proved.bits >= work - 1) return
  throw new TryRefused({ work, purpose }, rush)
}

/** Updates the counts of a try by the bank's answer. */
export function settleTry({ stores, clock }: PaymentsDeps, tx: Tx, payment: Pick<Payment, 'kind' | 'merchantId'>, before: Charge, after: Charge): void {
  const keys = before.triedAs
  if (!keys) return
  const wasAsked = before.state === 'running' && after.state !== 'running'
  const isPaid = payment.kind === 'payment' && PAID.has(after.state) && !PAID.has(before.state)
  const isVerified = payment.kind === 'setup' && wasAsked && after.state === 'succeeded'
  if (isPaid) stores.tries.paid(tx, payment.merchantId, keys, { nowMs: clock.nowMs(), wasAsked })
  else if (isVerified) stores.tries.verified(tx, payment.merchantId, keys)
  else if (wasAsked) stores.tries.answered(tx, payment.merchantId, keys)
}

const PAID: ReadonlySet<Charge['state']> = new Set(['authorized', 'capturing', 'succeeded'])

const RUSH_MS = 6_000
const AGAIN_MS = 120

/** Retries for a while where other charges hold the limit: in a rush, honest payers wait instead of being refused or challenged. */
export async function inTurn<T extends object>(run: () => Promise<T>): Promise<T | { readonly notNow: NotNow }> {
  const sinceMs = performance.now()
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof TryRefused)) throw error
      if (!error.rush || performance.now() - sinceMs > RUSH_MS) return { notNow: error.why }
      await wait(AGAIN_MS * (0.5 + Math.random()))
    }
  }
}

const QUIET_MS = 3 * 86_400_000

/** Removes expired counts, in a system transaction. */
export const sweepTries = ({ db, stores, clock }: PaymentsDeps): Promise<number> =>
  db.asSystem((tx) => stores.tries.sweep(tx, clock.nowMs() - QUIET_MS, clock.nowMs()))
