import { say } from '@sojourn/i18n'
import { accept, add, type BookingId, isZero, type Money, type Outcome, type Refusal, refuse, type Tx, zero } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking, BookingItem, ItemStatus } from '../../modules/bookings/index.ts'
import type { CheckoutItem } from '../../modules/checkouts/index.ts'
import { type ChangedPrice, changedPrice, changeFeeOf } from '../../sale/changing.ts'
import { type Package, type PackagePart, undiscounted } from '../../sale/package.ts'
import type { AskInstead, OfferInstead } from '../../sale/product.ts'
import type { Products } from '../../sale/registry.ts'
import type { ChangeRequest } from '../../sale/shop.ts'
import { askSupplier } from '../ask-supplier.ts'
import { boughtItem, localOf, remoteOf } from '../items.ts'
import { carriableOf } from '../paid-before.ts'
import { paymentPlan } from '../payment/payment-plan.ts'
import type { ChangeDeps, PricedInstead } from './change-deps.ts'

/** The newest version of the item that its traveller names, locked with the booking that they know it by. */
export interface ToChange {
  readonly root: Booking
  readonly booking: Booking
  readonly item: BookingItem
  readonly itemStatus: ItemStatus
  /** As it was asked for. */
  readonly asked: CheckoutItem
  /** What its provider changed of it waits for an answer. */
  readonly isMoved: boolean
}

/** Finds it, of the caller's own. Refuses `not_found`, and `not_changeable` with the reason for a person. */
export async function toChange(deps: ChangeDeps, tx: Tx, request: ChangeRequest, caller: SignedInCaller): Promise<Outcome<ToChange>> {
  const found = await deps.bookings.find(tx, caller.orgId, request.booking_id as BookingId)
  if (found?.userId !== caller.user.userId) return refuse('not_found')
  const root = await deps.bookings.lockRoot(tx, found)
  if (!root.items[request.item_no - 1]) return refuse('not_found', { message: say`We couldn't find this item.` })
  const [{ booking: newest, item }] = await deps.bookings.itemVersionsOf(tx, root, request.item_no)
  const booking = await deps.bookings.lock(tx, caller.orgId, newest.bookingId)
  const itemStatus = (await deps.bookings.itemStatusesOf(tx, booking))[item.itemNo - 1]!
  const { state } = itemStatus
  if (booking.status !== 'confirmed' || state !== 'confirmed')
    return refuse('not_changeable', { message: say`Only what is confirmed can be changed. Nothing was changed.` })
  const holder = { userId: booking.userId, browserId: null }
  const checkout = await deps.checkouts.find(tx, caller.orgId, booking.checkoutId, holder)
  const asked = checkout?.items[item.itemNo - 1]
  const isSold = (await deps.agencySales.listByBookings(tx, caller.orgId, [root.bookingId])).length > 0
  const { changes } = deps.products.get(item.product)
  const news = await deps.supplierNews.listOf(tx, booking)
  const isMoved = news.some(({ itemNo, state }) => itemNo === item.itemNo && state === 'open')
  const isFixed = !changes || !(localOf(deps, item) ?? remoteOf(deps, item)?.change) || isSold || hasMore(item)
  if (!asked || isFixed || !mayChangeIn(deps.products.packageOf(root.product), isMoved)) return refuse('not_changeable')
  return accept({ root, booking, item, itemStatus, asked, isMoved })
}

/** A part of a package stays as it was chosen; what its supplier has moved is changed where the package says so. */
const mayChangeIn = (sold: Package | null, isMoved: boolean): boolean => sold === null || (isMoved && sold.onPartNews !== undefined)

/** Some of it is charged after the booking, or an agent sold it on. */
const hasMore = ({ quote, terms, resale }: Pick<BookingItem, 'quote' | 'terms' | 'resale'>): boolean =>
  (quote.instalments ?? []).length > 0 || terms.later?.by === 'us' || resale !== undefined

/** What it would be, and at what price. */
export interface Change extends ToChange {
  readonly ask: unknown
  readonly fee: Money
  readonly instead: PricedInstead
  readonly price: ChangedPrice
  /** It is paid or guaranteed by a card, or asks for others who travel. */
  readonly needsCheckout: boolean
}

/** The whole ask, and the fee. Refuses `bad_input` and `not_changeable`. */
export function askFor(deps: ChangeDeps, { item, asked, isMoved }: ToChange, wanted: unknown): Outcome<AskInstead> {
  const changes = deps.products.get(item.product).changes!
  const parsed = changes.wanted.safeParse(wanted)
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path }) => ({ path: ['wanted', ...path].join('.'), message: say`Please check this.` }))
    return refuse('bad_input', { errors })
  }
  const instead = changes.ask({ ask: asked.ask, details: deps.products.detailsOf(item), terms: item.terms, isMoved, nowMs: deps.clock.nowMs() }, parsed.data)
  // What its provider moved may be had as it was.
  const isSame = instead.ok && !isMoved && deps.products.get(item.product).sameAsk(instead.value.ask, asked.ask)
  return isSame ? refuse('not_changeable', { message: say`This is what you booked. Choose something else, and you see what it costs.` }) : instead
}

