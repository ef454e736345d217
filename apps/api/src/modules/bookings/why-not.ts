import { say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import type { Products } from '../../sale/registry.ts'
import type { Booking, BookingItem } from './domain/booking.ts'
import type { ItemState } from './domain/status.ts'
import { isCancellable } from './shown.ts'

type Words = Pick<Products, 'saleOf' | 'packageOf'>

/** For a person: why a booking, or these items of it, cannot be cancelled now. Said of what was found to be so. */
export function whyNotCancellable(products: Words, { status, product }: Pick<Booking, 'status' | 'product'>): string {
  switch (status) {
    case 'draft':
    case 'pending_payment':
      return say`This booking isn't paid yet, so there is nothing to cancel. If you don't pay in time, it expires and nothing is charged.`
    case 'confirming':
      return (
        products.saleOf(product).words.texts().waitToCancel ?? say`We're confirming this booking right now. Nothing was changed; please try again in a minute.`
      )
    case 'failed':
    case 'expired':
      return say`This booking didn't go through, so there is nothing to cancel.`
    case 'cancelled':
      return say`This booking is already canceled.`
    case 'confirmed':
      return products.saleOf(product).words.texts().tooLateToCancel
    default:
      return never(status)
  }
}

/** Where some of a booking is over already and all that was asked for is. */
export const nothingLeft = (): string => say`This part of your booking is already canceled or being canceled. Nothing was changed.`

/** Where its package is only cancelled as a whole. */
export const wholeOnly = (products: Pick<Products, 'packageOf'>, { product, items }: Pick<Booking, 'product' | 'items'>): string | null =>
  items.length > 1 && products.packageOf(product)?.onPartCancel === 'whole_only'
    ? say`This is part of a package that can only be canceled as a whole. Nothing was changed.`
    : null

/** Why one item cannot be cancelled alone now; null where it can. */
export function whyItemStays(products: Words, booking: Booking, item: BookingItem, state: ItemState, nowMs: number): string | null {
  if (!isCancellable({ ...booking, items: [item] }, nowMs)) return whyNotCancellable(products, { ...booking, product: item.product })
  return state === 'confirmed' ? wholeOnly(products, booking) : nothingLeft()
}
