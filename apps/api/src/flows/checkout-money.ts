import type { CheckoutMoney } from '@sojourn/contracts'
import { type Clock, isZero, type Tx, toMajor } from '@sojourn/kernel'
import { agentTermsOf, type Caller } from '../http/index.ts'
import type { Checkout } from '../modules/checkouts/index.ts'
import { lineOnWire, localOnWire } from '../sale/on-wire.ts'
import { linesOf } from '../sale/price-lines.ts'
import { cancellingOfCheckout } from './cancelling.ts'
import { invoiceOf } from './invoice-of.ts'
import { paymentPlan, remainder } from './payment/payment-plan.ts'
import { saleOnWire } from './sale-on-wire.ts'
import { keepsTravellersOf } from './same-travellers.ts'
import type { ShopDeps } from './shop-deps.ts'
import type { KnownHeld, Tendering } from './tenders/index.ts'

interface MoneyDeps {
  readonly tendering: Pick<Tendering, 'planOf' | 'appliedTo'>
  readonly products: ShopDeps['products']
  readonly clock: Clock
}

/** How a checkout is paid at present, in the current language: line by line, what is due by which way, what is applied, what it earns. */
export async function checkoutMoney({ tendering, products, clock }: MoneyDeps, tx: Tx, checkout: Checkout, known?: KnownHeld): Promise<CheckoutMoney> {
  const plan = await tendering.planOf(tx, checkout, known?.here)
  const { quote } = checkout
  const items = checkout.items.map((item) => products.inCurrentLanguage(item))
  return {
    lines: linesOf(items, paymentPlan(checkout, plan), plan.lines).map(lineOnWire),
    due: {
      card: toMajor(remainder(plan)),
      now: toMajor(quote.payNow),
      at_property: toMajor(quote.payLater),
      ...(quote.payLaterLocal && { at_property_local: localOnWire(quote.payLaterLocal) }),
      waived: toMajor(plan.waived),
      currency: quote.currency,
    },
    ...(await tendering.appliedTo(tx, checkout, plan, known)),
    if_cancelled: cancellingOfCheckout(products, checkout, plan, clock.nowMs()).parts,
  }
}

/** The same, with where it would be paid and the credit line that may pay it for this caller. */
export async function payingOf(deps: ShopDeps, tx: Tx, checkout: Checkout, caller: Caller) {
  const plan = await deps.tendering.planOf(tx, checkout)
  const { orgId, product, quote } = checkout
  const line = caller.user && (await invoiceOf(deps, tx, { orgId, userId: caller.user.userId, product, currency: quote.currency }))
  const byInvoice = { wanted: true, vpId: line?.vpId ?? null }
  const { covers, terms, route, gateway, methodName, guarantee } = paymentPlan(checkout, plan, isZero(plan.invoice) ? undefined : byInvoice)
  return {
    how: { covers, guarantee, route, gateway, methodName, popup: route === 'hosted' && terms.popup, forced: terms.forced },
    money: await checkoutMoney(deps, tx, checkout),
    terms: cancellingOfCheckout(deps.products, checkout, plan, deps.clock.nowMs()).rules,
    agency: await agencyOf(deps, tx, checkout, caller),
    keeps: await keptOf(deps, tx, checkout, caller),
    invoice: line && paymentPlan(checkout, plan, byInvoice).decision.route.creditLine ? line : null,
  }
}

/** What an agent sells it for; null for others, the client included. */
async function agencyOf(deps: ShopDeps, tx: Tx, checkout: Checkout, caller: Caller) {
  const terms = agentTermsOf(caller)
  const sale = terms && (await deps.agencySales.find(tx, checkout))
  if (!sale || sale.agentId !== caller.user?.userId) return null
  const { minBasisPoints, maxBasisPoints } = terms.limits
  return { ...(await saleOnWire(deps, tx, sale)), limits: { min_percent: minBasisPoints / 100, max_percent: maxBasisPoints / 100 } }
}

/** Who travels as before, where it is a change of the caller's own booking. */
async function keptOf(deps: ShopDeps, tx: Tx, checkout: Checkout, caller: Caller) {
  const booking = await keepsTravellersOf(deps, tx, checkout)
  return booking && booking.userId === caller.user?.userId ? { guests: [...booking.guests], contact: booking.contact } : null
}
