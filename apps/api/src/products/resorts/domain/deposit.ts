import type { Day, OrgId, UserId } from '@sojourn/kernel'

/** What a week is worth in an exchange, part by part. */
interface TradingPower {
  readonly place: number
  readonly season: number
  readonly unit: number
  readonly early: number
  readonly total: number
}

/** A week that its owner gave for an exchange, and what is left of its power. */
export interface Deposit {
  readonly orgId: OrgId
  readonly depositId: string
  readonly userId: UserId
  readonly resortId: string
  readonly unit: string
  readonly year: number
  readonly week: number
  readonly checkIn: Day
  readonly checkOut: Day
  readonly power: TradingPower
  readonly left: number
  readonly validUntil: Day
}

/** So much of the power of one deposit. */
export interface PowerPart {
  readonly depositId: string
  readonly power: number
}

/** Power of a deposit is good until two years after its week. */
export const VALID_YEARS = 2
/** Nearer than this to its first day a week is not taken any more. */
export const DEPOSIT_DAYS_BEFORE = 14
/** A year more than this ahead is not given yet. */
export const DEPOSIT_DAYS_AHEAD = 730

/**
 * What an exchange takes of which deposits: those named in their order, else those that end soonest first. Null where they are too little, or one of those named is none of them.
 * A deposit counts where it is still good on the first day of the week that is taken.
 */
export function spendPower(deposits: readonly Deposit[], needed: number, on: Day, named: readonly string[] | null): readonly PowerPart[] | null {
  const good = deposits.filter(({ validUntil, left }) => validUntil >= on && left > 0)
  const order =
    named === null
      ? [...good].sort((a, b) => (a.validUntil < b.validUntil ? -1 : a.validUntil > b.validUntil ? 1 : a.depositId < b.depositId ? -1 : 1))
      : named.map((id) => good.find(({ depositId }) => depositId === id))
  const parts: PowerPart[] = []
  let missing = needed
  for (const deposit of order) {
    if (!deposit) return null
    const power = Math.min(missing, deposit.left)
    if (power > 0) parts.push({ depositId: deposit.depositId, power })
    missing -= power
  }
  return missing > 0 ? null : parts
}
