import { type Clock, type Ids, invariant, type OrgId, type Tx, zero } from '@sojourn/kernel'
import { paymentCardStore } from './data/payment-card-store.sql.ts'
import { cardCodeOf } from './domain/payment-card.ts'

interface Renewal {
  readonly orgId: OrgId
  readonly paymentCardId: string
  readonly untilMs: number
}

/** Makes an empty copy of an expired card, for refunds to it: blocked where that is, with a purchase price of 0. Returns its id. */
export async function renewCard({ clock, ids }: { readonly clock: Clock; readonly ids: Ids }, tx: Tx, { untilMs, ...of }: Renewal): Promise<string> {
  const old = await paymentCardStore.find(tx, of)
  invariant(old, `card ${of.paymentCardId} is there`)
  const paymentCardId = ids.next<'payment-card'>('pcd')
  const own = { paymentCardId, code: cardCodeOf(old.type, paymentCardId), purchasePrice: zero(old.currency), expiresAtMs: untilMs }
  await paymentCardStore.insert(tx, of.orgId, { ...old, ...own, renews: old.paymentCardId }, clock.nowMs())
  return paymentCardId
}
