import { amountText, dateTextOfMembership, plural, say, sentencesText } from '@sojourn/i18n'
import type { Day, Money } from '@sojourn/kernel'
import { type Benefits, monthsOf, type PricedPlan, type Purchase } from '../../modules/memberships/index.ts'

/** What a plan gives, one line each. */
export function benefitTexts({ memberPricePoints, pointsTimes, weekHoldHours, dreamtrips }: Benefits): string[] {
  const percent = memberPricePoints / 100
  return [
    ...(memberPricePoints > 0 ? [say`Member prices: up to ${percent}% off`] : []),
    ...(pointsTimes > 1 ? [say`${pointsTimes} times the points on bookings`] : []),
    ...(weekHoldHours > 0 ? [say`Resort weeks held for ${plural(weekHoldHours, { one: '# hour', other: '# hours' })}`] : []),
    ...(dreamtrips ? [say`Group trips for members only`] : []),
  ]
}

function cadenceText(renewal: Money, months: number): string {
  const amount = amountText(renewal)
  if (months === 12) return say`After that, ${amount} is charged every year until I cancel.`
  if (months === 1) return say`After that, ${amount} is charged every month until I cancel.`
  return say`After that, ${amount} is charged every ${plural(months, { one: '# month', other: '# months' })} until I cancel.`
}

/** The words a person agrees to before a card may be charged later; empty where nothing is charged later. */
export function mandateText(
  seller: string,
  plan: Pick<PricedPlan, 'isRenewable' | 'laterTerms'>,
  { next, renewal }: Pick<Purchase, 'next' | 'renewal'>,
): string {
  if (!next) return ''
  const { amount, on } = next
  return sentencesText([
    say`I authorize ${seller} to charge this payment method ${amountText(amount)} on ${dateTextOfMembership(on)}.`,
    ...(plan.isRenewable ? [cadenceText(renewal, monthsOf(plan.laterTerms))] : []),
    say`I'll get an email before each charge, and I can cancel online at any time.`,
  ])
}

export const titleOf = ({ kind, plan_name }: { readonly kind: Purchase['kind']; readonly plan_name: string }): string =>
  kind === 'debt' ? say`Balance of your ${plan_name} membership` : say`${plan_name} membership`

export const trialLine = (until: Day): string => say`Free trial until ${dateTextOfMembership(until)}`
