import type { BookingId, BrowserId, CheckoutId, Clock, Ids, Money, OrgId, ProductCode, Tx, UserId } from '@sojourn/kernel'
import { checkoutStore } from './data/checkout-store.sql.ts'
import { type Checkout, type Holder, isHeldBy, type PaymentTerms } from './domain/checkout.ts'
import { checkQuote, type Quote } from './domain/quote.ts'

export interface NewCheckout {
  readonly orgId: OrgId
  readonly checkoutId: CheckoutId
  readonly browserId: BrowserId
  readonly userId: UserId | null
  readonly product: ProductCode
  readonly offer: unknown
  readonly quote: Quote
  readonly ask: unknown
  readonly holdId: string
  readonly revenue: Money
  readonly terms: PaymentTerms
  readonly expiresAtMs: number
}

export interface Checkouts {
  newId(): CheckoutId
  /** Keeps an offer whose rooms are held. Throws where the parts of its price do not sum. */
  open(tx: Tx, checkout: NewCheckout): Promise<Checkout>
  /** Null where there is none or it is another's: both look the same. */
  find(tx: Tx, orgId: OrgId, checkoutId: CheckoutId, holder: Holder): Promise<Checkout | null>
  /** The same, locked for a change, and the signed-in holder's from now on. */
  take(tx: Tx, orgId: OrgId, checkoutId: CheckoutId, holder: Holder): Promise<Checkout | null>
  /** At sign-in: the browser's checkouts become the person's. */
  adopt(tx: Tx, who: { orgId: OrgId; browserId: BrowserId; userId: UserId }): Promise<number>
  listOpenOf(tx: Tx, orgId: OrgId, browserId: BrowserId): Promise<Checkout[]>
  /** The rooms were held anew, until later. */
  renew(tx: Tx, checkout: Checkout, hold: { holdId: string; expiresAtMs: number }): Promise<void>
  /** It becomes another person's, on whatever device they sign in, and leaves the browser it was held in; its rooms were held anew, for the last time. */
  handOver(tx: Tx, checkout: Checkout, to: { userId: UserId; holdId: string; expiresAtMs: number }): Promise<void>
  book(tx: Tx, checkout: Checkout, bookingId: BookingId): Promise<void>
  release(tx: Tx, checkout: Checkout): Promise<void>
  /** Marks those past their time; the caller frees what they held, in the same transaction. */
  expireDue(tx: Tx, limit: number): Promise<Checkout[]>
}

export function createCheckouts({ clock, ids }: { clock: Clock; ids: Ids }): Checkouts {
  return {
    newId: () => ids.next<'checkout'>('chk'),
    async open(tx, fresh) {
      checkQuote(fresh.quote)
      const checkout: Checkout = { ...fresh, renewed: false, state: 'open', bookingId: null }
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
    renew: (tx, checkout, hold) => checkoutStore.change(tx, checkout, { ...hold, renewed: true }),
    handOver: (tx, checkout, to) => checkoutStore.change(tx, checkout, { ...to, browserId: ids.next<'browser'>('brw'), renewed: true }),
    book: (tx, checkout, bookingId) => checkoutStore.change(tx, checkout, { state: 'booked', bookingId }),
    release: (tx, checkout) => checkoutStore.change(tx, checkout, { state: 'released' }),
    expireDue: (tx, limit) => checkoutStore.expire(tx, clock.nowMs(), limit),
  }
}
