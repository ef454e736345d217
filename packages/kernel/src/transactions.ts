import type { OrgId } from './id.ts'

declare const transaction: unique symbol

/** One open database transaction. Opaque: only `data/*.sql.ts` can look inside, through `packages/db`. */
export interface Tx {
  readonly [transaction]: true
}

/** Opens transactions. `inTenant` sees one organisation's rows only (row-level security); `asSystem` sees all, for jobs. */
export interface Transactions {
  inTenant<T>(tenant: OrgId, work: (tx: Tx) => Promise<T>): Promise<T>
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
