import type { HeldElsewhere } from '@sojourn/contracts'
import { type Tx, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Checkout } from '../../modules/checkouts/index.ts'
import { heldBy, type Tender } from '../../modules/tenders/index.ts'
import type { ChangeDeps } from './change-checkout.ts'
import { refit, releaseSome } from './hold-tender.ts'
import type { TenderDeps } from './tender-deps.ts'

type Of = Pick<Checkout, 'orgId' | 'checkoutId' | 'userId'>

/** What other checkouts and unpaid bookings of the same person hold of the person's own value, with until when (C2.2). A guest has none. */
export async function heldElsewhere(parts: TenderDeps, tx: Tx, { orgId, checkoutId, userId }: Of): Promise<HeldElsewhere[]> {
  if (!userId) return []
  const held = (await parts.tenders.listHeldOf(tx, { orgId, userId })).filter((tender) => tender.checkoutId !== checkoutId && tender.amount.minor > 0)
  if (held.length === 0) return []
  const holders = new Map(
    (await parts.checkouts.listByIds(tx, orgId, [...new Set(held.map((tender) => tender.checkoutId))])).map((each) => [each.checkoutId, each]),
  )
  return held.flatMap((tender) => {
    const holder = holders.get(tender.checkoutId)
    const value = holder && instrumentOf(tender)
    if (!value) return []
    const { amount, bookingId } = tender
    const first = holder.items[0]!
    const title = parts.products.isSold(first.product) ? parts.products.describe(first).title : ''
    const until = new Date(holder.expiresAtMs).toISOString()
    return [{ ...value, amount: toMajor(amount), currency: amount.currency, checkoutId: holder.checkoutId, booking_id: bookingId, title, until }]
  })
}

/** What a person calls it by; null for what is nobody's own: an agency's extra, a credit line. */
function instrumentOf({ detail, legs }: Tender): Pick<HeldElsewhere, 'kind' | 'id' | 'points'> | null {
  switch (detail.kind) {
    case 'coupon':
      return { kind: 'coupon', id: detail.code, points: null }
    case 'cash_card':
      return { kind: 'cash_card', id: '', points: null }
    case 'points':
      return { kind: 'points', id: detail.typeCode, points: heldBy(legs) }
    case 'payment_card':
      return { kind: 'payment_card', id: legs[0]?.subject ?? '', points: null }
    case 'agent_extra':
    case 'invoice':
      return null
  }
}

/** Releases what is meant from the caller's other open checkouts; what is applied there behind it grows again. A booking that waits for its payment keeps what it holds. */
export async function releaseElsewhere(
  deps: ChangeDeps,
  tx: Tx,
  caller: SignedInCaller,
  { orgId, checkoutId, userId }: Of,
  isMeant: (tender: Tender) => boolean,
) {
  const { checkouts, deps: parts } = deps
  if (!userId) return
  const meant = (await parts.tenders.listHeldOf(tx, { orgId, userId })).filter((tender) => tender.checkoutId !== checkoutId && isMeant(tender))
  for (const holder of new Set(meant.map((tender) => tender.checkoutId))) {
    const other = await checkouts.take(tx, orgId, holder, { userId, browserId: caller.knownBrowserId })
    if (other?.state !== 'open') continue
    const left = await releaseSome(parts, tx, await parts.tenders.listHeld(tx, other), isMeant)
    await refit(parts, tx, left, other.quote.payNow)
  }
}
