import type { OrgId } from './id.ts'

declare const transaction: unique symbol

/** One open database transaction. Opaque: only `data/*.sql.ts` can look inside, through `packages/db`. */
export interface Tx {
  readonly [transaction]: true
}

/** What is known of a transaction before it begins. */
export interface TxHow {
  /** It only reads: the database refuses it a write, and it needs no end. */
  readonly readOnly?: boolean
  /** All that it reads is of one moment (`repeatable read`); where another changed what it writes, the work runs again. */
  readonly snapshot?: boolean
  /**
   * Nothing in it waits for an answer and then asks again: it goes out as one batch, which PostgreSQL does whole or not at all, so that nothing is begun and
   * ended. Asking again is refused. What is lost on the way may have been done, and is not repeated: for claims and marks that are found again.
   * Work that throws after it was sent undoes nothing.
   */
  readonly oneBatch?: boolean
  /** It may take minutes, as a migration of data or a check of all rows does: no time-out ends it. */
  readonly unhurried?: boolean
}

/** Opens transactions. `inTenant` sees one organisation's rows only (row-level security); `asSystem` sees all, for jobs. */
export interface Transactions {
  inTenant<T>(tenant: OrgId, work: (tx: Tx) => Promise<T>, how?: TxHow): Promise<T>
  asSystem<T>(work: (tx: Tx) => Promise<T>, how?: TxHow): Promise<T>
}
