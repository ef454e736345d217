import type { applyCashcard, applyCoupon, bookHotel, cancelBooking, changeItem, DataOf, quoteCancellation, quoteChange } from '@sojourn/contracts'
import type { SaidIdentity } from '@sojourn/contracts/travellers'
import type { BookingId, CheckoutId, Money, OrgId, Outcome, ProductCode, Tx } from '@sojourn/kernel'
import type { Caller, SignedInCaller } from '../http/index.ts'
import type { Offer, ProviderReason, SupplierNews } from './product.ts'
import type { Quote } from './quote.ts'
import type { SaleTerms } from './terms.ts'

/** What is to be held: one item, or several that are held whole or not at all. */
export interface PrebookRequest {
  /** What the checkout is sold as. */
  readonly product: ProductCode
  /** `early`: the token of what is held for it already. */
  readonly items: readonly { readonly product: ProductCode; readonly ask: unknown; readonly early?: string | undefined }[]
  /** The price the traveller has seen, in major units; null where they named it themselves. */
  readonly expectedTotal: number | null
  /** It takes the place of all that the caller holds in open checkouts of the same product, and lasts no longer; left out where that stays held. */
  readonly inPlaceOfOwn?: true
}

/** What is to be priced: nothing of it is held. What the caller holds in open checkouts of this product is free for them, or of `within`, which it is to be a part of. */
export type PriceRequest = Pick<PrebookRequest, 'product' | 'items'> & { readonly within?: ProductCode }

/** An item as it would be sold now. */
export interface PricedItem {
  readonly product: ProductCode
  readonly ask: unknown
  /** As its supplier offers it, and as it is sold: in a package less its discounts. */
  readonly supplied: Offer
  readonly offer: Offer
  /** What the public pays for it; only where an agent asks. */
  readonly publicTotal: Money | null
}

/** What is to be held before there is a checkout. */
export interface EarlyRequest {
  readonly product: ProductCode
  readonly ask: unknown
  /** Only what is held already, as after a reload: where nothing is, it is refused `early_hold_over` and nothing is held. */
  readonly again?: boolean | undefined
}

/** The token by which `prebook` takes over what is held early, and until when that is held. */
export interface EarlyHeld {
  readonly token: string
  readonly untilMs: number
}

export interface Prebooked {
  readonly checkoutId: CheckoutId
  readonly quote: Quote
  /** Another price than the one that was expected. */
  readonly isPriceChange: boolean
  readonly expiresAtMs: number
}

/** What becomes of one item of an open checkout, by its place counted from 0: another item in its place, or none. A place beyond the last adds one. */
export interface ItemSwap {
  readonly at: number
  readonly item: Pick<PrebookRequest['items'][number], 'product' | 'ask'> | null
}

/** Items of an open checkout to be replaced, left out or added, all at once. */
export interface SwapRequest {
  readonly checkoutId: string
  readonly swaps: readonly ItemSwap[]
  /** The new price of the whole that the traveller agreed to, in major units; null to be told it: then nothing changes. */
  readonly expectedTotal: number | null
}

export interface Swapped {
  readonly before: Quote
  readonly quote: Quote
  readonly isChanged: boolean
}

/** What a person consents to. Where no one travels, `guests` is the payer. */
export interface BookRequest {
  readonly checkoutId: string
  readonly guests: readonly ({ readonly first_name: string; readonly last_name: string } & SaidIdentity)[]
  readonly contact: { readonly email: string; readonly phone?: string | undefined }
  readonly consented_total: number
  /** What they saw a card or the invoice pay; left out where they were not shown it. */
  readonly consented_due?: number | undefined
  readonly pay_with?: 'card' | 'invoice' | undefined
  /** The words by which they agreed to what is charged later, as the checkout says them; left out where nothing is. */
  readonly later_consent?: string | undefined
}

/** A checkout as the calls of its product see it. */
export interface HeldCheckout {
  readonly checkoutId: CheckoutId
  readonly product: ProductCode
  /** The details of its offers, each to be parsed by its product. */
  readonly details: readonly unknown[]
  /** What was asked for, each to be parsed by its product. */
  readonly asks: readonly unknown[]
  /** Of which product each is. */
  readonly products: readonly ProductCode[]
  readonly quote: Quote
  readonly isOpen: boolean
  readonly isBooked: boolean
  /** Its booking, where that waits for its payment; null else. */
  readonly pendingBookingId: BookingId | null
}

/** That a provider cannot keep an item, why, and what it said about it in its own words. */
export interface ProviderCancels {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly itemNo: number
  readonly reason: ProviderReason
  readonly note: string | null
}

/** What an item becomes, made of what it is: for who tells of it without knowing what was booked. */
export type Made = (before: { readonly details: unknown; readonly quote: Quote; readonly terms: SaleTerms }) => {
  readonly details: unknown
  readonly terms?: SaleTerms
}

/** What became known of a confirmed item, by a key of whoever tells it. */
export type ToldNews = { readonly orgId: OrgId; readonly bookingId: BookingId; readonly itemNo: number } & (
  | Omit<Extract<SupplierNews, { kind: 'informed' | 'changed' }>, 'supplierReference'>
  | (Omit<Extract<SupplierNews, { kind: 'informed' | 'changed' }>, 'supplierReference' | 'details' | 'terms'> & { readonly made: Made })
  | Omit<Extract<SupplierNews, { kind: 'cancelled' }>, 'supplierReference'>
)

