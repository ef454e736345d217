import { countText, moneyText, plural, say } from '@sojourn/i18n'
import { fromMajor, scale, toMajor, zero } from '@sojourn/kernel'
import type { PointType } from './tenders-state.ts'

/** What points of a kind would take off, in words; before any are typed, what all of them would. */
export function worthOf({ points_max: most, amount_max: amount, currency, points }: PointType, typed: string): string {
  if (most === 0) return points === 0 ? say`You have none of these points.` : say`There's nothing left to pay with points.`
  if (typed === '' || Number(typed) === 0) {
    const off = moneyText(amount, currency)
    return most === points
      ? say`All ${countText(most)} would take ${off} off this booking.`
      : say`${plural(most, { one: '# point', other: '# points' })} would take ${off} off this booking.`
  }
  const share = Number(typed)
  if (share >= most) return say`${plural(most, { one: '# point takes', other: '# points take' })} ${moneyText(amount, currency)} off.`
  // The rate is the server's; a part of the most is that part of its worth, but for a rounding.
  const whole = fromMajor(amount, currency) ?? zero(currency)
  const worth = scale(whole, share, most)
  const off = moneyText(toMajor(worth), currency)
  return (whole.minor * share) % most === 0
    ? say`${plural(share, { one: '# point takes', other: '# points take' })} ${off} off.`
    : say`${plural(share, { one: '# point takes', other: '# points take' })} about ${off} off.`
}
