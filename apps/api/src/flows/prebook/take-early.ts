import type { Tx } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { EarlyHold, EarlyHolder } from '../../modules/early-holds/index.ts'
import type { RemoteHold } from '../../modules/remote-holds/index.ts'
import type { PrebookRequest } from '../../sale/shop.ts'
import { localOf } from '../items.ts'
import { RefusalError } from '../refusal-error.ts'
import { releaseEarlyHold } from '../release-early.ts'
import type { ShopDeps } from '../shop-deps.ts'

/** What a request takes over, by the place of its item. */
export type TakenEarly = ReadonlyMap<number, EarlyHold>

export const earlyHolderOf = ({ orgId, user, knownBrowserId }: Caller): EarlyHolder => ({ orgId, browserId: knownBrowserId, userId: user?.userId ?? null })

/**
 * The early holds whose tokens a request has: from now on they are its own. Null where one of them is not the caller's, is over, or was used already. What a remote supplier holds is of the ask
 * it was held for; of our own stock it gives way to whatever is asked for now. Where one is refused the others are released.
 */
export async function takeEarly(deps: ShopDeps, tx: Tx, { items }: PrebookRequest, caller: Caller): Promise<TakenEarly | null> {
  const taken = new Map<number, EarlyHold>()
  for (const [index, { product, ask, early }] of items.entries()) {
    if (early === undefined) continue
    const hold = await deps.earlyHolds.take(tx, earlyHolderOf(caller), early)
    if (hold) taken.set(index, hold)
    if (hold?.product === product && (!hold.offer || deps.products.get(product).sameAsk(hold.ask, ask))) continue
    for (const each of taken.values()) await releaseEarlyHold(deps, tx, each)
    return null
  }
  return taken
}

/** Once the items are priced, and before they are held: what was held early is held by nobody, and counted no more; at a remote supplier it stays held. */
export async function giveWay(deps: ShopDeps, tx: Tx, taken: TakenEarly): Promise<void> {
  for (const hold of taken.values()) {
    deps.holdLimits.release(tx, hold)
    await deps.waitingLists.taken(tx, hold)
    await localOf(deps, hold)?.release(tx, hold)
  }
}

/** What a remote supplier holds early is the checkout's from now on. Throws `RefusalError` (`sold_out`) where it is being released. */
export async function moveEarly(deps: ShopDeps, tx: Tx, hold: EarlyHold, to: Pick<RemoteHold, 'checkoutId' | 'itemNo'>): Promise<RemoteHold> {
  const moved = await deps.remoteHolds.move(tx, hold, to)
  if (!moved) throw new RefusalError({ code: 'sold_out', detail: { product: hold.product } })
  return moved
}
