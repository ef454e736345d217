import { percentText, plural, say } from '@sojourn/i18n'
import { type Currency, decimalsOf, type Money, money, never, toMajor } from '@sojourn/kernel'
import type { StayProduct, Tax } from './domain/catalogue.ts'
import { byStars } from './domain/tax-lines.ts'

/** A rule with what it comes to at a property of so many stars: `6%`, `4.00 EUR for each guest and night`. */
export function taxRuleText(tax: Tax, stars: number, currency: Currency, product?: StayProduct): string {
  const { amount } = tax
  const figure = (minor: number) => figureOf(money(minor, currency))
  switch (amount.by) {
    case 'percent':
      return percentText(amount.ppm / 10_000)
    case 'flat':
      return `${figure(amount.minor)} ${whomText(tax, amount.per, product)}`
    case 'stars':
      return `${figure(byStars(amount.minor, stars))} ${whomText(tax, amount.per, product)}`
    case 'price': {
      const steps = amount.steps.map((step) => step.minor)
      return say`${figure(Math.min(...steps))} to ${figure(Math.max(...steps))}, by the price, ${whomText(tax, amount.per, product)}`
    }
    default:
      return never(amount)
  }
}

/** A rule, and what a stay owes by it in the currency of the place; `owed` is null where the rule follows the price. */
export const owedRuleText = (rule: string, owed: Money | null): string => (owed === null ? rule : say`${rule}, ${figureOf(owed)} in all`)

const figureOf = (amount: Money): string => `${toMajor(amount).toFixed(decimalsOf(amount.currency))} ${amount.currency}`

/** Who owes it, and for how long: `for each guest aged 18 or more and night, first 7 nights`. */
function whomText(tax: Tax, per: 'guest' | 'room', product: StayProduct | undefined): string {
  const { ageFrom, nightsMax } = tax
  if (per === 'guest' && ageFrom > 0) return agedText(tax)
  if (per === 'guest')
    return nightsMax === null ? say`for each guest and night` : say`for each guest and night, first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
  if (product === 'holidaystays')
    return nightsMax === null ? say`for each home and night` : say`for each home and night, first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
  return nightsMax === null ? say`for each room and night` : say`for each room and night, first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
}

function agedText({ ageFrom, ageTo, nightsMax }: Tax): string {
  if (ageTo < 100)
    return nightsMax === null
      ? say`for each guest aged ${ageFrom} to ${ageTo} and night`
      : say`for each guest aged ${ageFrom} to ${ageTo} and night, first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
  return nightsMax === null
    ? say`for each guest aged ${ageFrom} or more and night`
    : say`for each guest aged ${ageFrom} or more and night, first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
}