/** What its supplier, where that is remote, offers instead, asked outside any transaction; null for our own stock. Refuses `supplier_silent`, and what the supplier refuses. */
export async function offerInstead(deps: ChangeDeps, to: ToChange, { ask }: AskInstead): Promise<Outcome<OfferInstead | null>> {
  const { booking, item, itemStatus } = to
  const supplier = remoteOf(deps, item)
  if (!supplier?.change) return accept(null)
  const { change } = supplier
  const supplierReference = itemStatus.supplierReference ?? ''
  const answer = await askSupplier(supplier, () => change.quote(boughtItem(deps, booking, item), { supplierReference, ask }))
  if (answer.kind === 'done') return accept(answer.value)
  return answer.kind === 'refused' ? { ok: false, refusal: answer.refusal } : refuse('supplier_silent')
}

/**
 * Prices it beside what is booked or, where both do not fit and nothing is to be paid, in its place: then what is booked is free in this transaction, which is to end in the change or
 * to be undone.
 */
export async function priceChange(
  deps: ChangeDeps,
  tx: Tx,
  to: ToChange,
  { ask, fee: ourFee, keepsRest: isKept, caller, offered }: AskInstead & { readonly caller: SignedInCaller; readonly offered: OfferInstead | null },
): Promise<Outcome<Change>> {
  const { booking, item } = to
  const { fee, keepsRest } = offered ?? { fee: ourFee, keepsRest: isKept }
  const asked = { product: item.product, ask, caller, offered }
  const beside = await deps.price(tx, asked)
  const isInPlace = !offered && !beside.ok && beside.refusal.code === 'sold_out'
  if (isInPlace) await localOf(deps, item)!.cancel(tx, boughtItem(deps, booking, item))
  const priced = isInPlace ? await deps.price(tx, asked) : beside
  if (!priced.ok) return priced
  const instead = priced.value
  if (instead.item.quote.currency !== booking.total.currency || hasMore(instead.item)) return refuse('not_changeable')
  const misfit = await misfitIn(deps, tx, to, instead)
  if (misfit) return refuse('not_changeable', misfit.detail)
  const price = changedPrice(instead.item.quote, { paid: await carriableOf(deps, tx, booking, item), fee, keepsRest })
  // What a remote supplier is to change is confirmed as all that it confirms.
  const needsCheckout = offered !== null || !isZero(price.quote.payNow) || needsCard(instead, price) || needsNames(deps, booking, instead.item)
  if (needsCheckout && isInPlace) return refuse('sold_out', { product: item.product })
  return accept({ ...to, ask, fee: changeFeeOf(price.quote), instead, price, needsCheckout })
}

/** Why another part is none of its package, by the package's own words; null where it is, or nothing is sold with it. */
async function misfitIn({ products, bookings }: ChangeDeps, tx: Tx, { root, item, booking }: ToChange, instead: PricedInstead): Promise<Refusal | null> {
  const sold = products.packageOf(root.product)
  if (!sold) return null
  const parts: PackagePart[] = []
  const others: PackagePart[] = []
  const news = { product: item.product, before: products.detailsOf(item), after: products.detailsOf(instead.item) }
  for (const { itemNo } of root.items) {
    const [newest] = await bookings.itemVersionsOf(tx, root, itemNo)
    const isChanged = newest.booking.bookingId === booking.bookingId && newest.item.itemNo === item.itemNo
    const status = (await bookings.itemStatusesOf(tx, newest.booking))[newest.item.itemNo - 1]
    if (isChanged) parts.push(partOf(products, instead.item))
    else if (status?.state === 'confirmed') others.push(partOf(products, newest.item))
  }
  // What follows it is where it will be then.
  for (const { product, offer } of others) parts.push({ product, offer: { ...offer, ...sold.movesWith?.(news, { product, ...offer }) } })
  const fits = parts.length > 1 ? sold.compose(parts) : accept(parts)
  return fits.ok ? null : fits.refusal
}

/** A part by what it is: what we earn by it is not asked. */
function partOf(products: Products, item: Pick<CheckoutItem, 'product' | 'schema' | 'details' | 'quote' | 'terms'>): PackagePart {
  const none = zero(item.quote.currency)
  const { quote, terms } = undiscounted({ ...item, revenue: none })
  return { product: item.product, offer: { details: products.detailsOf(item), quote, terms, revenue: none, markup: none } }
}

/** Where nothing is to be paid: whether a card guarantees it. */
const needsCard = ({ terms }: PricedInstead, { quote }: ChangedPrice): boolean =>
  paymentPlan({ quote, terms: terms(quote) }, { card: quote.payNow, invoice: zero(quote.currency) }).route !== 'none'

/** Others travel than those who are known. */
const needsNames = ({ products }: ChangeDeps, { guests }: Booking, item: CheckoutItem): boolean =>
  products.rulesOf(item.product).travellers === 'everyone' && products.namedOf([item]) !== guests.length

/** All of what the item costs then, paid now and later, with what was paid before. */
export const paidFromBefore = ({ price: { carried, back } }: Pick<Change, 'price'>): Money => add(carried, back)
