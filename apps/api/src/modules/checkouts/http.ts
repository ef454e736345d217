import { type CancellationRule, type CheckoutMoney, type DataOf, getCheckout, type PaymentRouteName } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type CheckoutId, type Clock, dayIn, type GatewayId, type Money, refuse, type Transactions, type Tx, toMajor } from '@sojourn/kernel'
import { type Caller, type Refusals, type Route, route } from '../../http/index.ts'
import { consentText, instalmentsOf } from '../../sale/charged-later.ts'
import { instalmentOnWire, needsOnWire, offerOnWire, priceOnWire, soldAsOnWire } from '../../sale/on-wire.ts'
import type { HowPaid } from '../../sale/price-lines.ts'
import type { Sale } from '../../sale/product.ts'
import type { Products } from '../../sale/registry.ts'
import type { Checkouts } from './create-checkouts.ts'
import type { Checkout } from './domain/checkout.ts'

/** How an offer is paid, as a page needs to know it. */
export interface PayingOf extends HowPaid {
  readonly route: PaymentRouteName
  readonly gateway: GatewayId | null
  readonly methodName: 'Client CC' | 'Inspira CC' | 'Credit line' | null
  readonly popup: boolean
  readonly forced: boolean
}

/** Who travels as before, and how they are reached. */
type Kept = NonNullable<DataOf<typeof getCheckout>['keeps']>
type Agency = NonNullable<DataOf<typeof getCheckout>['agency']>

export interface CheckoutsHttpDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly checkouts: Checkouts
  readonly products: Products
  /** Where card fields come from, and our publishable key there, which is no secret. */
  readonly payment: { readonly gatewayUrl: string; readonly publishableKey: string }
  /** How an offer is paid, the credit line that may pay it for this caller, and the terms of each item in what they then cost. */
  howToPay(
    tx: Tx,
    checkout: Checkout,
    caller: Caller,
  ): Promise<{
    how: PayingOf
    money: CheckoutMoney
    invoice: { vpId: string; available: Money } | null
    agency: Agency | null
    keeps: Kept | null
    terms: readonly CancellationRule[][]
  }>
  /** What the caller would pay for the same, where that is less than it is held at. */
  betterPrice(checkout: Checkout, caller: Caller): Promise<{ total: Money; as: 'member' | 'agent' } | null>
}

const refusals: Refusals = { not_found: [404, () => say`We couldn't find this checkout; it may have ended. Nothing was charged, so please choose again.`] }

/** What is charged later, and the words of the consent to it. */
function laterOf({ items }: Checkout, { org }: Caller) {
  const text = consentText(org.name, items)
  if (text === null) return {}
  const charges = instalmentsOf(items).map(({ itemNo, ...each }) => ({ item_no: itemNo, ...instalmentOnWire(each) }))
  return { later: { mandate_text: text, charges } }
}

const iso = (atMs: number): string => new Date(atMs).toISOString()

const informationOf = ({ words }: Sale) => {
  const said = words.information?.()
  return said ? { information: { title: said.title, lines: [...said.lines] } } : {}
}

export function checkoutsHttp({ transactions, clock, checkouts, products, payment, howToPay, betterPrice }: CheckoutsHttpDeps): Route[] {
  return [
    route(
      getCheckout,
      async (body, caller) => {
        const holder = { userId: caller.user?.userId ?? null, browserId: caller.knownBrowserId }
        const found = await transactions.inTenant(caller.orgId, async (tx) => {
          const checkout = await checkouts.find(tx, caller.orgId, body.checkoutId as CheckoutId, holder)
          return checkout && { checkout, ...(await howToPay(tx, checkout, caller)) }
        })
        if (!found) return refuse('not_found')
        const { checkout, how, money, invoice, agency, keeps, terms } = found
        const items = checkout.items.map((item, index) => offerOnWire(item, products, terms[index]!))
        const better = await betterPrice(checkout, caller)
        const nowMs = clock.nowMs()
        return accept({
          checkoutId: checkout.checkoutId,
          // The sweep may be a moment late; the clock is not.
          state: checkout.state === 'open' && checkout.expiresAtMs <= nowMs ? ('expired' as const) : checkout.state,
          booking_id: checkout.bookingId,
          offer: items[0]!.offer,
          sold_as: soldAsOnWire(checkout, products),
          travellers: needsOnWire(checkout.items, products, dayIn(checkout.items[0]!.terms.timeZone, nowMs)),
          items,
          price: priceOnWire(checkout.quote),
          ...money,
          cancellation: items.flatMap((item) => item.cancellation),
          expires_at: iso(checkout.expiresAtMs),
          server_time: iso(nowMs),
          ...laterOf(checkout, caller),
          ...informationOf(products.saleOf(checkout.product)),
          ...(agency && { agency }),
          ...(keeps && { keeps }),
          ...(better && { better_price: { total: toMajor(better.total), currency: better.total.currency, as: better.as } }),
          renewable: checkout.state === 'open' && checkout.renewalsLeft > 0,
          payment: {
            gateway_url: payment.gatewayUrl,
            publishable_key: payment.publishableKey,
            route: how.route,
            gateway: how.gateway,
            pg_method_name: how.methodName,
            is_popup: how.popup,
            forced: how.forced,
            guarantee: how.guarantee,
            invoice: invoice && { vp_id: invoice.vpId, available: toMajor(invoice.available), currency: invoice.available.currency },
          },
        })
      },
      refusals,
    ),
  ]
}
