import { asksIdentity, neededOf, type Traveller } from '@sojourn/contracts/travellers'
import { accept, type Money, type Outcome, type Refusal, subtract, sum, type Tx, zero } from '@sojourn/kernel'
import { type Booking, type BookingItem, type Bookings, paysAll } from '../modules/bookings/index.ts'
import type { Checkout } from '../modules/checkouts/index.ts'
import type { HoldLimits } from '../modules/hold-limits/index.ts'
import { credit, type PostingLine } from '../modules/ledger/index.ts'
import type { RemoteHolds } from '../modules/remote-holds/index.ts'
import { withoutPackage } from '../sale/package.ts'
import type { BoughtItem, LocalSupplier, RemoteSupplier } from '../sale/product.ts'
import { type Quote, taxesNow } from '../sale/quote.ts'
import type { Products } from '../sale/registry.ts'
import { divideRetained, earningsOf, netQuote } from '../sale/resale.ts'
import { BOOK, BOOK_REMOTE } from './shop-deps.ts'

interface Deps {
  readonly products: Products
}

/** The price of an item as its supplier made it: without an agent's markup and without the discounts of a package. */
export const suppliedQuote = (item: Pick<BookingItem, 'quote' | 'resale'>): Quote => withoutPackage(netQuote(item))

interface Confirming extends Deps {
  readonly bookings: Pick<Bookings, 'identitiesOf' | 'addProofs'>
}

/** Who the travellers are besides their names, by their number. */
type Identities = Awaited<ReturnType<Bookings['identitiesOf']>>
const NAMES_ALONE: Identities = new Map()

/** An item as its supplier sees it. `identities` are given where it is confirmed: of each traveller what this item needs. */
export const boughtItem = (
  { products }: Deps,
  { orgId, bookingId, userId, guests, contact, changes }: Booking,
  item: BookingItem,
  identities = NAMES_ALONE,
): BoughtItem => ({
  orgId,
  bookingId,
  userId,
  itemNo: item.itemNo,
  holdRef: item.holdRef,
  details: products.detailsOf(item),
  quote: suppliedQuote(item),
  contact,
  travellers: identities.size === 0 ? guests : travellersOf(products.needsIn(item), guests, identities),
  ...(changes && { isChange: true }),
})

/** Each who travels on the item, with what it needs of them and nothing that another item does. */
const travellersOf = (needs: ReturnType<Products['needsIn']>, guests: Booking['guests'], identities: Identities): Traveller[] =>
  guests.slice(0, needs.length).map((guest, index) => ({ ...guest, ...neededOf(needs[index]!, identities.get(index + 1) ?? {}) }))

/** Who travels, opened for the suppliers that confirm it; nothing is read where names are enough. */
export const identitiesFor = async ({ products, bookings }: Confirming, tx: Tx, booking: Booking): Promise<Identities> =>
  products.needsOf(booking.items).some(asksIdentity) ? bookings.identitiesOf(tx, booking) : NAMES_ALONE

type Supplied = Pick<BookingItem, 'product' | 'supplier'>

/** The supplier of an item whose stock is our own: its calls belong into the caller's transaction. Null where it is remote. */
export function localOf({ products }: Deps, item: Supplied): LocalSupplier | null {
  const supplier = products.supplierOf(item)
  return supplier.where === 'local' ? supplier : null
}

/** The remote supplier, never called inside a transaction; null where the stock is our own. */
export function remoteOf({ products }: Deps, item: Supplied): RemoteSupplier | null {
  const supplier = products.supplierOf(item)
  return supplier.where === 'remote' ? supplier : null
}

/** Where an item of a booking is ordered, and looked for: what takes the place of another is a change of its order. */
export const orderedAt = (supplier: RemoteSupplier, { changes }: Pick<Booking, 'changes'>): Pick<RemoteSupplier, 'confirm' | 'find'> =>
  (changes && supplier.change) || supplier

export const hasRemote = (deps: Deps, { items }: { readonly items: readonly Supplied[] }): boolean => items.some((item) => remoteOf(deps, item) !== null)

