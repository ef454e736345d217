import type { CheckoutId, OrgId, ProductCode, Tx } from '@sojourn/kernel'
import type { RemoteHold } from '../domain/remote-hold.ts'

/** What rows that fall due are announced as. */
export const REMOTE_HOLDS = 'remote_holds'

export interface Of {
  readonly orgId: OrgId
  readonly checkoutId: CheckoutId
}

export interface NewHold extends Of {
  readonly itemNo: number
  readonly product: ProductCode
  readonly supplier: string
  readonly key: string
  readonly untilMs: number
}

export interface RemoteHoldStore {
  insert(tx: Tx, hold: NewHold, nextMs: number): Promise<void>
  listOf(tx: Tx, of: Of): Promise<RemoteHold[]>
  /** Null where it is not held any more. */
  move(tx: Tx, from: Of & { readonly itemNo: number }, to: Pick<RemoteHold, 'checkoutId' | 'itemNo'>): Promise<RemoteHold | null>
  /** False where it is not asked for any more. */
  markHeld(tx: Tx, of: Of & { itemNo: number; holdRef: string; untilMs?: number | undefined }): Promise<boolean>
  /** Those that are asked for or held, of a checkout or of one item of it. */
  markReleasing(tx: Tx, of: Of & { readonly itemNo?: number }, nextMs: number): Promise<void>
  /** The rows of all items, whatever their state, make way: they are another checkout's, their numbers higher by so many. */
  makeWay(tx: Tx, of: Of, to: Pick<NewHold, 'checkoutId'> & { readonly beyond: number }): Promise<void>
  markTaken(tx: Tx, of: Of): Promise<void>
  /** Takes what is due for a while; an ask that was left lying is to be released from then on. */
  claimDue(tx: Tx, ask: { nowMs: number; untilMs: number; limit: number }): Promise<RemoteHold[]>
  markReleased(tx: Tx, hold: RemoteHold): Promise<void>
  askAgain(tx: Tx, hold: RemoteHold, nextMs: number): Promise<void>
  nextDueMs(tx: Tx): Promise<number | null>
}
