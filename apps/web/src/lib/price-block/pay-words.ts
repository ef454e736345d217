import type { Price } from '@sojourn/contracts'
import { moneyText, say } from '@sojourn/i18n'
import { type Later, laterText } from './pay-split.ts'

/** Shown under every price without a breakdown. */
export const ALL_INCLUDED = say`taxes and fees included`

/** The parts of a price that are charged now and paid later and where (`at the property`), in the words that the price block has too. */
export function paySplit(price: Later & Pick<Price, 'pay_now'>, laterAt: string) {
  const { pay_now: now, pay_at_property: later, currency } = price
  return {
    now: now === 0 ? say`Charged now: nothing` : say`Charged now: ${moneyText(now, currency)}`,
    later: later > 0 ? say`Later, ${laterAt}: ${laterText(price)}` : null,
  }
}
