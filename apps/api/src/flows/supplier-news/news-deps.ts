import type { BookingId, OrgId, Outcome } from '@sojourn/kernel'
import type { SupplierNews } from '../../modules/supplier-news/index.ts'
import type { ProviderCancels } from '../../sale/shop.ts'
import type { ShopDeps } from '../shop-deps.ts'

export interface NewsDeps extends ShopDeps {
  readonly supplierNews: SupplierNews
  /** Ends an item and gives all of it back. */
  providerCancels(told: ProviderCancels): Promise<Outcome<unknown>>
  /** Ends an item of a package that is given back as a whole, with all that was paid for it. */
  endForWhole(of: OfItem): Promise<Outcome<unknown>>
  /** Logs what operators should know and is no fault. */
  warn(text: string, where: Readonly<Record<string, unknown>>): void
}

export interface OfItem {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly itemNo: number
}
