import { invariant, type PricingRule } from '@sojourn/kernel'

/** What decides how a booking is paid. */
export interface RoutingInput {
  readonly mode: 'prepaid' | 'postpaid'
  readonly pricingRule: PricingRule
  /** The number of the credit line that makes an invoice possible; null where there is none. */
  readonly vpId: string | null
  /** The total is worth less than 1 USD. */
  readonly totalUnderOne: boolean
  readonly guaranteeNeeded: boolean
  /** Something was put on the net price, and a part of it is left to pay with the booking. */
  readonly markupDue: boolean
  readonly invoiceWanted: boolean
}

/** The input, and what follows from it: the columns of the table. */
export interface RoutingFacts extends Pick<RoutingInput, 'mode' | 'pricingRule' | 'vpId' | 'totalUnderOne' | 'guaranteeNeeded'> {
  readonly markupNow: boolean
  readonly invoiceChosen: boolean
}

/** A commission comes later and from the supplier, so it is never collected now; an invoice needs the credit line it is posted on. */
const factsOf = ({ mode, pricingRule, vpId, totalUnderOne, guaranteeNeeded, markupDue, invoiceWanted }: RoutingInput): RoutingFacts => ({
  mode,
  pricingRule,
  vpId,
  totalUnderOne,
  guaranteeNeeded,
  markupNow: mode === 'postpaid' && pricingRule !== 'commission' && markupDue,
  invoiceChosen: invoiceWanted && vpId !== null,
})

/**
 * `none`: no gateway. `set_up`: a card is saved as a guarantee and nothing charged. `card`: charged, the card saved. `gateway`: whatever the gateway in force is.
 * `charge` says what of the price is charged now.
 */
export interface PaymentRoute {
  readonly to: 'none' | 'set_up' | 'card' | 'gateway'
  readonly charge: 'nothing' | 'markup' | 'total'
  /** The agency's credit line pays instead. */
  readonly creditLine: boolean
}

/** A route and how it was come by. Rows are numbered from 1. */
export interface RoutingDecision {
  readonly row: number
  readonly facts: RoutingFacts
  readonly route: PaymentRoute
  /** Why each row before did not match. */
  readonly earlier: readonly { readonly row: number; readonly why: string }[]
}

type Columns = Omit<RoutingFacts, 'pricingRule' | 'vpId'>
type Row = { readonly when: Partial<Columns>; readonly route: PaymentRoute }

const none: PaymentRoute = { to: 'none', charge: 'nothing', creditLine: false }
const invoice: PaymentRoute = { to: 'none', charge: 'nothing', creditLine: true }
const guarantee: PaymentRoute = { to: 'set_up', charge: 'nothing', creditLine: false }

/** The first row that matches wins; what a row does not name does not matter to it. */
export const ROUTING: readonly Row[] = [
  { when: { mode: 'prepaid', totalUnderOne: true, guaranteeNeeded: true }, route: guarantee },
  { when: { mode: 'prepaid', totalUnderOne: true, guaranteeNeeded: false }, route: none },
  { when: { mode: 'prepaid', totalUnderOne: false, invoiceChosen: true }, route: invoice },
  { when: { mode: 'prepaid', totalUnderOne: false, invoiceChosen: false }, route: { to: 'gateway', charge: 'total', creditLine: false } },
  { when: { mode: 'postpaid', guaranteeNeeded: true, markupNow: false }, route: guarantee },
  { when: { mode: 'postpaid', guaranteeNeeded: true, markupNow: true }, route: { to: 'card', charge: 'markup', creditLine: false } },
  { when: { mode: 'postpaid', guaranteeNeeded: false, markupNow: true, invoiceChosen: true }, route: invoice },
  { when: { mode: 'postpaid', guaranteeNeeded: false, markupNow: true, invoiceChosen: false }, route: { to: 'gateway', charge: 'markup', creditLine: false } },
  { when: { mode: 'postpaid', guaranteeNeeded: false, markupNow: false }, route: none },
]

const NAMES: Readonly<Record<keyof Columns, string>> = {
  mode: 'mode',
  totalUnderOne: 'total under 1 USD',
  guaranteeNeeded: 'guarantee needed',
  markupNow: 'markup now',
  invoiceChosen: 'invoice chosen',
}
const said = (value: string | boolean): string => (typeof value === 'string' ? value : value ? 'yes' : 'no')

/** What keeps a row from matching, in words; null where nothing does. */
function mismatch({ when }: Row, facts: RoutingFacts): string | null {
  const names = (Object.keys(when) as (keyof Columns)[]).filter((name) => when[name] !== facts[name])
  return names.length === 0 ? null : names.map((name) => `${NAMES[name]} is ${said(facts[name])}, not ${said(when[name]!)}`).join('; ')
}

export function routePayment(input: RoutingInput): RoutingDecision {
  const facts = factsOf(input)
  const why = ROUTING.map((row) => mismatch(row, facts))
  const at = why.indexOf(null)
  invariant(at >= 0, `the routing table has a row for ${JSON.stringify(facts)}`)
  return { row: at + 1, facts, route: ROUTING[at]!.route, earlier: why.slice(0, at).map((text, i) => ({ row: i + 1, why: text! })) }
}
