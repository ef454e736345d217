import { countText, moneyText, say } from '@sojourn/i18n'
import { fromMajor, scale, toMajor, zero } from '@sojourn/kernel'
import type { PointType } from './tenders-state.ts'

/** What points of a kind would take off, in words; before any are typed, what all of them would. */
export function worthOf({ points_max: most, amount_max: amount, currency, points }: PointType, typed: string): string {
  if (most === 0) return points === 0 ? say`There are none of this kind.` : say`Nothing is left for points to pay.`
  if (typed === '' || Number(typed) === 0) {
    return say`${most === points ? 'All ' : ''}${countText(most)} would take ${moneyText(amount, currency)} off this booking.`
  }
  const share = Number(typed)
  if (share >= most) return say`${countText(most)} points take ${moneyText(amount, currency)} off.`
  // The rate is the server's; a part of the most is that part of its worth, but for a rounding.
  const whole = fromMajor(amount, currency) ?? zero(currency)
  const worth = scale(whole, share, most)
  const about = (whole.minor * share) % most === 0 ? '' : 'about '
  return say`${countText(share)} points take ${about}${moneyText(toMajor(worth), currency)} off.`
}
