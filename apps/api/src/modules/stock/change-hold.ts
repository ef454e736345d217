import { accept, never, type OrgId, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { HoldRow, StockStore } from './data/stock-store.ts'
import { countedIn, type HoldState, type StockHold } from './domain/hold.ts'

type Store<Hold extends StockHold> = Pick<StockStore<HoldRow, Hold>, 'lockHold' | 'move' | 'setHold'>

export interface HoldRef {
  readonly orgId: OrgId
  readonly holdId: string
}

export type ConfirmRefusal = Refusal<'unknown_hold'> | Refusal<'hold_cancelled'> | Refusal<'sold_out'>

/** Held units become sold. Those of a released hold are taken again by `retake` where they are still free, else refuses `sold_out`. Confirming twice is confirming once. */
export async function confirmHold<Hold extends StockHold>(
  store: Store<Hold>,
  tx: Tx,
  { orgId, holdId }: HoldRef,
  retake: (hold: Hold) => Promise<boolean>,
): Promise<Outcome<Hold, ConfirmRefusal>> {
  const hold = await store.lockHold(tx, orgId, holdId)
  if (!hold) return refuse('unknown_hold')
  switch (hold.state) {
    case 'confirmed':
      return accept(hold)
    case 'cancelled':
      return refuse('hold_cancelled')
    case 'held':
      store.move(tx, hold, 'held', 'sold')
      break
    case 'released':
      if (!(await retake(hold))) return refuse('sold_out')
      break
    default:
      return never(hold.state)
  }
  store.setHold(tx, hold, { state: 'confirmed' })
  return accept({ ...hold, state: 'confirmed' })
}

/** Held units become free; sold ones are not touched. Returns the state afterwards, null for an unknown hold. A second call changes nothing. */
export async function releaseHold<Hold extends StockHold>(store: Store<Hold>, tx: Tx, { orgId, holdId }: HoldRef): Promise<HoldState | null> {
  const hold = await store.lockHold(tx, orgId, holdId)
  if (hold?.state !== 'held') return hold?.state ?? null
  store.move(tx, hold, 'held', null)
  store.setHold(tx, hold, { state: 'released' })
  return 'released'
}

/** Releases all units of a hold, for good. Returns the hold as it was before, null for an unknown one. A second call changes nothing. */
export async function cancelHold<Hold extends StockHold>(store: Store<Hold>, tx: Tx, { orgId, holdId }: HoldRef): Promise<Hold | null> {
  const hold = await store.lockHold(tx, orgId, holdId)
  if (!hold || hold.state === 'cancelled') return hold
  const column = countedIn(hold.state)
  if (column) store.move(tx, hold, column, null)
  store.setHold(tx, hold, { state: 'cancelled' })
  return hold
}
