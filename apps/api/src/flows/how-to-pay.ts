import type { OrgId, PaymentSettings, ProductCode } from '@sojourn/kernel'
import { type Checkout, type PaymentTerms, type Quote, termsOf } from '../modules/checkouts/index.ts'
import { cardMethodName, chooseGateway, type DecidedRoute, type MethodName, type RoutingDecision, routePayment } from '../modules/payments/index.ts'
import type { StayQuote } from './stay-supplier.ts'

/** How an offer is paid: the row of the table, and where it leads. */
export interface HowToPay {
  readonly decision: RoutingDecision
  readonly terms: PaymentTerms
  readonly route: DecidedRoute['route']
  readonly gateway: DecidedRoute['gateway']
  readonly methodName: MethodName | null
  /** A card is kept as a guarantee, charged or not. */
  readonly guarantee: boolean
}

/** From the price and what the organisation had decided when the offer was held: what was shown then holds until it is booked. */
export function howToPay({ quote, terms: kept }: Pick<Checkout, 'quote' | 'terms'>): HowToPay {
  const terms = termsOf({ quote, terms: kept })
  const decision = routePayment({
    mode: terms.mode,
    // Rates cost more than 1 USD, and less than that left by tenders is waived: under it means that nothing is left.
    totalUnderOne: (terms.mode === 'prepaid' ? quote.payNow : quote.total).minor === 0,
    guaranteeNeeded: terms.guarantee,
    markupNow: terms.mode === 'postpaid' && quote.payNow.minor > 0,
    // Nobody has a credit line yet.
    invoiceChosen: false,
  })
  const { route, gateway } = chooseGateway(decision.route, terms)
  const guarantee = decision.route.to === 'set_up' || decision.route.to === 'card'
  return { decision, terms, route, gateway, methodName: gateway ? cardMethodName(terms) : null, guarantee }
}

/** Where our share of what is paid at the property is charged with the booking: that much is due now, the rest there. */
export function withShareNow(quoted: StayQuote, { markupNow }: Pick<PaymentSettings, 'markupNow'>): StayQuote {
  const { quote, markup } = quoted
  if (quoted.mode !== 'postpaid' || !markupNow || markup.minor === 0) return quoted
  const rest = { minor: quote.total.minor - markup.minor, currency: quote.currency }
  const due: Quote = { ...quote, payNow: markup, payAtProperty: rest }
  return { ...quoted, quote: due, revenue: markup }
}

/** The decision, to be kept with its booking. */
export const routeOf = (how: HowToPay, of: Pick<DecidedRoute, 'bookingId'> & { orgId: OrgId; product: ProductCode }, nowMs: number): DecidedRoute => ({
  ...of,
  row: how.decision.row,
  facts: how.decision.facts,
  earlier: how.decision.earlier,
  route: how.route,
  charge: how.decision.route.charge,
  creditLine: how.decision.route.creditLine,
  gateway: how.gateway,
  popup: how.terms.popup,
  forced: how.terms.forced,
  chosenBy: how.terms.chosenBy,
  decidedAtMs: nowMs,
})

/** The same, as a page needs to know it. */
export function payingOf(checkout: Pick<Checkout, 'quote' | 'terms'>) {
  const { decision, terms, route, gateway, methodName, guarantee } = howToPay(checkout)
  const { popup, forced } = terms
  return { charge: decision.route.charge, guarantee, route, gateway, methodName, popup: route === 'hosted' && popup, forced }
}
