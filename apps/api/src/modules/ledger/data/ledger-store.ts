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

export interface PostedAsk {
  readonly orgId: OrgId
  readonly account: Account
  readonly subject: string
  /** The posting's. */
  readonly key: string
}

export interface OfAgent {
  readonly orgId: OrgId
  readonly agentId: string
}

/** What an agent earned on one booking, or was paid by one payout. */
export interface OpenEarning {
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
  openEarnings(tx: Tx, of: OfAgent): Promise<OpenEarning[]>
  closeEarnings(tx: Tx, which: OfAgent & { readonly of: readonly string[] }): Promise<void>
  posted(tx: Tx, of: PostedAsk): Promise<Omit<SubjectBalance, 'subject'> | null>
}
