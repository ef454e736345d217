import { DEFAULT_PAYMENTS, GATEWAY_IDS, type PaymentSettings, PRODUCT_CODES, type PricingRule } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { stubProducts } from '../../../sale/stub.testing.ts'
import { cardMethodName, chooseGateway, mayInvoice, suppliersOf } from './choose-gateway.ts'
import { EVERY_INPUT, saidOf } from './every-routing-input.testing.ts'
import { ROUTING, routePayment } from './route-payment.ts'

const settingsOf = (gateway: PaymentSettings['gateway']): PaymentSettings => ({ ...DEFAULT_PAYMENTS, gateway, chosenBy: 'organisation' })

const EVERY = EVERY_INPUT.flatMap((input) => GATEWAY_IDS.map((gateway) => ({ input, gateway })))

// The same rule in other words: cards are saved in card fields alone, so the page of PG_02 takes only what the gateway in force takes.
function said({ input, gateway }: (typeof EVERY)[number]): string {
  const fields = gateway === 'PG_02' ? 'PG_03' : gateway
  const own = gateway === 'PG_02' ? 'hosted PG_02' : `card ${gateway}`
  const { mode, totalUnderOne, guaranteeNeeded } = input
  const { markupNow, invoiceChosen } = saidOf(input)
  if (mode === 'prepaid' && totalUnderOne) return guaranteeNeeded ? `set_up ${fields}` : 'none null'
  if (mode === 'prepaid') return invoiceChosen ? 'none null' : own
  if (guaranteeNeeded) return markupNow ? `card ${fields}` : `set_up ${fields}`
  return markupNow && !invoiceChosen ? own : 'none null'
}

test.each(EVERY)('[B4.8] every combination ends at its gateway: %o', (combination) => {
  const { route, gateway } = chooseGateway(routePayment(combination.input).route, settingsOf(combination.gateway))
  expect(`${route} ${gateway}`).toBe(said(combination))
})

test('[B4.8] the trace names the row that matched and why each one before did not', () => {
  for (const input of EVERY_INPUT) {
    const { row, route, earlier } = routePayment(input)
    expect(ROUTING[row - 1]!.route).toBe(route)
    expect(earlier.map((each) => each.row)).toEqual(Array.from({ length: row - 1 }, (_, i) => i + 1))
    for (const { why } of earlier) expect(why).toMatch(/^[a-zA-Z0-9 ]+ is (prepaid|postpaid|yes|no), not (prepaid|postpaid|yes|no)/)
  }
})

const guaranteed = { mode: 'postpaid', totalUnderOne: false, guaranteeNeeded: true, markupDue: false, invoiceWanted: false } as const

test('[B4.8] a trace reads as a sentence', () => {
  const { earlier } = routePayment({ ...guaranteed, pricingRule: 'markup', vpId: null })
  expect(earlier[1]).toEqual({ row: 2, why: 'mode is postpaid, not prepaid; total under 1 USD is no, not yes; guarantee needed is yes, not no' })
})

test('[C3.4] [B4.8] a commission is never collected now, and without a credit line no invoice is chosen; both are shown with the decision', () => {
  const later = { ...guaranteed, guaranteeNeeded: false, markupDue: true, invoiceWanted: true }
  const routeOf = (pricingRule: PricingRule, vpId: string | null) => {
    const { facts, row } = routePayment({ ...later, pricingRule, vpId })
    return { row, rule: facts.pricingRule, vpId: facts.vpId }
  }
  expect(routeOf('markup', 'vp_1')).toEqual({ row: 7, rule: 'markup', vpId: 'vp_1' })
  expect(routeOf('net', null)).toEqual({ row: 8, rule: 'net', vpId: null })
  expect(routeOf('commission', 'vp_1')).toEqual({ row: 9, rule: 'commission', vpId: 'vp_1' })
})

test('[B3.2] an organisation that chose its gateway takes cards as Client CC, the others as Inspira CC; the invoice is the Credit line', () => {
  expect([cardMethodName(settingsOf('PG_01')), cardMethodName(DEFAULT_PAYMENTS)]).toEqual(['Client CC', 'Inspira CC'])
  expect(suppliersOf(settingsOf('PG_01'), true)).toEqual([
    { id: 'PG_01', methodName: 'Client CC' },
    { id: 'PG_01', methodName: 'Credit line' },
  ])
  expect(suppliersOf(DEFAULT_PAYMENTS, false)).toEqual([{ id: 'PG_03', methodName: 'Inspira CC' }])
})

test('[A4.8] [B4.8] the invoice needs a vpId and a credit line, and is never for a plan or a wallet', () => {
  expect(mayInvoice({ isInvoiced: true, vpId: 'vp_1', hasCreditLine: true })).toBe(true)
  expect(mayInvoice({ isInvoiced: false, vpId: 'vp_1', hasCreditLine: true })).toBe(false)
  expect(mayInvoice({ isInvoiced: true, vpId: null, hasCreditLine: true })).toBe(false)
  expect(mayInvoice({ isInvoiced: true, vpId: 'vp_1', hasCreditLine: false })).toBe(false)
  const invoiced = PRODUCT_CODES.filter((code) => stubProducts().rulesOf(code).payableBy.has('invoice'))
  expect(invoiced).not.toContain('SUB')
  expect(invoiced).not.toContain('WLT')
})
