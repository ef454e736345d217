import type { OrgId } from './id.ts'

declare const transaction: unique symbol

/** One open database transaction. Opaque: only `data/*.sql.ts` can look inside, through `packages/db`. */
export interface Tx {
  readonly [transaction]: true
}

/** What is known of a transaction before it begins. */
export interface TxHow {
  /** How many statements the work asks, no more: the commit goes out with the last of them. Not where the work may fail after it, for that undoes nothing then. */
  readonly asks?: number
  /** All that it reads is of one moment (`repeatable read`); where another changed what it writes, the work runs again. */
  readonly snapshot?: boolean
}

/** Opens transactions. `inTenant` sees one organisation's rows only (row-level security); `asSystem` sees all, for jobs. */
export interface Transactions {
  inTenant<T>(tenant: OrgId, work: (tx: Tx) => Promise<T>, how?: TxHow): Promise<T>
  asSystem<T>(work: (tx: Tx) => Promise<T>, how?: TxHow): Promise<T>
}
