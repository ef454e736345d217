import { accept, type Clock, type OrgId, type Outcome, refuse, type Transactions, type Tx } from '@sojourn/kernel'
import { keyStore } from './data/key-store.sql.ts'
import type { SavedAnswer } from './data/key-store.ts'

export type { SavedAnswer } from './data/key-store.ts'

interface ToldAnswer extends SavedAnswer {
  readonly replayed: boolean
}

/** One key, one effect: the first answer is kept and told again. */
export interface Idempotency {
  /**
   * Runs the work once for a key and saves its answer, errors included. Refuses with `key_reused` where the key came with another request,
   * `key_in_use` while the first run goes on.
   */
  once(merchantId: OrgId, key: string, requestHash: string, work: () => Promise<SavedAnswer>): Promise<Outcome<ToldAnswer>>
  /**
   * The same for work that is all in our own database: key, work and answer are one transaction. Who comes with the key meanwhile waits, and is told the
   * answer. Work that throws has done nothing, which is saved as well.
   */
  onceInside(merchantId: OrgId, key: string, requestHash: string, work: (tx: Tx) => Promise<SavedAnswer>): Promise<Outcome<ToldAnswer>>
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

/** Ends a transaction whose key somebody else has, or whose answer is saved. */
class NotOurs extends Error {
  readonly taken: Outcome<SavedAnswer | null>

  constructor(taken: Outcome<SavedAnswer | null>) {
    super('the key of this request is not ours')
    this.taken = taken
  }
}

export function createIdempotency({ db, clock }: { db: Transactions; clock: Clock }): Idempotency {
  /** The answer that is saved under the key; null where the key is ours now. */
  async function take(tx: Tx, merchantId: OrgId, key: string, requestHash: string): Promise<Outcome<SavedAnswer | null>> {
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
  }

  /** Takes the key, works and saves the answer, in one transaction. The work does not wait for the key: where that is not ours, all is undone. */
  async function inside(merchantId: OrgId, key: string, requestHash: string, work: (tx: Tx) => Promise<SavedAnswer>): Promise<Outcome<ToldAnswer>> {
    try {
      return await db.inTenant(merchantId, async (tx) => {
        const ours = take(tx, merchantId, key, requestHash).then((taken) => {
          if (!taken.ok || taken.value) throw new NotOurs(taken)
        })
        const [, answer] = await Promise.all([ours, work(tx)])
        await keyStore.finish(tx, merchantId, key, answer)
        return accept({ ...answer, replayed: false })
      })
    } catch (error) {
      if (error instanceof NotOurs) return error.taken.ok ? accept({ ...(error.taken.value as SavedAnswer), replayed: true }) : error.taken
      throw error
    }
  }

  return {
    async once(merchantId, key, requestHash, work) {
      const taken = await db.inTenant(merchantId, (tx) => take(tx, merchantId, key, requestHash))
      if (!taken.ok) return taken
      if (taken.value) return accept({ ...taken.value, replayed: true })
      let answer = CRASHED
      try {
        answer = await work()
      } finally {
        await db.inTenant(merchantId, (tx) => keyStore.finish(tx, merchantId, key, answer), { asks: 1 })
      }
      return accept({ ...answer, replayed: false })
    },
    async onceInside(merchantId, key, requestHash, work) {
      try {
        return await inside(merchantId, key, requestHash, work)
      } catch (error) {
        const saved = await inside(merchantId, key, requestHash, async () => CRASHED)
        if (!saved.ok || saved.value.replayed) return saved
        throw error
      }
    },
    async prune() {
      await db.asSystem((tx) => keyStore.prune(tx, clock.nowMs() - DAY_MS))
    },
  }
}

export const idempotencyMigrations = { owner: 'gateway-idempotency', folder: new URL('./data/', import.meta.url) }
