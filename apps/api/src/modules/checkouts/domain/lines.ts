import { type Day, type Money, weekdayOf } from '@sojourn/kernel'
import type { Quote } from './quote.ts'

export interface Line {
  readonly label: string
  readonly rule: string | null
  readonly amount: Money
  readonly kind: 'night' | 'base' | 'tax' | 'fee' | 'total' | 'pay_now' | 'pay_at_property'
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const nightLabel = (day: Day): string => `${WEEKDAYS[weekdayOf(day)]} ${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`

/** What of a price is paid with the booking, and whether a card is kept. */
export interface HowPaid {
  readonly charge: 'nothing' | 'markup' | 'total'
  readonly guarantee: boolean
}

/** What a person consents to with what is due now; null where there is nothing to add to the amount. */
function whyNow({ charge, guarantee }: HowPaid): string | null {
  if (charge === 'markup') return guarantee ? 'to confirm the booking; the card is kept as a guarantee for the rest' : 'to confirm the booking'
  return guarantee ? 'a card is kept as a guarantee, nothing is charged' : null
}

/**
 * What you pay and why. Nights, taxes and fees sum to the total to the minor unit; what is paid now and what at the property sum to it again.
 */
export function linesOf(quote: Quote, how: HowPaid): Line[] {
  const there = (collected: 'now' | 'property') => quote.payNow.minor > 0 && (collected === 'property' || how.charge === 'markup')
  return [
    ...quote.nights.map(({ date, amount }) => ({ label: nightLabel(date), rule: 'night', amount, kind: 'night' as const })),
    ...(quote.item ? [{ ...quote.item, amount: quote.base, kind: 'base' as const }] : []),
    ...quote.lines.map(({ label, rule, kind, collected, amount }) => ({
      label,
      rule: there(collected) ? `${rule}, paid at the property` : rule,
      amount,
      kind,
    })),
    { label: 'Total', rule: null, amount: quote.total, kind: 'total' as const },
    { label: 'Pay now', rule: whyNow(how), amount: quote.payNow, kind: 'pay_now' as const },
    ...(quote.payAtProperty.minor > 0 ? [{ label: 'Pay at the property', rule: null, amount: quote.payAtProperty, kind: 'pay_at_property' as const }] : []),
  ]
}
