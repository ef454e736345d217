import { type BookingId, type BrowserId, type CheckoutId, type Clock, type Ids, type OrgId, type ProductCode, sum, type Tx, type UserId } from '@sojourn/kernel'
import { checkQuote, mergeQuotes } from '../../sale/quote.ts'
import { checkoutStore } from './data/checkout-store.sql.ts'
import { type Checkout, type CheckoutItem, type Holder, isHeldBy, isLive, type PaymentTerms } from './domain/checkout.ts'

export interface NewCheckout {
  readonly orgId: OrgId
  readonly checkoutId: CheckoutId
  readonly browserId: BrowserId
  readonly userId: UserId | null
  readonly product: ProductCode
  readonly items: readonly CheckoutItem[]
  readonly terms: PaymentTerms
  readonly expiresAtMs: number
  readonly renewalsLeft: number
  readonly changes?: Checkout['changes']
}

/** The same items under the names of their new holds. */
export interface Rehold {
  readonly items: readonly CheckoutItem[]
  readonly expiresAtMs: number
}

export interface Checkouts {
  newId(): CheckoutId
  /** Stores offers that are held. Throws where the parts of a price do not sum. */
  open(tx: Tx, checkout: NewCheckout): Promise<Checkout>
  /** Null where there is none or it is another's: both look the same. */
  find(tx: Tx, orgId: OrgId, checkoutId: CheckoutId, holder: Holder): Promise<Checkout | null>
  /** The same, locked for a change, and the signed-in holder's from now on. */
  take(tx: Tx, orgId: OrgId, checkoutId: CheckoutId, holder: Holder): Promise<Checkout | null>
  /** At sign-in: the browser's checkouts become the person's. */
  adopt(tx: Tx, who: { orgId: OrgId; browserId: BrowserId; userId: UserId }): Promise<number>
  listOpenOf(tx: Tx, orgId: OrgId, browserId: BrowserId): Promise<Checkout[]>
  /** Open by the clock and the holder's, on any device; what ends first comes first. */
  listHeldBy(tx: Tx, orgId: OrgId, holder: Holder): Promise<Checkout[]>
  /** Those there are, in any order. */
  listByIds(tx: Tx, orgId: OrgId, checkoutIds: readonly CheckoutId[]): Promise<Checkout[]>
  /** Its items were held again, until later. */
  renew(tx: Tx, checkout: Checkout, hold: Rehold): Promise<void>
  /** Its items were held again, no longer than before, at the price of whom it is now. */
  reprice(tx: Tx, checkout: Checkout, hold: Rehold): Promise<void>
  /** One of its items was replaced: all are held, no longer than before, and paid by these terms. */
  swap(tx: Tx, checkout: Checkout, to: Rehold & { terms: PaymentTerms }): Promise<void>
  /** It becomes another person's, on whatever device they sign in, and leaves the browser it was held in; its items were held again, for the last time, at the price it is sold to them. */
  handOver(tx: Tx, checkout: Checkout, to: Rehold & { userId: UserId; terms: PaymentTerms }): Promise<void>
  book(tx: Tx, checkout: Checkout, bookingId: BookingId): Promise<void>
  /** Its booking was withdrawn before it was paid: what it holds may be changed and booked again, until it ends as before. */
  reopen(tx: Tx, checkout: Pick<Checkout, 'orgId' | 'checkoutId'>): Promise<void>
  release(tx: Tx, checkout: Checkout): Promise<void>
  /** Marks those past their time; the caller frees what they held, in the same transaction. */
  expireDue(tx: Tx, limit: number): Promise<Checkout[]>
  /** When the next one ends; null where none is open. */
  nextExpiryMs(tx: Tx): Promise<number | null>
}

export function createCheckouts({ clock, ids }: { clock: Clock; ids: Ids }): Checkouts {
  return {
    newId: () => ids.next<'checkout'>('chk'),
    async open(tx, fresh) {
      const quote = mergeQuotes(fresh.items.map((item) => checkQuote(item.quote)))
      const revenue = sum(
        quote.currency,
        fresh.items.map((item) => item.revenue),
      )
      const checkout: Checkout = { ...fresh, quote, revenue, state: 'open', bookingId: null }
      await checkoutStore.insert(tx, checkout, clock.nowMs())
      return checkout
    },
    async find(tx, orgId, checkoutId, holder) {
      const checkout = await checkoutStore.find(tx, orgId, checkoutId)
      return checkout && isHeldBy(checkout, holder) ? checkout : null
    },
    async take(tx, orgId, checkoutId, holder) {
      const checkout = await checkoutStore.lock(tx, orgId, checkoutId)
      if (!checkout || !isHeldBy(checkout, holder)) return null
      if (checkout.userId || !holder.userId) return checkout
      await checkoutStore.change(tx, checkout, { userId: holder.userId })
      return { ...checkout, userId: holder.userId }
    },
    adopt: checkoutStore.adopt,
    listOpenOf: checkoutStore.listOpenOf,
    async listHeldBy(tx, orgId, holder) {
      const open = await checkoutStore.listHeldBy(tx, orgId, holder)
      return open.filter((checkout) => isLive(checkout, clock.nowMs()))
    },
    listByIds: checkoutStore.listByIds,
    renew: (tx, checkout, hold) => checkoutStore.change(tx, checkout, { ...hold, renewalsLeft: checkout.renewalsLeft - 1 }),
    reprice: (tx, checkout, hold) => checkoutStore.change(tx, checkout, hold),
    swap: (tx, checkout, to) => checkoutStore.change(tx, checkout, to),
    handOver: (tx, checkout, to) => checkoutStore.change(tx, checkout, { ...to, browserId: ids.next<'browser'>('brw'), renewalsLeft: 0 }),
    book: (tx, checkout, bookingId) => checkoutStore.change(tx, checkout, { state: 'booked', bookingId }),
    reopen: (tx, { orgId, checkoutId }) => checkoutStore.change(tx, { orgId, checkoutId }, { state: 'open', bookingId: null }),
    release: (tx, checkout) => checkoutStore.change(tx, checkout, { state: 'released' }),
    expireDue: (tx, limit) => checkoutStore.expire(tx, clock.nowMs(), limit),
    nextExpiryMs: (tx) => checkoutStore.nextExpiryMs(tx),
  }
}