/** What a remote supplier says unasked. */
export interface HeardNews {
  readonly supplier: string
  readonly news: readonly SupplierNews[]
  readonly order: { readonly orgId: OrgId; readonly bookingId: BookingId } | null
}

/** What is to be otherwise of an item of a booking, in the fields that its product names. */
export interface ChangeRequest {
  readonly booking_id: string
  readonly item_no: number
  readonly wanted: unknown
}

/** The flows that every product is sold through, as the calls of a product use them. */
export interface Shop {
  /**
   * Holds one item before there is a checkout, for a visitor who still chooses: a seat of a map, a week, a cabin. Refuses like `prebook`. It counts among what they hold, and ends by the clock.
   */
  holdEarly(request: EarlyRequest, caller: Caller): Promise<Outcome<EarlyHeld>>
  /** Gives it up; does nothing for a token that is not the caller's. */
  releaseEarly(token: string, caller: Caller): Promise<void>
  /** What these items would be sold for now; nothing is held. Refuses what their quotes refuse, and what the package refuses of them. */
  price(request: PriceRequest, caller: Caller): Promise<Outcome<readonly PricedItem[]>>
  /** Reads in a transaction in which what the caller holds in open checkouts of this product is free; nothing that is changed in it lasts. */
  ownFree<T>(product: ProductCode, caller: Caller, read: (tx: Tx) => Promise<T>): Promise<T>
  /** Prices the items again and holds them, taking over what is held early. Refuses `early_hold_over` where a token is not the caller's or its hold ended, `sold_out` (with `detail.product`) where one of them is gone, `too_soon`, `too_many_holds`, and what the product's own quote refuses. */
  prebook(request: PrebookRequest, caller: Caller): Promise<Outcome<Prebooked>>
  /**
   * Replaces, leaves out and adds items of an open checkout, all or nothing: the checkout, its time and the money applied to it stay. Refuses as `prebook` does, `price_changed` where the
   * total is another one than was agreed to, `no_such_item`, and `not_swappable` where an item cannot be part of it.
   */
  swap(request: SwapRequest, caller: Caller): Promise<Outcome<Swapped>>
  /** Books a held checkout of this product at the consented total. */
  book(product: ProductCode, request: BookRequest, caller: SignedInCaller): Promise<Outcome<DataOf<typeof bookHotel>>>
  /** A checkout of the caller's; null where there is none. */
  find(checkoutId: string, caller: Caller): Promise<HeldCheckout | null>
  /** What the calls about coupons and cash cards do, for a call that buys in one. */
  applyCoupon(request: { readonly checkoutId: string; readonly coupon_code: string }, caller: SignedInCaller): Promise<Outcome<DataOf<typeof applyCoupon>>>
  applyCash(request: { readonly checkoutId: string; readonly amount: number }, caller: SignedInCaller): Promise<Outcome<DataOf<typeof applyCashcard>>>
  /** Releases an open checkout: nothing of it stays held. */
  release(checkoutId: string, caller: Caller): Promise<void>
  quoteCancellation(request: { readonly booking_id: string }, caller: SignedInCaller): Promise<Outcome<DataOf<typeof quoteCancellation>>>
  /**
   * What the provider of an item cannot keep: it ends, and all that was paid for it goes back, whoever heard of it first. Twice is once. Refuses `not_found`, and `not_confirmed` where
   * the item is not, or is being cancelled by its traveller.
   */
  providerCancels(told: ProviderCancels): Promise<Outcome<unknown>>
  /**
   * What became known of a confirmed item: its traveller is told by mail, bell and page. `informed` is true at once, `changed` once its traveller says so, who may have all the money back
   * instead, and `cancelled` ends it. Refuses `not_found`, and `not_confirmed` where the item is not.
   */
  tellNews(news: ToldNews): Promise<Outcome<unknown>>
  /**
   * What a remote supplier says by itself, as by a webhook: stored once by its keys, and acted on at once as what it is asked for every minute is. `order` names the booking of an order that may
   * have been waited for: it is looked for now.
   */
  hear(said: HeardNews): Promise<void>
  /** We cancel what was not paid by its last day, in the caller's transaction: all that is still booked of it, retained and given back by its terms. Twice is once. */
  cancelUnpaid(tx: Tx, of: { readonly orgId: OrgId; readonly bookingId: BookingId }): Promise<void>
  /**
   * What the terms of an item ask for beyond what was paid for it, charged to the card that guarantees it, after a notice, in the caller's transaction: `no_show` by the terms of not
   * coming, `late` by the current ones. Answers how much; 0 where it is nothing, or no card may be charged. Twice is once.
   */
  chargeFee(tx: Tx, of: { readonly orgId: OrgId; readonly bookingId: BookingId; readonly itemNo: number; readonly why: 'no_show' | 'late' }): Promise<Money>
  /** What changing a confirmed item would cost or give back, by `Product.changes` of its product; nothing changes. Refuses as `/api/bookingHistory/changeQuote` does. */
  quoteChange(request: ChangeRequest, caller: SignedInCaller): Promise<Outcome<DataOf<typeof quoteChange>>>
  /** Changes it at the agreed total: at once, or by the checkout that it answers. */
  change(request: ChangeRequest & { readonly consented_total: number }, caller: SignedInCaller): Promise<Outcome<DataOf<typeof changeItem>>>
  cancel(request: { readonly booking_id: string; readonly expected_refund: number }, caller: SignedInCaller): Promise<Outcome<DataOf<typeof cancelBooking>>>
}
