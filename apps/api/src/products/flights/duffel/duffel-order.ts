import type { Money } from '@sojourn/kernel'
import type { BoughtItem, Proof, SupplierOrder } from '../../../sale/product.ts'
import type { OrderedService } from './duffel-bags.ts'
import { moneyOf } from './duffel-journey.ts'
import type { DuffelOrder } from './duffel-schema.ts'

/** What is held for a checkout: an offer at its price, with all that an order of it needs, for once it is ordered the offer is gone. */
export interface HeldOffer {
  readonly offerId: string
  readonly amount: string
  readonly currency: string
  /** Its passengers in the order in which travellers are named. */
  readonly passengerIds: readonly string[]
  readonly takesPassports: boolean
  /** Marks the order that is made of it, where its airline lets it be paid a moment later; null where it is paid at once. */
  readonly tag: string | null
  /** What is ordered besides the flights. */
  readonly services: readonly OrderedService[]
}

const SERVICES = 'services='
const TIMES = '*'

const NO_TAG = '-'

export const holdRefOf = ({ offerId, amount, currency, passengerIds, takesPassports, tag, services }: HeldOffer): string =>
  [
    offerId,
    amount,
    currency,
    tag ?? NO_TAG,
    takesPassports ? 'passport' : NO_TAG,
    ...passengerIds,
    ...(services.length > 0 ? [SERVICES + services.map(({ id, quantity }) => (quantity === 1 ? id : `${id}${TIMES}${quantity}`)).join(',')] : []),
  ].join(' ')

export function heldIn(holdRef: string): HeldOffer {
  const [offerId = '', amount = '', currency = '', tag = NO_TAG, document, ...others] = holdRef.split(' ')
  const ordered = others.find((each) => each.startsWith(SERVICES))
  const passengerIds = others.filter((each) => each !== ordered)
  const services = (ordered?.slice(SERVICES.length).split(',') ?? []).map((each) => {
    const [id = '', quantity = '1'] = each.split(TIMES)
    return { id, quantity: Number(quantity) }
  })
  return { services, offerId, amount, currency, passengerIds, takesPassports: document === 'passport', tag: tag === NO_TAG ? null : tag }
}

export const netOfHeld = ({ amount, currency }: HeldOffer): Money | null => moneyOf(amount, currency)

/** Our own reference, on each order that we make. */
export const referenceOf = ({ bookingId, itemNo }: BoughtItem): string => `${bookingId}:${itemNo}`

/** Ways in which a refund is money again. */
export const AS_MONEY: ReadonlySet<string> = new Set(['balance', 'arc_bsp_cash', 'card', 'original_form_of_payment'])

export const isPaid = ({ payment_status }: DuffelOrder): boolean => !payment_status.awaiting_payment

/** What an order is for us. One that is held and not paid is none yet: sent again it is paid. */
export function stateOf(order: DuffelOrder, item: BoughtItem): SupplierOrder {
  if (order.cancelled_at) return { state: 'cancelled' }
  if (!isPaid(order)) return { state: 'none' }
  return { state: 'confirmed', supplierReference: order.id, total: totalOf(order, item), proofs: proofsOf(order) }
}

/** As the total of its quote where it costs what was agreed to; never the same where it costs anything else. */
function totalOf({ total_amount, total_currency }: DuffelOrder, { holdRef, quote: { total } }: BoughtItem): Money {
  const [agreed, now] = [netOfHeld(heldIn(holdRef)), moneyOf(total_amount, total_currency)]
  if (agreed && now && agreed.currency === now.currency) {
    if (agreed.minor === now.minor) return total
    const minor = agreed.minor > 0 ? Math.round((total.minor * now.minor) / agreed.minor) : now.minor
    return { ...total, minor: minor === total.minor ? minor + 1 : minor }
  }
  return { ...total, minor: total.minor + 1 }
}

/** The airline's own reference for all, the ticket of each who flies, and documents for what was bought besides. */
export function proofsOf({ booking_reference, documents, passengers }: DuffelOrder): Proof[] {
  const ids = passengers.map(({ id }) => id)
  return [
    { kind: 'reference', number: booking_reference },
    ...(documents ?? []).map(({ unique_identifier: number, type, passenger_ids: of }): Proof => {
      const travellerNo = of.length === 1 ? ids.indexOf(of[0]!) + 1 : 0
      return { kind: type === 'electronic_ticket' ? 'ticket' : 'service', number, ...(travellerNo > 0 && { travellerNo }) }
    }),
  ]
}
