import { accept, type Clock, never, type Outcome, type Refusal, refuse, type Transactions, type Tx } from '@sojourn/kernel'
import { LeaseLost, underLease } from '../fence.ts'
import { DatabaseTrouble } from '../trouble.ts'
import type { MigrationSet } from '../types.ts'
import { keyStore } from './data/key-store.sql.ts'
import { decide, LEASE_MS, REMEMBERED_MS } from './decide.ts'
import { createHeartbeat } from './heartbeat.ts'
import type { KeyedRequest, SavedAnswer } from './request.ts'

/** The table of keyed requests. A face that migrates an older table of its own into it runs this set first. */
export const idempotencyMigrations: MigrationSet = { owner: 'idempotency', folder: new URL('./data/', import.meta.url) }

interface KeyedAnswer extends SavedAnswer {
  /** True where it is the answer of an earlier request. */
  readonly replayed: boolean
}

/** `key_reused`: the key came with another request before. `in_flight`: its first run still goes on. */
export type KeyRefusal = Refusal<'key_reused' | 'in_flight'>

type Keyed = Outcome<KeyedAnswer, KeyRefusal>

/** One key, one effect: the first answer is saved and sent again for a day. */
export interface Idempotency {
  /**
   * Runs the work once for a key. Work whose process crashed is run again by the same request once its lease is over, four seconds later, so it must do
   * nothing twice on its own. Work that lost its lease to another process begins and commits no transaction any more.
   */
  once(request: KeyedRequest, work: () => Promise<SavedAnswer>): Promise<Keyed>
  /**
   * The same for work that is all in our own database: key, work and answer are one transaction. A caller that comes with the key meanwhile waits, and gets the
   * answer. Work that throws has done nothing; where the answer to its commit was lost, the key shows its result.
   */
  onceInside(request: KeyedRequest, work: (tx: Tx) => Promise<SavedAnswer>): Promise<Keyed>
  /** Deletes keys older than a day, but for those whose work is running. Returns how many went. */
  prune(): Promise<number>
}

export interface IdempotencyDeps {
  readonly db: Transactions
  readonly clock: Clock
  /**
   * What a fault of ours (work that throws, a status from 500 up) leaves under its key. `forget`: nothing, so that the key may be tried again. An answer:
   * the fault is saved like any other, and this is what a repeat gets where the work threw.
   */
  readonly afterFault: 'forget' | SavedAnswer
}

/** Ends a transaction whose key is not ours: another has it, or its answer is saved. */
class NotOurs extends Error {
  readonly known: Keyed

  constructor(known: Keyed) {
    super('the key of this request is not ours')
    this.known = known
  }
}

export function createIdempotency({ db, clock, afterFault }: IdempotencyDeps): Idempotency {
  const heartbeat = createHeartbeat(db, clock)

  /** The number of our run where the key is ours now, else its result. */
  async function take(tx: Tx, request: KeyedRequest): Promise<{ run: number } | { known: Keyed }> {
    const nowMs = clock.nowMs()
    const untilMs = nowMs + LEASE_MS
    if (await keyStore.insert(tx, request, { run: 1, untilMs, nowMs })) return { run: 1 }
    const known = await keyStore.lock(tx, request)
    // Its run failed just now and deleted the key, or it was pruned: the next request finds it free.
    if (!known) return { known: refuse('in_flight') }
    const lease = { run: known.run + 1, untilMs, nowMs }
    const decision = decide(known, request.fingerprint, nowMs)
    switch (decision.step) {
      case 'replay':
        return { known: accept({ ...decision.answer, replayed: true }) }
      case 'refuse':
        return { known: refuse(decision.code) }
      case 'resume':
        keyStore.resume(tx, request, lease)
        return { run: lease.run }
      case 'renew':
        keyStore.renew(tx, request, lease)
        return { run: lease.run }
      default:
        return never(decision)
    }
  }

  /** Saves the answer of a run, or frees its key where that is how faults are treated. */
  async function settle(tx: Tx, request: KeyedRequest, run: number, answer: SavedAnswer | 'threw' | 'undecided'): Promise<void> {
    if (answer === 'undecided') return keyStore.forget(tx, request, run)
    if (afterFault === 'forget') return answer === 'threw' || answer.status >= 500 ? keyStore.forget(tx, request, run) : keyStore.save(tx, request, run, answer)
    keyStore.save(tx, request, run, answer === 'threw' ? afterFault : answer)
  }

  /** Takes the key, works and settles, in one transaction. The work waits for the key where it may have been done before; else, where that is not ours, all is undone. */
  async function inside(request: KeyedRequest, work: (tx: Tx) => Promise<SavedAnswer>, mayBeDone = false): Promise<Keyed> {
    try {
      return await db.inTenant(request.orgId, async (tx) => {
        const ours = take(tx, request).then((taken) => {
          if ('known' in taken) throw new NotOurs(taken.known)
          return taken.run
        })
        const [run, answer] = await Promise.all([ours, mayBeDone ? ours.then(() => work(tx)) : work(tx)])
        await settle(tx, request, run, answer)
        return accept({ ...answer, replayed: false })
      })
    } catch (error) {
      if (error instanceof NotOurs) return error.known
      throw error
    }
  }

  return {
    async once(request, work) {
      const takenMs = clock.nowMs()
      const taken = await db.inTenant(request.orgId, (tx) => take(tx, request))
      if ('known' in taken) return taken.known
      const settled = (answer: SavedAnswer | 'threw' | 'undecided') => db.inTenant(request.orgId, (tx) => settle(tx, request, taken.run, answer))
      const lease = heartbeat.hold(request, taken.run, takenMs)
      let answer: SavedAnswer
      try {
        answer = await underLease(lease, work)
      } catch (error) {
        // The caller must get this error, also where the key cannot be settled: its lease expires.
        await settled(isUndecided(error) ? 'undecided' : 'threw').catch(() => undefined)
        throw error
      } finally {
        lease.release()
      }
      await settled(answer)
      return accept({ ...answer, replayed: false })
    },
    async onceInside(request, work) {
      try {
        return await inside(request, work)
      } catch (error) {
        // A caller that takes the key now has waited for a running commit: its answer is there, or nothing was done.
        if (error instanceof DatabaseTrouble && error.isOutcomeUnknown) return inside(request, work, true)
        if (afterFault === 'forget' || isUndecided(error)) throw error
        // All was undone, the key too: the fault is saved under it, unless another came first.
        const known = await inside(request, async () => afterFault)
        if (!known.ok || known.value.replayed) return known
        throw error
      }
    },
    async prune() {
      const nowMs = clock.nowMs()
      return db.asSystem((tx) => keyStore.prune(tx, { createdBeforeMs: nowMs - REMEMBERED_MS, nowMs }), { unhurried: true })
    },
  }
}

/** No fault of the work: asked again, it may well succeed. */
const isUndecided = (error: unknown): boolean => error instanceof DatabaseTrouble || error instanceof LeaseLost
