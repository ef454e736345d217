import type { OperatorPlanShape } from '@sojourn/contracts'
import { LANGUAGES } from '@sojourn/i18n'
import { accept, type Currency, fromMajor, type Outcome, refuse, toMajor } from '@sojourn/kernel'
import type { PlanPrice, PlanText, PricedPlan } from '../../modules/memberships/index.ts'
import { cleanHtml } from './clean-html.ts'

type Price = Omit<PlanPrice, 'validFromMs'>

/** The texts of a plan by language, made harmless; undefined where they stay. Refuses `language_unknown`. */
export async function textsOf(said: OperatorPlanShape['texts'] | undefined): Promise<Outcome<Record<string, PlanText> | undefined>> {
  if (!said) return accept(undefined)
  const texts: Record<string, PlanText> = {}
  for (const [language, { subplan_name: name, subplan_desc: description, html }] of Object.entries(said)) {
    if (!LANGUAGES.some(({ tag }) => tag === language)) return refuse('language_unknown')
    texts[language] = { name, description, html: await cleanHtml(html) }
  }
  return accept(texts)
}

/** The prices of a plan besides those in its own currency; undefined where they stay. Refuses `currency_unknown` and `amount_malformed`. */
export function pricesOf(said: OperatorPlanShape['prices'] | undefined, own: Currency): Outcome<Price[] | undefined> {
  if (!said) return accept(undefined)
  const codes = said.map(({ currency_code }) => currency_code)
  const known = new Set(Intl.supportedValuesOf('currency'))
  if (new Set(codes).size < codes.length || codes.some((code) => code === own || !known.has(code))) return refuse('currency_unknown')
  const prices: Price[] = []
  for (const { currency_code: code, sub_plan_initial_price, sub_plan_renewal_price } of said) {
    const [initial, renewal] = [fromMajor(sub_plan_initial_price, code), fromMajor(sub_plan_renewal_price, code)]
    if (!initial || !renewal) return refuse('amount_malformed')
    prices.push({ initial, renewal })
  }
  return accept(prices)
}

export const textsOnWire = ({ texts }: PricedPlan): OperatorPlanShape['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { name, description, html }]) => [language, { subplan_name: name, subplan_desc: description, html }]),
  )

export const pricesOnWire = ({ prices, ownCurrency }: PricedPlan): OperatorPlanShape['prices'] =>
  prices
    .filter(({ initial }) => initial.currency !== ownCurrency)
    .map(({ initial, renewal }) => ({
      currency_code: initial.currency,
      sub_plan_initial_price: toMajor(initial),
      sub_plan_renewal_price: toMajor(renewal),
    }))
