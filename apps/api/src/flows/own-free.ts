import type { ProductCode, Tx } from '@sojourn/kernel'
import type { Caller } from '../http/index.ts'
import { type Checkout, isLive } from '../modules/checkouts/index.ts'
import { ownHoldsOf, releaseUnseen } from './own-holds.ts'
import type { ShopDeps } from './shop-deps.ts'

type Deps = Pick<ShopDeps, 'transactions' | 'checkouts' | 'clock' | 'products'>

/** Thrown so that nothing stays released. */
class Read<T> extends Error {
  readonly value: T
  constructor(value: T) {
    super('only read')
    this.value = value
  }
}

/** The open checkouts of the caller's that are sold as this, on any device; none of them changes what is booked. */
export async function ownOpen({ checkouts, clock }: Deps, tx: Tx, product: ProductCode, { orgId, user, knownBrowserId }: Caller): Promise<Checkout[]> {
  if (!user && !knownBrowserId) return []
  const held = await checkouts.listHeldBy(tx, orgId, { userId: user?.userId ?? null, browserId: knownBrowserId })
  return held.filter((each) => each.product === product && !each.changes && isLive(each, clock.nowMs()))
}

/** Reads what is free for the caller: what they hold in open checkouts that are sold as this is given up for as long as it takes to read, and nothing of that lasts. */
export async function ownFree<T>(deps: Deps, product: ProductCode, caller: Caller, read: (tx: Tx, own: readonly Checkout[]) => Promise<T>): Promise<T> {
  const { transactions } = deps
  const first = await transactions.inTenant(
    caller.orgId,
    async (tx) => {
      const own = await ownOpen(deps, tx, product, caller)
      return own.length > 0 ? null : { value: await read(tx, own) }
    },
    { readOnly: true },
  )
  if (first) return first.value
  try {
    await transactions.inTenant(caller.orgId, async (tx) => {
      const own = await ownOpen(deps, tx, product, caller)
      await releaseUnseen(deps, tx, own.flatMap(ownHoldsOf))
      throw new Read(await read(tx, own))
    })
  } catch (error) {
    if (error instanceof Read) return error.value as T
    throw error
  }
  throw new Error('a read ends by its value')
}
