import type { Clock, Transactions } from '@sojourn/kernel'
import type { Lease } from '../fence.ts'
import { keyStore } from './data/key-store.sql.ts'
import { LEASE_MS } from './decide.ts'
import type { KeyedRequest } from './request.ts'

const BEAT_MS = 1_000
/** The holder of a lease thinks it over this much before others do, whose clocks may differ. */
const MARGIN_MS = 500

/** Renews the leases of all keys that this process works on, once a second: of a call that is quicker than that, never. */
export interface Heartbeat {
  /** Holds a key from the moment it was taken until `release`. */
  hold(request: KeyedRequest, run: number, takenMs: number): Lease & { release(): void }
}

export function createHeartbeat(db: Transactions, clock: Clock): Heartbeat {
  const held = new Set<HeldKey>()
  let isScheduled = false

  async function renew(keys: readonly HeldKey[]): Promise<void> {
    const untilMs = clock.nowMs() + LEASE_MS
    const isOurs = await db.asSystem((tx) => Promise.all(keys.map(({ request, run }) => keyStore.extend(tx, request, run, untilMs))))
    for (const [index, key] of keys.entries()) if (isOurs[index]) key.untilMs = untilMs
  }

  async function beat(): Promise<void> {
    const nowMs = clock.nowMs()
    // Work that outlived its lease renews it itself before its next transaction. It may have no next one.
    for (const key of held) if (key.untilMs <= nowMs) held.delete(key)
    const due = [...held].filter(({ untilMs }) => untilMs <= nowMs + LEASE_MS - BEAT_MS)
    // Where the database cannot be asked the lease ends, and its holder finds out before its next transaction.
    if (due.length > 0) await renew(due).catch(() => undefined)
    isScheduled = false
    schedule()
  }

  function schedule(): void {
    if (isScheduled || held.size === 0) return
    isScheduled = true
    setTimeout(beat, BEAT_MS).unref()
  }

  return {
    hold(request, run, takenMs) {
      const key: HeldKey = { request, run, untilMs: takenMs + LEASE_MS }
      let isReleased = false
      const keep = () => {
        held.add(key)
        schedule()
      }
      keep()
      return {
        get isOver() {
          return clock.nowMs() >= key.untilMs - MARGIN_MS
        },
        async renew() {
          await renew([key])
          if (!isReleased) keep()
          return !this.isOver
        },
        release() {
          isReleased = true
          held.delete(key)
        },
      }
    },
  }
}

interface HeldKey {
  readonly request: KeyedRequest
  readonly run: number
  untilMs: number
}
