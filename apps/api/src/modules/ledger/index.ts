import type { Clock, Ids, OrgId, Tx } from '@sojourn/kernel'
import { creditStore } from './data/credit-store.sql.ts'
import type { CreditAsk, CreditBalance, CreditMove, CreditMovesAsk } from './data/credit-store.ts'
import { ledgerStore } from './data/ledger-store.sql.ts'
import type { Balance, BalancesAsk, EntriesAsk, LedgerEntry, NewTransaction, OfAgent, OpenEarning, PostedAsk, SubjectBalance } from './data/ledger-store.ts'
import { entriesOf, type PostingLine } from './domain/posting.ts'

export type { CreditBalance, CreditMove } from './data/credit-store.ts'
export type { Balance, LedgerEntry, SubjectBalance } from './data/ledger-store.ts'
export { type Account, credit, debit, inverse, type PostingLine } from './domain/posting.ts'
export { ledgerInvariants } from './invariants.ts'

export const ledgerMigrations = { owner: 'ledger', folder: new URL('./data/', import.meta.url) }

export interface Posting {
  readonly orgId: OrgId
  /** One key, one effect: a second posting with it writes nothing. */
  readonly key: string
  readonly kind: string
  /** Whose money it is where a line does not say: a booking. */
  readonly subject: string
  /** Debits equal credits per currency; anything else throws. Lines of 0 are left out. */
  readonly lines: readonly PostingLine[]
}

export interface Ledger {
  /** False where the key was posted before. Throws where a guarded account would fall below 0. */
  post(tx: Tx, posting: Posting): Promise<boolean>
  /** The same for callers that need no answer: it is sent with the next statements, and where it fails the transaction fails. */
  write(tx: Tx, posting: Posting): Promise<void>
  balances(tx: Tx, orgId: OrgId, subject: string): Promise<Balance[]>
  /** What subjects have on one account; those that never had anything are left out. With `lock` no other transaction changes them until this one ends. */
  balancesOf(tx: Tx, ask: BalancesAsk, how?: { readonly lock: boolean }): Promise<SubjectBalance[]>
  /** What moved on one account of these subjects, newest first. */
  entriesOf(tx: Tx, ask: EntriesAsk): Promise<LedgerEntry[]>
  /** The balances of all subjects on one account, also those that are 0. */
  accountBalances(tx: Tx, of: Pick<BalancesAsk, 'orgId' | 'account'>): Promise<SubjectBalance[]>
  /** Of what an agent earned (`agency_payable`) what is not known to be final, divided by what it was posted for: a booking, a payout. */
  openEarnings(tx: Tx, of: OfAgent): Promise<OpenEarning[]>
  /** These are final, until something is posted on them again. */
  closeEarnings(tx: Tx, which: OfAgent & { readonly of: readonly string[] }): Promise<void>
  /** What the posting of a key did to one subject's balance on an account; null where it did nothing, or is not there. */
  posted(tx: Tx, of: PostedAsk): Promise<Omit<SubjectBalance, 'subject'> | null>
  /** The balance of a line of credit, as of one moment. */
  creditOf(tx: Tx, ask: CreditAsk): Promise<CreditBalance>
  /** What made its agency owe more or less, newest first, with what was owed after each. */
  creditMovesOf(tx: Tx, ask: CreditMovesAsk): Promise<CreditMove[]>
}

export function createLedger({ clock, ids }: { clock: Clock; ids: Ids }): Ledger {
  const transactionOf = ({ lines, ...posting }: Posting): NewTransaction => ({
    ...posting,
    transactionId: ids.next<'ledger'>('ltx'),
    entries: entriesOf(lines, posting.subject),
    atMs: clock.nowMs(),
  })
  return {
    async post(tx, posting) {
      const transaction = transactionOf(posting)
      return transaction.entries.length > 0 && ledgerStore.insert(tx, transaction)
    },
    async write(tx, posting) {
      const transaction = transactionOf(posting)
      if (transaction.entries.length > 0) await ledgerStore.write(tx, transaction)
    },
    balances: ledgerStore.balances,
    balancesOf: (tx, ask, how) => ledgerStore.balancesOf(tx, ask, how?.lock ?? false),
    entriesOf: ledgerStore.entriesOf,
    accountBalances: ledgerStore.accountBalances,
    openEarnings: ledgerStore.openEarnings,
    closeEarnings: ledgerStore.closeEarnings,
    posted: ledgerStore.posted,
    creditOf: creditStore.balance,
    creditMovesOf: creditStore.moves,
  }
}
