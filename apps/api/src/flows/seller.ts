import type { Offer } from '@sojourn/contracts'
import { invariant, type Money, type Outcome, type ProductCode, type Refusal, type Tx } from '@sojourn/kernel'
import type { Booking } from '../modules/bookings/index.ts'
import type { Checkout } from '../modules/checkouts/index.ts'
import type { PostingLine } from '../modules/ledger/index.ts'
import type { MoneyBack } from '../modules/messages/index.ts'

/** What a checkout, or the booking made of it, holds at its seller. */
export type Held = Pick<Checkout | Booking, 'orgId' | 'checkoutId' | 'product' | 'holdId'>

/** What a cancellation kept and gives back, and by which ways. */
export interface Cancelled {
  readonly refunded: Money
  readonly back: readonly MoneyBack[]
  readonly fee: Money
}

/** Whoever sells a product. All of it runs in the caller's transaction: what is sold and its booking are one truth. */
export interface Seller {
  /** Held becomes sold, also where it was released meanwhile and can be had again. Twice is once. */
  confirm(tx: Tx, booking: Booking): Promise<Outcome<unknown, Refusal>>
  /** What is held for a checkout, or for a booking that came to nothing, becomes free. Twice is once. */
  release(tx: Tx, held: Held): Promise<unknown>
  /** Sold becomes free. Twice is once. */
  cancel(tx: Tx, booking: Booking): Promise<unknown>
  /** What a confirmed booking owes and earns of what was paid with it: credits that make `payNow`. */
  owed(booking: Booking): readonly PostingLine[]
  mailConfirmed(tx: Tx, booking: Booking): Promise<void>
  mailFailed(tx: Tx, booking: Booking, refunded: Money, back: readonly MoneyBack[]): Promise<void>
  mailCancelled(tx: Tx, booking: Booking, cancelled: Cancelled): Promise<void>
}

/** Who sells what. */
export type Sellers = Readonly<Partial<Record<Offer['product'], Seller>>>

/** The seller of what a checkout or a booking is about. */
export function sellerOf({ sellers }: { readonly sellers: Sellers }, { product }: { readonly product: ProductCode }): Seller {
  const seller = sellers[product as Offer['product']]
  invariant(seller, `somebody sells ${product}`)
  return seller
}
