import { invariant, type Money } from '@sojourn/kernel'

/** Where money stands, in the field's words. */
export type Account = 'gateway_clearing' | 'customer_prepayment' | 'supplier_payable' | 'tax_payable' | 'revenue' | 'refunds'

/** Debit accounts grow by a debit (what is ours or owed to us), credit accounts by a credit (what we owe, what we earned). */
const SIDE: Readonly<Record<Account, 'debit' | 'credit'>> = {
  gateway_clearing: 'debit',
  customer_prepayment: 'credit',
  supplier_payable: 'credit',
  tax_payable: 'credit',
  revenue: 'credit',
  refunds: 'credit',
}
/** These may not fall below 0. Revenue may: a discount can cost more than a booking earned. */
export const isGuarded = (account: Account): boolean => account !== 'revenue'

/** One line of a posting; amounts are not negative, the side says which way. */
export interface PostingLine {
  readonly account: Account
  readonly side: 'debit' | 'credit'
  readonly amount: Money
}

export const debit = (account: Account, amount: Money): PostingLine => ({ account, side: 'debit', amount })
export const credit = (account: Account, amount: Money): PostingLine => ({ account, side: 'credit', amount })
/** The same lines on the other side: takes a posting back. */
export const inverse = (lines: readonly PostingLine[]): PostingLine[] =>
  lines.map((line) => ({ ...line, side: line.side === 'debit' ? ('credit' as const) : ('debit' as const) }))

export interface Entry {
  readonly account: Account
  readonly currency: string
  /** Debit positive, credit negative. */
  readonly minor: number
  /** What it does to the balance of its account. */
  readonly delta: number
}

/** Checks a posting and merges its lines per account, in a fixed order so that two postings never wait for each other in a circle. */
export function entriesOf(lines: readonly PostingLine[]): Entry[] {
  const merged = new Map<string, Entry>()
  const sums = new Map<string, number>()
  for (const { account, side, amount } of lines) {
    invariant(amount.minor >= 0, `a posting line is not negative: ${account} ${amount.minor}`)
    const minor = side === 'debit' ? amount.minor : -amount.minor
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + minor)
    const key = `${account} ${amount.currency}`
    const total = (merged.get(key)?.minor ?? 0) + minor
    merged.set(key, { account, currency: amount.currency, minor: total, delta: SIDE[account] === 'debit' ? total : -total })
  }
  for (const [currency, total] of sums) invariant(total === 0, `a posting sums to 0 per currency, this one to ${total} ${currency}`)
  return [...merged.keys()]
    .sort()
    .map((key) => merged.get(key)!)
    .filter((entry) => entry.minor !== 0)
}
