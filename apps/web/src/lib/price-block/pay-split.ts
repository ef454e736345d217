import type { Price } from '@sojourn/contracts'
import { moneyText, roughText, say } from '@sojourn/i18n'
import { fromMajor, zero } from '@sojourn/kernel'

export type Later = Pick<Price, 'pay_at_property' | 'pay_at_property_local' | 'currency'>

/** About how much an amount of another currency is: `$27`. */
export const aboutText = (major: number, currency: string): string => roughText(fromMajor(major, currency) ?? zero(currency))

/** What is paid later as it is taken there: `€24.00 (about $27)`, or in the currency of the price. */
export function laterText({ pay_at_property: later, pay_at_property_local: local, currency }: Later): string {
  return local ? say`${moneyText(local.amount, local.currency)} (about ${aboutText(later, currency)})` : moneyText(later, currency)
}
