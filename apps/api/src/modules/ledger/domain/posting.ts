import { invariant, type Money } from '@sojourn/kernel'

/** The accounts, in the field's words, and where each grows: by a debit (ours, or owed to us) or by a credit (what we owe, what we earned). */
export const SIDES = {
  gateway_clearing: 'debit',
  customer_prepayment: 'credit',
  supplier_payable: 'credit',
  tax_payable: 'credit',
  agency_payable: 'credit',
  payouts: 'credit',
  revenue: 'credit',
  refunds: 'credit',
  stored_value: 'credit',
  points: 'credit',
  credit_available: 'credit',
  tender_held: 'credit',
  value_issued: 'debit',
  points_issued: 'debit',
  credit_granted: 'debit',
  promotions: 'debit',
  points_funding: 'debit',
  waivers: 'debit',
  fx_clearing: 'debit',
  bank: 'debit',
  organisation_receivable: 'debit',
} as const satisfies Record<string, 'debit' | 'credit'>

/** The accounts of money, points and credit. */
export type Account = keyof typeof SIDES

// Revenue may fall below 0: a discount can cost more than a booking earned. So may what an agency earned, once it was paid out. The others say what was given, and to whom it is charged.
const FREE: ReadonlySet<Account> = new Set([
  'revenue',
  'agency_payable',
  'value_issued',
  'points_issued',
  'credit_granted',
  'promotions',
  'points_funding',
  'waivers',
  'fx_clearing',
  'organisation_receivable',
])
/** A guarded account never falls below 0, for no subject. */
export const isGuarded = (account: Account): boolean => !FREE.has(account)

/** One line of a posting; amounts are not negative, the side says which way. */
export interface PostingLine {
  readonly account: Account
  readonly side: 'debit' | 'credit'
  readonly amount: Money
  /** Whose balance it moves, where that is not the posting's subject: an instrument, a tender. */
  readonly subject?: string
}

export const debit = (account: Account, amount: Money, subject?: string): PostingLine => line(account, 'debit', amount, subject)
export const credit = (account: Account, amount: Money, subject?: string): PostingLine => line(account, 'credit', amount, subject)
const line = (account: Account, side: PostingLine['side'], amount: Money, subject?: string): PostingLine => ({
  account,
  side,
  amount,
  ...(subject !== undefined && { subject }),
})
/** The same lines on the other side: takes a posting back. */
export const inverse = (lines: readonly PostingLine[]): PostingLine[] =>
  lines.map((each) => ({ ...each, side: each.side === 'debit' ? ('credit' as const) : ('debit' as const) }))

export interface Entry {
  readonly account: Account
  readonly currency: string
  readonly subject: string
  /** Debit positive, credit negative. */
  readonly minor: number
  /** What it does to the balance of its account. */
  readonly delta: number
}

/** Checks a posting and merges its lines per balance, in a fixed order so that two postings never wait for each other in a circle. */
export function entriesOf(lines: readonly PostingLine[], ofPosting: string): Entry[] {
  const merged = new Map<string, Entry>()
  const sums = new Map<string, number>()
  for (const { account, side, amount, subject = ofPosting } of lines) {
    invariant(amount.minor >= 0, `a posting line is not negative: ${account} ${amount.minor}`)
    const { currency } = amount
    const minor = side === 'debit' ? amount.minor : -amount.minor
    sums.set(currency, (sums.get(currency) ?? 0) + minor)
    const key = `${account} ${currency} ${subject}`
    const total = (merged.get(key)?.minor ?? 0) + minor
    merged.set(key, { account, currency, subject, minor: total, delta: SIDES[account] === 'debit' ? total : -total })
  }
  for (const [currency, total] of sums) invariant(total === 0, `a posting sums to 0 per currency, this one to ${total} ${currency}`)
  return [...merged.keys()]
    .sort()
    .map((key) => merged.get(key)!)
    .filter((entry) => entry.minor !== 0)
}
