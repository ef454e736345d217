import { add, type OrgId, type PaymentSettings, type ProductCode, scale, subtract } from '@sojourn/kernel'
import { type Checkout, type PaymentTerms, termsOf } from '../../modules/checkouts/index.ts'
import { cardMethodName, chooseGateway, type DecidedRoute, type MethodName, type RoutingDecision, routePayment } from '../../modules/payments/index.ts'
import type { HowPaid } from '../../sale/price-lines.ts'
import type { Offer } from '../../sale/product.ts'
import type { TenderPlan } from '../tenders/index.ts'

/** How an offer is paid: the row of the table, and where it leads. */
export interface PaymentPlan {
  readonly decision: RoutingDecision
  readonly terms: PaymentTerms
  /** The part of the price that is paid with the booking, by any means. */
  readonly covers: HowPaid['covers']
  readonly route: DecidedRoute['route']
  readonly gateway: DecidedRoute['gateway']
  readonly methodName: MethodName | null
  /** A card is saved as a guarantee, charged or not. */
  readonly guarantee: boolean
}

type Rest = Pick<TenderPlan, 'card' | 'invoice'>

/** Whether it is to be paid by invoice, and the credit line that makes it possible. */
export interface InvoiceRequest {
  readonly wanted: boolean
  readonly vpId: string | null
}
const noInvoice: InvoiceRequest = { wanted: false, vpId: null }

/** What a card or an invoice pays: the amount due now less the tenders. A rest worth less than 1 USD was waived, and nothing is left. */
export const remainder = ({ card, invoice }: Rest) => add(card, invoice)

/** From the price, what the tenders leave of it, and what the organisation had decided when the offer was held: what was shown then holds until it is booked. */
export function paymentPlan({ quote, terms: stored }: Pick<Checkout, 'quote' | 'terms'>, plan: Rest, invoice: InvoiceRequest = noInvoice): PaymentPlan {
  const terms = termsOf({ quote, terms: stored })
  const nothingLeft = remainder(plan).minor === 0
  const decision = routePayment({
    mode: terms.mode,
    totalUnderOne: terms.mode === 'prepaid' ? nothingLeft : quote.total.minor === 0,
    guaranteeNeeded: terms.guarantee,
    pricingRule: terms.pricingRule,
    markupDue: !nothingLeft,
    vpId: invoice.vpId,
    invoiceWanted: invoice.wanted,
  })
  const { route, gateway } = chooseGateway(decision.route, terms)
  const guarantee = decision.route.to === 'set_up' || decision.route.to === 'card'
  const covers = quote.payNow.minor === 0 ? 'nothing' : terms.mode === 'prepaid' ? 'total' : 'markup'
  return { decision, terms, covers, route, gateway, methodName: methodOf(decision, terms, gateway !== null), guarantee }
}

const methodOf = ({ route }: RoutingDecision, terms: PaymentTerms, byCard: boolean): MethodName | null =>
  // not translated: read by callers (B3.2)
  route.creditLine ? 'Credit line' : byCard ? cardMethodName(terms) : null

/** Where our share of a price paid later is charged with the booking: that much is due now, the rest at the property. */
export function withShareNow(offer: Offer, { markupNow, pricingRule }: Pick<PaymentSettings, 'markupNow' | 'pricingRule'>): Offer {
  const { quote, terms, markup } = offer
  if (terms.later?.by === 'us' || terms.mode !== 'postpaid' || !markupNow || pricingRule !== 'markup' || markup.minor === 0) return offer
  const payLater = subtract(quote.total, markup)
  const local = quote.payLaterLocal && { payLaterLocal: scale(quote.payLaterLocal, payLater.minor, quote.payLater.minor) }
  return { ...offer, quote: { ...quote, payNow: markup, payLater, ...local }, revenue: markup }
}

/** The decision, to be stored with its booking. */
export const routeOf = (how: PaymentPlan, of: Pick<DecidedRoute, 'bookingId'> & { orgId: OrgId; product: ProductCode }, nowMs: number): DecidedRoute => ({
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
