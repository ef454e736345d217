import type { OrgId, Tx } from '@sojourn/kernel'

export interface SavedAnswer {
  readonly status: number
  readonly body: unknown
}

export interface KeyRow {
  readonly requestHash: string
  readonly lockedUntilMs: number
  /** Null while the first run goes on. */
  readonly answer: SavedAnswer | null
}

export interface KeyStore {
  /** True where the key is new and now ours. */
  take(tx: Tx, merchantId: OrgId, key: string, row: { requestHash: string; nowMs: number; lockedUntilMs: number }): Promise<boolean>
  lock(tx: Tx, merchantId: OrgId, key: string): Promise<KeyRow | null>
  relock(tx: Tx, merchantId: OrgId, key: string, lockedUntilMs: number): Promise<void>
  finish(tx: Tx, merchantId: OrgId, key: string, answer: SavedAnswer): Promise<void>
  prune(tx: Tx, beforeMs: number): Promise<void>
}
