import type { FareCondition } from '@sojourn/contracts'
import { moneyText, plural, say } from '@sojourn/i18n'
import { type Currency, never } from '@sojourn/kernel'

type Said = Pick<FareCondition, 'code' | 'allows' | 'amount' | 'count'>

/** A condition of a fare in the current language, with its amount for one traveller. */
export function conditionText({ code, allows, amount, count }: Said, currency: Currency): string {
  const money = moneyText(amount ?? 0, currency)
  switch (code) {
    case 'change':
      if (allows === 'no') return say`No changes`
      return allows === 'free' ? say`Changes at no fee; you pay the fare difference` : say`Changes for ${money} per traveler, plus the fare difference`
    case 'refund':
      if (allows === 'no') return say`Not refundable; unused airport taxes come back`
      return allows === 'free' ? say`Fully refundable until departure` : say`Refundable until departure for ${money} per traveler`
    case 'no_show':
      if (allows === 'no') return say`If you don't show up, the fare is lost`
      return allows === 'free' ? say`Refundable even if you don't show up` : say`If you don't show up, a refund costs ${money} per traveler`
    case 'seat':
      return allows === 'free' ? say`Standard seat of your choice included` : say`Choose your seat from ${money} per flight`
    case 'cabin_bag':
      return allows === 'free' ? say`Cabin bag included` : say`Cabin bag for ${money} each way`
    case 'checked_bag':
      if (allows === 'free') return say`${plural(count ?? 1, { one: '# checked bag of 23 kg included', other: '# checked bags of 23 kg included' })}`
      return say`Checked bag for ${money} each way`
    case 'hold':
      return allows === 'free'
        ? say`${plural(count ?? 24, { one: 'Can be held for # hour without paying', other: 'Can be held for # hours without paying' })}`
        : say`Paid when booked`
    default:
      return never(code)
  }
}
