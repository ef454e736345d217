import { createHash } from 'node:crypto'
import { type Clock, never, type OrgId, type Transactions, type Tx } from '@sojourn/kernel'

/** What was kept of a keyed call. */
export interface KeptAnswer {
  readonly status: number
  readonly body: unknown
}

export interface KeyStore {
  /** Takes the key, or tells who has it. A taken key whose worker vanished long ago is taken over. */
  take(
    tx: Tx,
    key: KeyRow,
    staleBeforeMs: number,
  ): Promise<{ state: 'taken' } | { state: 'running'; bodyHash: string } | { state: 'kept'; bodyHash: string; answer: KeptAnswer }>
  keep(tx: Tx, key: KeyRow, answer: KeptAnswer): Promise<void>
  drop(tx: Tx, key: KeyRow): Promise<void>
  prune(tx: Tx, beforeMs: number): Promise<number>
}

export interface KeyRow {
  readonly orgId: OrgId
  /** Who sent it: a person or a browser. Two people may use the same key. */
  readonly owner: string
  readonly path: string
  readonly key: string
  readonly bodyHash: string
  readonly atMs: number
}

const STALE_AFTER_MS = 30_000
const KEPT_FOR_MS = 24 * 3_600_000

/** Runs a keyed call once: the same key and body replay the first answer, another body is refused, a repeat in flight is told to wait. */
export interface Idempotency {
  run(call: Omit<KeyRow, 'bodyHash' | 'atMs'> & { body: unknown }, work: () => Promise<KeptAnswer>): Promise<KeptAnswer | 'in_flight' | 'key_reused'>
  prune(): Promise<number>
}

export function createIdempotency({ transactions, store, clock }: { transactions: Transactions; store: KeyStore; clock: Clock }): Idempotency {
  return {
    async run({ body, ...call }, work) {
      const row: KeyRow = { ...call, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex'), atMs: clock.nowMs() }
      const found = await transactions.inTenant(row.orgId, (tx) => store.take(tx, row, row.atMs - STALE_AFTER_MS))
      if (found.state !== 'taken' && found.bodyHash !== row.bodyHash) return 'key_reused'
      switch (found.state) {
        case 'kept':
          return found.answer
        case 'running':
          return 'in_flight'
        case 'taken':
          return finish(row, work)
        default:
          return never(found)
      }
    },
    prune: () => transactions.asSystem((tx) => store.prune(tx, clock.nowMs() - KEPT_FOR_MS)),
  }

  async function finish(row: KeyRow, work: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    try {
      const result = await work()
      // A fault of ours is not an answer: the caller may try again with the same key. The verbs below are idempotent themselves.
      await transactions.inTenant(row.orgId, (tx) => (result.status >= 500 ? store.drop(tx, row) : store.keep(tx, row, result)))
      return result
    } catch (error) {
      await transactions.inTenant(row.orgId, (tx) => store.drop(tx, row)).catch(() => undefined)
      throw error
    }
  }
}
