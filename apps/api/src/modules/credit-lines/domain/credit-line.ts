import {
  accept,
  type Currency,
  compare,
  invariant,
  type Money,
  money,
  type OrgId,
  type Outcome,
  type Refusal,
  refuse,
  subtract,
  type UserId,
} from '@sojourn/kernel'

/** What an agency may owe, in the currency it was agreed in. */
export interface CreditLine {
  readonly orgId: OrgId
  /** Its subject in the ledger. */
  readonly lineId: string
  readonly agentId: UserId
  /** The name the agency has with its vendor. */
  readonly vpId: string
  readonly currency: Currency
  readonly limit: Money
}

/** A line of credit now: `used` + `held` + `available` is the limit. Below 0 `used` is owed to the agency: something came back that it had paid in for. */
export interface CreditStatus {
  readonly limit: Money
  readonly used: Money
  readonly held: Money
  readonly available: Money
}

/** From what the ledger says: what was granted and is neither available nor held is used. */
export function creditStatus({ granted, available, held }: { granted: number; available: number; held: number }, currency: Currency): CreditStatus {
  const used = granted - available - held
  invariant(available >= 0 && held >= 0, 'a credit line is never used beyond its limit')
  return { limit: money(granted, currency), used: money(used, currency), held: money(held, currency), available: money(available, currency) }
}

/** A limit may fall no further than to what is used and held of it. Returns by how much it rises. */
export function limitChange(
  { limit, available }: Pick<CreditStatus, 'limit' | 'available'>,
  wanted: Money,
): Outcome<Money, Refusal<'currency_differs' | 'credit_in_use'>> {
  if (wanted.currency !== limit.currency) return refuse('currency_differs')
  const rise = subtract(wanted, limit)
  return rise.minor + available.minor < 0 ? refuse('credit_in_use') : accept(rise)
}

/** An agency pays what it owes, never more. */
export function payIn({ used }: Pick<CreditStatus, 'used'>, paid: Money): Outcome<Money, Refusal<'currency_differs' | 'more_than_owed'>> {
  if (paid.currency !== used.currency) return refuse('currency_differs')
  return compare(paid, used) > 0 ? refuse('more_than_owed') : accept(paid)
}
