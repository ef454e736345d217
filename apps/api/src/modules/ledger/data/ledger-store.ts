import type { OrgId, Tx } from '@sojourn/kernel'
import type { Account, Entry } from '../domain/posting.ts'

export interface NewTransaction {
  readonly orgId: OrgId
  readonly transactionId: string
  readonly key: string
  readonly kind: string
  readonly subject: string
  readonly entries: readonly Entry[]
  readonly atMs: number
}

export interface Balance {
  readonly account: Account
  readonly currency: string
  readonly minor: number
}

/** What one subject has on an account: an instrument's value, a lot's points, what a tender holds. */
export interface SubjectBalance {
  readonly subject: string
  readonly currency: string
  readonly minor: number
}

export interface BalancesAsk {
  readonly orgId: OrgId
  readonly account: Account
  readonly currency?: string
  readonly subjects: readonly string[]
}

export interface EntriesAsk extends BalancesAsk {
  /** The id of the last entry of the page before. */
  readonly cursor?: string | undefined
  readonly limit: number
}

export interface SumsAsk {
  readonly orgId: OrgId
  readonly account: Account
  readonly subject: string
}

export interface PostedAsk extends SumsAsk {
  /** The posting's. */
  readonly key: string
}

/** The sum of the postings of one booking, or another subject, on a balance. */
export interface PostingSum {
  readonly of: string
  readonly currency: string
  readonly minor: number
}

/** One movement on an account of a subject. */
export interface LedgerEntry {
  /** Also the cursor behind it. */
  readonly id: string
  readonly atMs: number
  /** The kind and the subject (a booking, a checkout) of the posting it belongs to. */
  readonly kind: string
  readonly of: string
  readonly subject: string
  readonly currency: string
  /** What it did to the balance: more is positive. */
  readonly delta: number
  /** The subject's balance after it. */
  readonly balance: number
}

export interface LedgerStore {
  /** False where this key was posted before: nothing is written then. */
  insert(tx: Tx, transaction: NewTransaction): Promise<boolean>
  /** The same without an answer: what is refused fails the transaction. */
  write(tx: Tx, transaction: NewTransaction): Promise<void>
  balances(tx: Tx, orgId: OrgId, subject: string): Promise<Balance[]>
  balancesOf(tx: Tx, ask: BalancesAsk, lock: boolean): Promise<SubjectBalance[]>
  entriesOf(tx: Tx, ask: EntriesAsk): Promise<LedgerEntry[]>
  accountBalances(tx: Tx, of: Pick<BalancesAsk, 'orgId' | 'account'>): Promise<SubjectBalance[]>
  sumsByPosting(tx: Tx, of: SumsAsk): Promise<PostingSum[]>
  posted(tx: Tx, of: PostedAsk): Promise<Omit<SubjectBalance, 'subject'> | null>
}
