import { getCheckout, type StayOffer } from '@sojourn/contracts'
import { accept, type CheckoutId, type Clock, refuse, type Transactions, toMajor } from '@sojourn/kernel'
import { type Refusals, type Route, route } from '../../http/index.ts'
import type { Checkouts } from './create-checkouts.ts'
import { cancellationOnWire, linesOnWire, priceOnWire } from './present.ts'

export interface CheckoutsHttpDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly checkouts: Checkouts
  /** Where card fields come from, and the key that names us there. It opens nothing by itself. */
  readonly payment: { readonly gatewayUrl: string; readonly publishableKey: string }
}

const refusals: Refusals = { not_found: [404, 'This checkout is not here. It may have ended; nothing was charged. Please choose your room again.'] }

const iso = (atMs: number): string => new Date(atMs).toISOString()

export function checkoutsHttp({ transactions, clock, checkouts, payment }: CheckoutsHttpDeps): Route[] {
  return [
    route(
      getCheckout,
      async (body, caller) => {
        const holder = { userId: caller.user?.userId ?? null, browserId: caller.knownBrowserId }
        const checkout = await transactions.inTenant(caller.orgId, (tx) => checkouts.find(tx, caller.orgId, body.checkoutId as CheckoutId, holder))
        if (!checkout) return refuse('not_found')
        const { quote } = checkout
        const nowMs = clock.nowMs()
        return accept({
          checkoutId: checkout.checkoutId,
          // The sweep may be a moment late; the clock is not.
          state: checkout.state === 'open' && checkout.expiresAtMs <= nowMs ? ('expired' as const) : checkout.state,
          booking_id: checkout.bookingId,
          offer: checkout.offer as StayOffer,
          price: priceOnWire(quote),
          lines: linesOnWire(quote),
          due: { card: toMajor(quote.payNow), now: toMajor(quote.payNow), at_property: toMajor(quote.payAtProperty), currency: quote.currency },
          cancellation: cancellationOnWire(quote),
          expires_at: iso(checkout.expiresAtMs),
          server_time: iso(nowMs),
          renewable: checkout.state === 'open' && !checkout.renewed,
          payment: {
            gateway_url: payment.gatewayUrl,
            publishable_key: payment.publishableKey,
            route: quote.payNow.minor > 0 ? ('card' as const) : ('none' as const),
            gateway: quote.payNow.minor > 0 ? ('PG_03' as const) : null,
            pg_method_name: quote.payNow.minor > 0 ? ('Inspira CC' as const) : null,
            is_popup: false,
            forced: false,
            guarantee: false,
          },
        })
      },
      refusals,
    ),
  ]
}
