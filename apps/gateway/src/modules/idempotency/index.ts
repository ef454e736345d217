import { accept, type Clock, type OrgId, type Outcome, refuse, type Transactions } from '@sojourn/kernel'
import { keyStore } from './data/key-store.sql.ts'
import type { SavedAnswer } from './data/key-store.ts'

export type { SavedAnswer } from './data/key-store.ts'

/** One key, one effect: the first answer is kept and told again. */
export interface Idempotency {
  /**
   * Runs the work once for a key and saves its answer, errors included. Refuses with `key_reused` where the key came with another request,
   * `key_in_use` while the first run goes on.
   */
  once(merchantId: OrgId, key: string, requestHash: string, work: () => Promise<SavedAnswer>): Promise<Outcome<SavedAnswer & { replayed: boolean }>>
  /** Keys older than a day go. */
  prune(): Promise<void>
}

/** Longer than any call takes; a key held longer belongs to a process that died. */
const LOCK_MS = 30_000
const DAY_MS = 86_400_000
const CRASHED: SavedAnswer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'Something went wrong on our side. Ask what became of the request.' } },
}

export function createIdempotency({ db, clock }: { db: Transactions; clock: Clock }): Idempotency {
  const take = (merchantId: OrgId, key: string, requestHash: string): Promise<Outcome<SavedAnswer | null>> =>
    db.inTenant(merchantId, async (tx) => {
      const nowMs = clock.nowMs()
      const lockedUntilMs = nowMs + LOCK_MS
      if (await keyStore.take(tx, merchantId, key, { requestHash, nowMs, lockedUntilMs })) return accept(null)
      const row = await keyStore.lock(tx, merchantId, key)
      if (!row) return refuse('key_in_use')
      if (row.requestHash !== requestHash) return refuse('key_reused')
      if (row.answer) return accept(row.answer)
      if (row.lockedUntilMs > nowMs) return refuse('key_in_use')
      await keyStore.relock(tx, merchantId, key, lockedUntilMs)
      return accept(null)
    })

  return {
    async once(merchantId, key, requestHash, work) {
      const taken = await take(merchantId, key, requestHash)
      if (!taken.ok) return taken
      if (taken.value) return accept({ ...taken.value, replayed: true })
      let answer = CRASHED
      try {
        answer = await work()
      } finally {
        await db.inTenant(merchantId, (tx) => keyStore.finish(tx, merchantId, key, answer))
      }
      return accept({ ...answer, replayed: false })
    },
    async prune() {
      await db.asSystem((tx) => keyStore.prune(tx, clock.nowMs() - DAY_MS))
    },
  }
}

export const idempotencyMigrations = { owner: 'gateway-idempotency', folder: new URL('./data/', import.meta.url) }
