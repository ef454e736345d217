import type { Clock, Ids, OrgId, Tx } from '@sojourn/kernel'
import { ledgerStore } from './data/ledger-store.sql.ts'
import type { Balance } from './data/ledger-store.ts'
import { entriesOf, type PostingLine } from './domain/posting.ts'

export type { Balance } from './data/ledger-store.ts'
export { type Account, credit, debit, inverse, type PostingLine } from './domain/posting.ts'
export { ledgerInvariants } from './invariants.ts'

export const ledgerMigrations = { owner: 'ledger', folder: new URL('./data/', import.meta.url) }

export interface Posting {
  readonly orgId: OrgId
  /** One key, one effect: a second posting with it writes nothing. */
  readonly key: string
  readonly kind: string
  /** Whose money it is: a booking. */
  readonly subject: string
  /** Debits equal credits per currency; anything else throws. Lines of 0 are left out. */
  readonly lines: readonly PostingLine[]
}

export interface Ledger {
  /** False where the key was posted before. Throws where a guarded account would fall below 0. */
  post(tx: Tx, posting: Posting): Promise<boolean>
  balances(tx: Tx, orgId: OrgId, subject: string): Promise<Balance[]>
}

export function createLedger({ clock, ids }: { clock: Clock; ids: Ids }): Ledger {
  return {
    async post(tx, { lines, ...posting }) {
      const entries = entriesOf(lines)
      if (entries.length === 0) return false
      return ledgerStore.insert(tx, { ...posting, transactionId: ids.next<'ledger'>('ltx'), entries, atMs: clock.nowMs() })
    },
    balances: ledgerStore.balances,
  }
}
