import type { CancellationRule } from '@sojourn/contracts'
import { toMajor } from '@sojourn/kernel'
import { offerOnWire, rulesOnWire } from '../../sale/on-wire.ts'
import type { Products } from '../../sale/registry.ts'
import type { Voucher } from './data/booking-store.ts'
import type { Booking, BookingItem } from './domain/booking.ts'
import type { ItemStatus } from './domain/item.ts'
import { byProviderText } from './status-texts.ts'
import { whyItemStays } from './why-not.ts'

interface ItemFacts {
  readonly itemStatus: ItemStatus
  readonly voucher: Voucher | undefined
  readonly nowMs: number
  /** Its terms, in what they cost of what is paid. */
  readonly rules: CancellationRule[]
}

/** One item of a booking as it goes on the wire: the product's own part parsed by the product's own schema. */
export const itemOnWire = (booking: Booking, item: BookingItem, { itemStatus, voucher, nowMs, rules }: ItemFacts, products: Products) => ({
  item_no: item.itemNo,
  state: itemStatus.state,
  ...offerOnWire(item, products, rules),
  rules: rulesOnWire({ product: item.product, items: [item] }, products),
  supplier_reference: itemStatus.supplierReference,
  voucher: voucher ? { number: voucher.number, valid: !voucher.isVoid } : null,
  kept: itemStatus.kept && toMajor(itemStatus.kept),
  cancelled_by_provider: byProviderOnWire(itemStatus),
  not_cancellable: whyItemStays(products, booking, item, itemStatus.state, nowMs),
})

const byProviderOnWire = ({ byProvider }: ItemStatus) =>
  byProvider && { reason: byProvider.reason, text: byProviderText(byProvider.reason), note: byProvider.note, at: new Date(byProvider.atMs).toISOString() }

/** The same for a receipt. */
export const receiptItemOnWire = ({ description }: BookingItem, { itemNo, state, kept }: ItemStatus) => ({
  item_no: itemNo,
  title: description.title,
  state,
  kept: kept && toMajor(kept),
})
