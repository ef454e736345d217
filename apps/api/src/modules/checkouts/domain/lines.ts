import { type Day, type Money, weekdayOf } from '@sojourn/kernel'
import type { Quote } from './quote.ts'

export interface Line {
  readonly label: string
  readonly rule: string | null
  readonly amount: Money
  readonly kind: 'night' | 'tax' | 'fee' | 'total' | 'pay_now' | 'pay_at_property'
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const nightLabel = (day: Day): string => `${WEEKDAYS[weekdayOf(day)]} ${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`

/**
 * What you pay and why. Nights, taxes and fees sum to the total to the minor unit; what is paid now and what at the property sum to it again.
 */
export function linesOf(quote: Quote): Line[] {
  const there = (collected: 'now' | 'property') => collected === 'property' && quote.payNow.minor > 0
  return [
    ...quote.nights.map(({ date, amount }) => ({ label: nightLabel(date), rule: 'night', amount, kind: 'night' as const })),
    ...quote.lines.map(({ label, rule, kind, collected, amount }) => ({
      label,
      rule: there(collected) ? `${rule}, paid at the property` : rule,
      amount,
      kind,
    })),
    { label: 'Total', rule: null, amount: quote.total, kind: 'total' as const },
    { label: 'Pay now', rule: null, amount: quote.payNow, kind: 'pay_now' as const },
    ...(quote.payAtProperty.minor > 0 ? [{ label: 'Pay at the property', rule: null, amount: quote.payAtProperty, kind: 'pay_at_property' as const }] : []),
  ]
}
