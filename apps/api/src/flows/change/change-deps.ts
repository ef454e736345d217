import type { Outcome, ProductCode, Tx } from '@sojourn/kernel'
import type { Caller, SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import type { Checkout, CheckoutItem, PaymentTerms } from '../../modules/checkouts/index.ts'
import type { SupplierNews } from '../../modules/supplier-news/index.ts'
import type { OfferInstead } from '../../sale/product.ts'
import type { Quote } from '../../sale/quote.ts'
import type { BookRequest } from '../../sale/shop.ts'
import type { ShopDeps } from '../shop-deps.ts'

interface AskedInstead {
  readonly product: ProductCode
  readonly ask: unknown
  readonly caller: Caller
  /** As a remote supplier offers it; null where it is of our own stock. */
  readonly offered: OfferInstead | null
}

/** What would take the place of a booked item, at current prices. `Priced` is known to the module that priced it. */
export interface PricedInstead<Priced = unknown> {
  readonly asked: AskedInstead
  readonly priced: Priced
  readonly item: CheckoutItem
  /** How it would be paid at this price. */
  terms(quote: Quote): PaymentTerms
}

/** How what is held and booked for a change is held and booked. */
export interface ChangeDeps<Priced = unknown> extends ShopDeps {
  readonly supplierNews: Pick<SupplierNews, 'listOf'>
  price(tx: Tx, asked: AskedInstead): Promise<Outcome<PricedInstead<Priced>>>
  hold(tx: Tx, instead: PricedInstead<Priced>, changing: { readonly of: NonNullable<Checkout['changes']>; readonly quote: Quote }): Promise<Checkout>
  withinLimits<T>(caller: Caller, run: () => Promise<Outcome<T>>): Promise<Outcome<T>>
  confirmAtOnce(
    tx: Tx,
    of: { readonly checkout: Checkout; readonly request: Omit<BookRequest, 'checkoutId'>; readonly caller: SignedInCaller },
  ): Promise<Booking>
}