/** The saga that confirms a booking: one transaction where all of its stock is our own. */
export const bookSagaOf = (deps: Deps, booking: Pick<Booking, 'items'>): string => (hasRemote(deps, booking) ? BOOK_REMOTE : BOOK)

/** Held becomes sold, item by item, of our own stock. The first that is gone refuses for all: the caller's transaction undoes the others. */
export async function confirmItems(deps: Confirming, tx: Tx, booking: Booking): Promise<Outcome<unknown, Refusal>> {
  const identities = await identitiesFor(deps, tx, booking)
  for (const item of booking.items) {
    const confirmed = await localOf(deps, item)?.confirm(tx, boughtItem(deps, booking, item, identities))
    if (confirmed && !confirmed.ok) return confirmed
    if (confirmed?.value) deps.bookings.addProofs(tx, booking, item.itemNo, confirmed.value.proofs)
  }
  return accept()
}

interface Releasing extends Deps {
  readonly remoteHolds: Pick<RemoteHolds, 'release'>
  readonly holdLimits: Pick<HoldLimits, 'release'>
}

/** What is held for a checkout, or for a booking that failed, is released: our own stock at once, at remote suppliers by a worker. Safe to repeat. */
export async function releaseItems(deps: Releasing, tx: Tx, of: Pick<Checkout | Booking, 'orgId' | 'checkoutId' | 'items'>): Promise<void> {
  deps.holdLimits.release(tx, of)
  for (const item of of.items) await localOf(deps, item)?.release(tx, { orgId: of.orgId, holdRef: item.holdRef })
  if (hasRemote(deps, of)) await deps.remoteHolds.release(tx, of)
}

/** Sold becomes free, of our own stock. A second call changes nothing. */
export async function cancelItems(deps: Deps, tx: Tx, booking: Booking): Promise<void> {
  for (const item of booking.items) await localOf(deps, item)?.cancel(tx, boughtItem(deps, booking, item))
}

/** How the amount paid with a confirmed booking is divided: credits that sum to `payNow`. */
export function owedOf({ products }: Deps, booking: Booking): readonly PostingLine[] {
  const { items, taxNow, revenue } = booking
  const payNow = paysAll(booking)
  const stored = items.filter(({ product }) => products.get(product).owes === 'stored_value')
  const credits = stored.map(({ quote, holdRef }) => credit('stored_value', quote.payNow, holdRef))
  if (stored.length === items.length) return credits
  const left = subtract(
    payNow,
    sum(
      payNow.currency,
      stored.map(({ quote }) => quote.payNow),
    ),
  )
  const earnings = earningsOf({ items })
  const earned = sum(
    left.currency,
    earnings.map(({ earning }) => earning),
  )
  const ofSuppliers: Money = subtract(left, { minor: taxNow.minor + revenue.minor + earned.minor, currency: left.currency })
  const toAgents = earnings.map(({ agentId, earning }) => credit('agency_payable', earning, agentId))
  return [...credits, credit('supplier_payable', ofSuppliers), credit('tax_payable', taxNow), credit('revenue', revenue), ...toAgents]
}

/** Who gets the fee of a cancelled booking. */
export function retainedLines(of: Pick<Booking, 'items' | 'payNow'>, retained: Money): readonly PostingLine[] {
  const { provider, agents } = divideRetained(of, retained)
  return [credit('supplier_payable', provider), ...agents.map(({ agentId, share }) => credit('agency_payable', share, agentId))]
}

/** The taxes of what is paid with a booking. */
export const taxesOf = (items: readonly Pick<BookingItem, 'quote' | 'resale'>[]): Money =>
  sum(
    items[0]!.quote.currency,
    items.map((item) => taxesNow(netQuote(item))),
  )

/** The same of one item of several, by its share of what is paid, taxed and earned. */
export function owedOfItem(deps: Deps, booking: Booking, item: BookingItem, revenue: Money): readonly PostingLine[] {
  if (booking.items.length === 1) return owedOf(deps, booking)
  const { payNow } = item.quote
  const taxNow = booking.taxNow.minor > 0 ? taxesNow(netQuote(item)) : zero(payNow.currency)
  return owedOf(deps, { ...booking, items: [item], payNow, taxNow, revenue })
}
