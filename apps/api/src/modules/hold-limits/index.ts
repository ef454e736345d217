import { type CheckoutId, type Clock, type OrgId, type Refusal, refuse, type Tx, type UserId } from '@sojourn/kernel'
import type { Proofs } from '@sojourn/kernel/proofs'
import { claimStore } from './data/claim-store.sql.ts'
import { HOLD_LIMITS, type HoldNumbers } from './domain/limits.ts'

export { HOLD_LIMITS, type HoldNumbers, limitsOf } from './domain/limits.ts'

export const holdLimitsMigrations = { owner: 'hold-limits', folder: new URL('./data/', import.meta.url) }

/** Units of one stock that were just taken: of what, where, and how many are left behind them. */
export interface TakenUnits {
  readonly unit: string
  readonly place: string
  readonly units: number
  readonly left: number
}

export interface HoldClaim {
  readonly orgId: OrgId
  readonly checkoutId: CheckoutId
  /** As the server saw it. */
  readonly address: string
  readonly userId: UserId | null
  /** They hold for clients of theirs. */
  readonly isAgent: boolean
  /** The work that their page did; null for none. */
  readonly proof: string | null
  readonly untilMs: number
  /** How many units it holds in all. */
  readonly units: number
  readonly taken: readonly TakenUnits[]
  readonly limits: HoldNumbers
}

type Of = Pick<HoldClaim, 'orgId' | 'checkoutId'>

/** How much a visitor may hold and not pay for, by browser and account, and guests by address, together, and by their share of what is left. */
export interface HoldLimits {
  /** Counts what a checkout holds. It travels with the commit: over the limits the transaction fails, and `refusedBy` knows that failure. */
  claim(tx: Tx, claim: HoldClaim): void
  /** It holds until later. */
  extend(tx: Tx, of: Of, untilMs: number): void
  /** It holds nothing any more, or was paid. */
  release(tx: Tx, of: Of): void
  /** `too_many_holds`, or `proof_required` with the challenge, where a transaction failed by a claim; null for any other failure. */
  refusedBy(error: unknown, claimant: Pick<HoldClaim, 'orgId' | 'address'>): Refusal<'too_many_holds' | 'proof_required'> | null
  /** Removes expired rows, in a system transaction, hourly or so. */
  sweep(tx: Tx): Promise<unknown>
}

const OVER_THE_LIMIT = 'HLD01'
const TO_BE_PROVED = 'HLD02'

const purposeOf = ({ orgId, address }: Pick<HoldClaim, 'orgId' | 'address'>): string => `hold ${orgId} ${address}`

/** Refuses a further hold: one more is allowed when the first of those that are held ends. */
export const tooManyHolds = (firstEndsMs: number, nowMs: number): { ok: false; refusal: Refusal<'too_many_holds'> } =>
  refuse('too_many_holds', { retryAfterSeconds: Math.max(1, Math.ceil((firstEndsMs - nowMs) / 1_000)) })

/** `times` so much as usual may be held: for a system whose visitors share few addresses and accounts, such as one that is tested. */
export const createHoldLimits = ({ clock, proofs, times = 1 }: { clock: Clock; proofs: Proofs; times?: number }): HoldLimits => ({
  claim(tx, { orgId, checkoutId, address, userId, isAgent, proof, untilMs, units, taken, limits }) {
    const proved = proof === null ? null : proofs.judge(purposeOf({ orgId, address }), proof)
    const visitor = userId === null ? limits.guests : isAgent ? limits.agent : limits.member
    claimStore.claim(tx, {
      ...{ orgId, checkoutId, address, userId, untilMs, units, nowMs: clock.nowMs() },
      stock: JSON.stringify(stockOf(taken, limits, times)),
      ...{ visitor_checkouts: visitor.checkouts * times, visitor_units: visitor.units * times },
      ...{ address_checkouts: limits.address.checkouts * times, address_units: limits.address.units * times },
      guests: JSON.stringify({ units: limits.allGuests.units * times, least: HOLD_LIMITS.work.least, most_work: HOLD_LIMITS.work.most }),
      ...{ proved: proved?.bits ?? 0, proofId: proved?.id ?? null },
    })
  },
  extend: (tx, { orgId, checkoutId }, untilMs) => claimStore.extend(tx, { orgId, checkoutId, untilMs }),
  release: claimStore.release,
  refusedBy(error, claimant) {
    const { code, detail } = (error ?? {}) as { code?: unknown; detail?: unknown }
    if (code === TO_BE_PROVED) return refuse('proof_required', { challenge: proofs.challenge(purposeOf(claimant), Number(detail)) }).refusal
    return code === OVER_THE_LIMIT ? tooManyHolds(Number(detail), clock.nowMs()).refusal : null
  },
  sweep: (tx) => claimStore.sweep(tx, clock.nowMs()),
})

/** By what it was taken from. Two items may be of one stock, and of one place with different ones. */
function stockOf(
  taken: readonly TakenUnits[],
  { ofOneUnit, ofOnePlace }: HoldNumbers,
  times: number,
): Record<string, { units: number; most: number; free: number | null }> {
  const stock: Record<string, { units: number; most: number; free: number | null }> = {}
  const add = (key: string, units: number, most: number, free: number | null) => {
    const sum = (stock[key]?.units ?? 0) + units
    stock[key] = { units: sum, most, free }
  }
  for (const { unit, place, units, left } of taken) {
    // The last of several items of one stock shows what is left behind all of them.
    add(`unit ${unit}`, units, ofOneUnit * times, left + (stock[`unit ${unit}`]?.units ?? 0) + units)
    add(`place ${place}`, units, ofOnePlace * times, null)
  }
  return stock
}
