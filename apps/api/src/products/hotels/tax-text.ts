import { amountText, commaText, percentText, plural, say } from '@sojourn/i18n'
import { type Currency, type Money, money } from '@sojourn/kernel'
import type { StayProduct } from './domain/catalogue.ts'
import { nightAmounts, type TaxRule, type TaxSum } from './domain/tax-lines.ts'

/** The rule of a tax at a property of so many stars: `6%`, `€4.00 per guest per night`. */
export function taxRuleText(tax: TaxRule, stars: number, currency: Currency, product?: StayProduct): string {
  if (tax.amount.by === 'percent') return percentText(tax.amount.ppm / 10_000)
  const { least, most } = nightAmounts(tax, stars)!
  const figure = (minor: number): string => figureText(money(minor, currency))
  if (tax.amount.by !== 'price') return perNightText(tax, figure(least), product)
  return say`${perNightText(tax, `${figure(least)} – ${figure(most)}`, product)}, depending on the price`
}

/** The same of a stay, with what it comes to there: `€4.00 × 2 guests × 3 nights = €24.00 (age 13 and over)`. */
export function taxLineText(sum: TaxSum, currency: Currency): string {
  const { tax, stars, product, owed } = sum
  if (!owed) return taxRuleText(tax, stars, currency, product)
  const total = figureText(owed)
  if (tax.amount.by === 'price') return say`${taxRuleText(tax, stars, currency, product)}, ${total} in total`
  const counted = countedText(sum, currency, total)
  const limits = limitsOf(sum)
  return limits ? `${counted} (${limits})` : counted
}

function countedText({ tax, stars, product, count, nights }: TaxSum, currency: Currency, total: string): string {
  const each = figureText(money(nightAmounts(tax, stars)!.least, currency))
  const isByGuest = tax.amount.by !== 'percent' && tax.amount.per === 'guest'
  if (isByGuest)
    return say`${each} × ${plural(count, { one: '# guest', other: '# guests' })} × ${plural(nights, { one: '# night', other: '# nights' })} = ${total}`
  if (product === 'holidaystays')
    return say`${each} × ${plural(count, { one: '# home', other: '# homes' })} × ${plural(nights, { one: '# night', other: '# nights' })} = ${total}`
  return say`${each} × ${plural(count, { one: '# room', other: '# rooms' })} × ${plural(nights, { one: '# night', other: '# nights' })} = ${total}`
}

/** Whom and what of a stay a tax leaves out, where it does: `age 13 and over, first 7 nights`. */
function limitsOf({ tax: { amount, ageFrom, ageTo, nightsMax }, isShortened }: TaxSum): string {
  const isByGuest = amount.by !== 'percent' && (amount.by === 'price' || amount.per === 'guest')
  const ages = isByGuest && ageFrom > 0 && (ageTo < 100 ? say`age ${ageFrom} to ${ageTo}` : say`age ${ageFrom} and over`)
  const first = isShortened && nightsMax !== null && say`first ${plural(nightsMax, { one: '# night', other: '# nights' })}`
  return commaText([ages, first].filter((limit) => limit !== false))
}

function perNightText({ amount, ageFrom, ageTo, nightsMax }: TaxRule, figure: string, product: StayProduct | undefined): string {
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

const figureText = (amount: Money): string => amountText(amount, 'all')
