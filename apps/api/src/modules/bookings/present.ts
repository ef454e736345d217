import type { CancellationRule, ItemNewsShape, ProofShape } from '@sojourn/contracts'
import type { Identity } from '@sojourn/contracts/travellers'
import { toMajor } from '@sojourn/kernel'
import { descriptionOnWire, offerOnWire, rulesOnWire } from '../../sale/on-wire.ts'
import type { Proof } from '../../sale/product.ts'
import type { Products } from '../../sale/registry.ts'
import type { ItemProof, Voucher } from './data/booking-store.ts'
import type { Booking, BookingItem, Guest } from './domain/booking.ts'
import type { ItemStatus, ItemVersion } from './domain/item.ts'
import { byProviderText, noShowText } from './status-texts.ts'
import { whyItemStays } from './why-not.ts'

interface ItemFacts {
  readonly itemStatus: ItemStatus
  readonly voucher: Voucher | undefined
  /** Of all items. */
  readonly proofs: readonly ItemProof[]
  readonly nowMs: number
  /** Its terms, in what they cost of what is paid. */
  readonly rules: CancellationRule[]
  /** What became known of it, the newest first. */
  readonly news: ItemNewsShape[]
  /** What is promised of it; undefined where nothing is. */
  readonly promise: string | undefined
  /** What it was before, the newest first. */
  readonly versions: readonly ItemVersion[]
}

/** One item of a booking as it goes on the wire: the product's own part parsed by the product's own schema. */
export const itemOnWire = (
  booking: Booking,
  item: BookingItem,
  { itemStatus, voucher, proofs, nowMs, rules, news, promise, versions }: ItemFacts,
  products: Products,
) => ({
  item_no: item.itemNo,
  state: itemStatus.state,
  ...offerOnWire(item, products, rules),
  rules: rulesOnWire({ product: item.product, items: [item] }, products),
  supplier_reference: itemStatus.supplierReference,
  voucher: voucher ? { number: voucher.number, valid: !voucher.isVoid } : null,
  proofs: proofsOnWire(voucher, proofs, item),
  kept: itemStatus.retained && toMajor(itemStatus.retained),
  cancelled_by_provider: byProviderOnWire(itemStatus),
  no_show: noShowOnWire(itemStatus),
  news,
  promise: promise ?? null,
  versions: versions.map(({ untilMs, ...version }) => ({
    until: new Date(untilMs).toISOString(),
    description: descriptionOnWire(products.describe({ ...version, product: item.product })),
  })),
  not_cancellable: whyItemStays(products, booking, item, itemStatus.state, nowMs),
})

const byProviderOnWire = ({ byProvider }: ItemStatus) =>
  byProvider && { reason: byProvider.reason, text: byProviderText(byProvider.reason), note: byProvider.note, at: new Date(byProvider.atMs).toISOString() }

const noShowOnWire = ({ noShowAtMs }: ItemStatus) => (noShowAtMs === null ? null : { text: noShowText(), at: new Date(noShowAtMs).toISOString() })

/** What proves an item: what its supplier gave, else our voucher; nothing before it is confirmed. */
function proofsOnWire(voucher: Voucher | undefined, proofs: readonly ItemProof[], { itemNo }: Pick<BookingItem, 'itemNo'>): ProofShape[] {
  if (!voucher) return []
  const own = proofs.filter((each) => each.itemNo === itemNo)
  if (own.length === 0) return [{ kind: 'voucher', number: voucher.number }]
  return own.map(proofOnWire)
}

export const proofOnWire = ({ kind, number, travellerNo }: Proof): ProofShape => ({
  kind,
  number,
  ...(travellerNo !== undefined && { traveller_no: travellerNo }),
})

/** A traveller with what is known of them, the number of their document but for its end hidden. */
export function travellerOnWire({ first_name, last_name }: Guest, { document, ...more }: Identity = {}) {
  return { first_name, last_name, ...more, ...(document && { document: { ...document, number: maskedNumber(document.number) } }) }
}

const SHOWN = 4
// No more than half of it: four signs of a short number would be all of it.
const maskedNumber = (number: string): string => `•••${number.slice(-Math.min(SHOWN, Math.floor(number.length / 2)))}`

/** The same for a receipt. */
export const receiptItemOnWire = (item: BookingItem, { itemNo, state, retained }: ItemStatus, voucher: Voucher | undefined, proofs: readonly ItemProof[]) => ({
  item_no: itemNo,
  title: item.description.title,
  state,
  kept: retained && toMajor(retained),
  proofs: proofsOnWire(voucher, proofs, item),
})
