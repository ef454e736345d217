import type { DataOf, getWaiting, listWaiting, ParsedBodyOf, takeWaited as takeCall } from '@sojourn/contracts'
import { accept, type CheckoutId, type OrgId, type Outcome, refuse, type Tx, type UserId } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { WaitingEntry } from '../../modules/waiting-lists/index.ts'
import { releaseEarlyHold } from '../release-early.ts'
import type { ShopDeps } from '../shop-deps.ts'
import type { WaitingDeps } from './waiting-deps.ts'
import { waitingOnWire } from './waiting-on-wire.ts'

type Which = ParsedBodyOf<typeof getWaiting>

const waiterOf = ({ orgId, user, knownBrowserId }: Caller) => ({ orgId, browserId: knownBrowserId, userId: user?.userId ?? null })

/** One's own, or the one whose token was mailed; null for another's as for none. */
async function find({ waitingLists }: ShopDeps, tx: Tx, { waiting_id: waitingId, token }: Which, caller: Caller): Promise<WaitingEntry | null> {
  if (token !== undefined) return waitingLists.findByToken(tx, caller.orgId, token)
  return waitingId === undefined ? null : waitingLists.findOwn(tx, waiterOf(caller), waitingId)
}

const answered = async (deps: WaitingDeps, entry: WaitingEntry): Promise<DataOf<typeof getWaiting>> => ({ waiting: (await waitingOnWire(deps, [entry]))[0]! })

export async function listOwn(deps: WaitingDeps, caller: Caller): Promise<Outcome<DataOf<typeof listWaiting>>> {
  const entries = await deps.transactions.inTenant(caller.orgId, (tx) => deps.waitingLists.listOf(tx, waiterOf(caller)), { readOnly: true })
  return accept({ waiting: await waitingOnWire(deps, entries) })
}

export async function getOwn(deps: WaitingDeps, which: Which, caller: Caller): Promise<Outcome<DataOf<typeof getWaiting>>> {
  const entry = await deps.transactions.inTenant(caller.orgId, (tx) => find(deps, tx, which, caller), { readOnly: true })
  return entry ? accept(await answered(deps, entry)) : refuse('not_found')
}

/** Waits no more. What is held for them becomes free in the same transaction. */
export async function leave(deps: WaitingDeps, which: Which, caller: Caller): Promise<Outcome<DataOf<typeof getWaiting>>> {
  const left = await deps.transactions.inTenant(caller.orgId, async (tx) => {
    const entry = await find(deps, tx, which, caller)
    if (!entry) return null
    await letGo(deps, tx, entry)
    return (await find(deps, tx, which, caller))!
  })
  return left ? accept(await answered(deps, left)) : refuse('not_found')
}

async function letGo(deps: ShopDeps, tx: Tx, entry: WaitingEntry): Promise<void> {
  if (entry.endedMs !== null || (await deps.waitingLists.end(tx, entry))) return
  const offered = entry.offer ?? (await deps.waitingLists.findOwn(tx, entry, entry.waitingId))?.offer
  const hold = offered && (await deps.earlyHolds.takeAway(tx, { orgId: entry.orgId, checkoutId: offered.checkoutId }))
  if (hold) await releaseEarlyHold(deps, tx, hold)
}

/** In the transaction that closes an account: nothing is held for them any more, and nothing is known of what they waited for. */
export async function forgetWaiting(deps: ShopDeps, tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }): Promise<void> {
  for (const entry of await deps.waitingLists.storedOf(tx, of)) await letGo(deps, tx, entry)
  await deps.waitingLists.deleteOf(tx, of)
}

const USED = ''

/**
 * Opens a checkout of what is held for one who waited: the hold becomes that of the browser they open it in, and `prebook` takes it over as any early hold. Taken already, it answers the
 * checkout that did.
 */
export async function takeWaited(deps: WaitingDeps, which: Which, caller: Caller): Promise<Outcome<DataOf<typeof takeCall>>> {
  const browserId = caller.browserId()
  const handed = await deps.transactions.inTenant(caller.orgId, async (tx) => {
    const entry = await find(deps, tx, which, caller)
    const offer = entry?.state === 'offered' ? entry.offer : null
    const by = { browserId, userId: caller.user?.userId ?? null }
    const early = offer && (await deps.earlyHolds.handTo(tx, { orgId: caller.orgId, checkoutId: offer.checkoutId }, by))
    // Taken, and not noted as what: its token is used, and `prebook` knows the checkout of the same that this browser has.
    return { entry, early: entry?.state === 'taken' ? USED : early, ask: entry?.offer?.ask }
  })
  const { entry, early, ask } = handed
  if (!entry) return refuse('not_found')
  if (entry.takenAs) return accept({ ...(await answered(deps, entry)), checkoutId: entry.takenAs })
  if (early === null) return refuse('offer_over')
  const { product } = entry
  const request = { product, items: [{ product, ask, early }], expectedTotal: null }
  const opened = await deps.prebook(request, { ...caller, knownBrowserId: browserId })
  if (!opened.ok) return opened.refusal.code === 'early_hold_over' ? refuse('offer_over') : opened
  const checkoutId: CheckoutId = opened.value.checkoutId
  await deps.transactions.inTenant(caller.orgId, (tx) => deps.waitingLists.setTakenAs(tx, entry, checkoutId))
  const now = await deps.transactions.inTenant(caller.orgId, (tx) => find(deps, tx, which, caller), { readOnly: true })
  return accept({ ...(await answered(deps, now ?? entry)), checkoutId })
}
