import type { HeldElsewhere } from '@sojourn/contracts'
import { publicCodeOf, type Tx, toMajor } from '@sojourn/kernel'
import type { Checkout } from '../../modules/checkouts/index.ts'
import { heldBy, storedValueId, type Tender } from '../../modules/tenders/index.ts'
import { titleOfHeld } from '../title-of-held.ts'
import type { TenderDeps } from './tender-deps.ts'

type Of = Pick<Checkout, 'orgId' | 'userId'> & { readonly checkoutId: Checkout['checkoutId'] | null }

/** What other checkouts and unpaid bookings of the same person hold of the person's own value, with until when (C2.2): all of them where no checkout is named. A guest has none. `known` saves reading it. */
export async function heldElsewhere(parts: TenderDeps, tx: Tx, { orgId, checkoutId, userId }: Of, known?: readonly Tender[]): Promise<HeldElsewhere[]> {
  if (!userId) return []
  const held = (known ?? (await parts.tenders.listHeldOf(tx, { orgId, userId }))).filter(
    (tender) => tender.checkoutId !== checkoutId && tender.amount.minor > 0,
  )
  if (held.length === 0) return []
  const holders = new Map(
    (await parts.checkouts.listByIds(tx, orgId, [...new Set(held.map((tender) => tender.checkoutId))])).map((each) => [each.checkoutId, each]),
  )
  return held.flatMap((tender) => {
    const holder = holders.get(tender.checkoutId)
    const value = holder && instrumentOf(tender)
    if (!value) return []
    const { amount, bookingId } = tender
    const title = titleOfHeld(parts.products, holder)
    const until = new Date(holder.expiresAtMs).toISOString()
    return [
      {
        ...value,
        amount: toMajor(amount),
        currency: amount.currency,
        checkoutId: holder.checkoutId,
        product: publicCodeOf(holder.product),
        booking_id: bookingId,
        title,
        until,
      },
    ]
  })
}

/** The name a person knows it by; null for what no person owns: an agency's extra, a credit line. */
function instrumentOf({ detail, legs }: Tender): Pick<HeldElsewhere, 'kind' | 'id' | 'points'> | null {
  switch (detail.kind) {
    case 'coupon':
      return { kind: 'coupon', id: detail.code, points: null }
    case 'cash_card':
      return { kind: 'cash_card', id: '', points: null }
    case 'points':
      return { kind: 'points', id: detail.typeCode, points: heldBy(legs) }
    case 'payment_card':
      return { kind: 'payment_card', id: storedValueId({ detail, legs }), points: null }
    case 'agent_extra':
    case 'invoice':
      return null
  }
}
