import type { Price } from '@sojourn/contracts'
import { localText, moneyText } from '@sojourn/i18n'
import { fromMajor } from '@sojourn/kernel'

export type Later = Pick<Price, 'pay_at_property' | 'pay_at_property_local' | 'currency'>

/** What is paid later as it is taken there: `€24.00 (about $27)`, or in the currency of the price. */
export function laterText({ pay_at_property: later, pay_at_property_local: local, currency }: Later): string {
  const about = fromMajor(later, currency)
  const there = local && fromMajor(local.amount, local.currency)
  return there && about ? localText(there, about) : moneyText(later, currency)
}
