import { percentText, plural, say } from '@sojourn/i18n'
import { type Currency, decimalsOf, type Money, money, toMajor } from '@sojourn/kernel'
import type { StayProduct, Tax } from './domain/catalogue.ts'
import { nightAmounts, type TaxLine } from './domain/tax-lines.ts'

/** The rule of a tax at a property of so many stars: `6%`, `4.00 EUR per guest per night`. */
export function taxRuleText(tax: Tax, stars: number, currency: Currency, product?: StayProduct): string {
  if (tax.amount.by === 'percent') return percentText(tax.amount.ppm / 10_000)
  const { least, most } = nightAmounts(tax, stars)!
  const figure = (minor: number): string => figureText(money(minor, currency))
  if (tax.amount.by !== 'price') return perNightText(tax, figure(least), product)
  return say`${perNightText(tax, `${figure(least)} – ${figure(most)}`, product)}, depending on the price`
}

/** The same of a stay, with what it comes to there: `4.00 EUR per guest per night, 24.00 EUR in total`. */
export function taxLineText({ tax, stars, product, owed }: TaxLine['rule'], currency: Currency): string {
  const rule = taxRuleText(tax, stars, currency, product)
  return owed ? say`${rule}, ${figureText(owed)} in total` : rule
}

function perNightText({ amount, ageFrom, ageTo, nightsMax }: Tax, figure: string, product: StayProduct | undefined): string {
  if (amount.by !== 'percent' && amount.per === 'room') return perUnitText(nightsMax, figure, product)
  if (ageFrom === 0)
    return nightsMax
      ? say`${figure} per guest per night for the first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
      : say`${figure} per guest per night`
  if (ageTo < 100) {
    const ages = `${ageFrom}–${ageTo}`
    return nightsMax
      ? say`${figure} per guest aged ${ages} per night for the first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
      : say`${figure} per guest aged ${ages} per night`
  }
  return nightsMax
    ? say`${figure} per guest aged ${ageFrom} or older per night for the first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
    : say`${figure} per guest aged ${ageFrom} or older per night`
}

function perUnitText(nightsMax: number | null, figure: string, product: StayProduct | undefined): string {
  if (product === 'holidaystays')
    return nightsMax
      ? say`${figure} per home per night for the first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
      : say`${figure} per home per night`
  return nightsMax
    ? say`${figure} per room per night for the first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
    : say`${figure} per room per night`
}

const figureText = (amount: Money): string => `${toMajor(amount).toFixed(decimalsOf(amount.currency))} ${amount.currency}`
