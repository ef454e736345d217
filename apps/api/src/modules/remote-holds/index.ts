import type { CheckoutId, Clock, Tx } from '@sojourn/kernel'
import { remoteHoldStore } from './data/remote-hold-store.sql.ts'
import type { NewHold, Of } from './data/remote-hold-store.ts'
import { pauseMs, type RemoteHold } from './domain/remote-hold.ts'

export { REMOTE_HOLDS } from './data/remote-hold-store.ts'
export type { RemoteHold } from './domain/remote-hold.ts'
export { remoteHoldInvariants } from './invariants.ts'

export const remoteHoldsMigrations = { owner: 'remote-holds', folder: new URL('./data/', import.meta.url) }

/** Where what takes a place was held before, by its number; null where no remote supplier holds it. */
export type RemotePlace = { readonly kept: number } | { readonly taken: number } | null

/** What remote suppliers hold for checkouts. Nothing here calls a supplier: a flow does, between these verbs. */
export interface RemoteHolds {
  /** Stores that a hold is requested. Commit before calling. Without a result for a minute, it is released by its key. */
  ask(tx: Tx, hold: NewHold): Promise<void>
  /** The supplier holds it, until its own end where that is another; false where that came too late and it is to be released. */
  held(tx: Tx, of: Of & { readonly itemNo: number; readonly holdRef: string; readonly untilMs?: number | undefined }): Promise<boolean>
  listOf(tx: Tx, of: Of): Promise<RemoteHold[]>
  /** What is held for one checkout, as its only item, is held for an item of another one from now on; null where it is not held any more. */
  move(tx: Tx, from: Of, to: Pick<RemoteHold, 'checkoutId' | 'itemNo'>): Promise<RemoteHold | null>
  /** Marks what is requested or held for a checkout for release; a worker calls the suppliers. A second call changes nothing. */
  release(tx: Tx, of: Of): Promise<void>
  /**
   * What a checkout holds from now on, item by item: what it held as another number, what is held for `from`, or what no remote supplier holds. All else that it held is released.
   * False where one of them is not held any more.
   */
  rearrange(tx: Tx, of: Of, to: { readonly places: readonly RemotePlace[]; readonly from: CheckoutId }): Promise<boolean>
  /** It became an order: there is nothing to release any more. */
  taken(tx: Tx, of: Of): Promise<void>
  /** What is to be released now. */
  claimDue(tx: Tx, limit: number): Promise<RemoteHold[]>
  released(tx: Tx, hold: RemoteHold): Promise<void>
  /** The supplier did not answer: asked again after a pause that grows. */
  postpone(tx: Tx, hold: RemoteHold): Promise<void>
  /** When the next falls due; null where nothing does. */
  nextDueMs(tx: Tx): Promise<number | null>
}

const LEFT_LYING_MS = 60_000
const CLAIMED_FOR_MS = 30_000
/** More than a checkout has items. */
const BEYOND = 1_000

export function createRemoteHolds({ clock }: { readonly clock: Clock }): RemoteHolds {
  return {
    ask: (tx, hold) => remoteHoldStore.insert(tx, hold, clock.nowMs() + LEFT_LYING_MS),
    held: remoteHoldStore.markHeld,
    listOf: remoteHoldStore.listOf,
    move: (tx, from, to) => remoteHoldStore.move(tx, { ...from, itemNo: 1 }, to),
    release: (tx, of) => remoteHoldStore.markReleasing(tx, of, clock.nowMs()),
    async rearrange(tx, of, { places, from }) {
      const kept = places.flatMap((place) => (place && 'kept' in place ? [place.kept] : []))
      for (const { itemNo } of await remoteHoldStore.listOf(tx, of)) {
        if (!kept.includes(itemNo)) await remoteHoldStore.markReleasing(tx, { ...of, itemNo }, clock.nowMs())
      }
      await remoteHoldStore.makeWay(tx, of, { checkoutId: from, beyond: BEYOND })
      for (const [index, place] of places.entries()) {
        if (!place) continue
        const itemNo = 'kept' in place ? place.kept + BEYOND : place.taken
        if (!(await remoteHoldStore.move(tx, { ...of, checkoutId: from, itemNo }, { checkoutId: of.checkoutId, itemNo: index + 1 }))) return false
      }
      return true
    },
    taken: remoteHoldStore.markTaken,
    claimDue: (tx, limit) => remoteHoldStore.claimDue(tx, { nowMs: clock.nowMs(), untilMs: clock.nowMs() + CLAIMED_FOR_MS, limit }),
    released: remoteHoldStore.markReleased,
    postpone: (tx, hold) => remoteHoldStore.askAgain(tx, hold, clock.nowMs() + pauseMs(hold.tries)),
    nextDueMs: remoteHoldStore.nextDueMs,
  }
}
