import { accept, type Outcome, refuse, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { BookRequest, Shop } from '../../sale/shop.ts'
import { broughtOnBy } from './domain/reserved-names.ts'
import { isDuffel } from './duffel/duffel-ids.ts'
import { flightAsk } from './flight-ask.ts'

/**
 * Whoever tries it out by a reserved name meets another price when they book: the checkout is held at it, `price_changed` tells the old and the new one, and booked again it is booked at
 * the new one.
 */
export async function dearerWhenBooked(shop: Pick<Shop, 'find' | 'swap'>, request: BookRequest, caller: SignedInCaller): Promise<Outcome<void>> {
  if (broughtOnBy(request.guests[0]?.last_name ?? '') !== 'dearer') return accept()
  const checkout = await shop.find(request.checkoutId, caller)
  const ask = flightAsk.safeParse(checkout?.asks[0])
  if (!checkout?.isOpen || checkout.asks.length > 1 || !ask.success || ask.data.isDearer || isDuffel(ask.data.itineraryId)) return accept()
  const item = { product: 'FLT' as const, ask: { ...ask.data, isDearer: true as const } }
  const of = { checkoutId: checkout.checkoutId, swaps: [{ at: 0, item }] }
  const asked = await shop.swap({ ...of, expectedTotal: null }, caller)
  if (!asked.ok) return accept()
  const { before, quote } = asked.value
  const swapped = await shop.swap({ ...of, expectedTotal: toMajor(quote.total) }, caller)
  if (!swapped.ok) return accept()
  return refuse('price_changed', { old_price: toMajor(before.total), new_price: toMajor(quote.total), currency: quote.currency })
}
