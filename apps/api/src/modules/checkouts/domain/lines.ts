import { type Day, type Money, weekdayOf } from '@sojourn/kernel'
import type { Quote } from './quote.ts'

/** One way by which what is due now is paid. */
export interface PaidPart {
  readonly label: string
  readonly rule: string | null
  readonly amount: Money
  readonly kind: 'coupon' | 'cash_card' | 'points' | 'agent_extra' | 'payment_card' | 'waived' | 'invoice' | 'card'
}

export interface Line {
  readonly label: string
  readonly rule: string | null
  readonly amount: Money
  readonly kind: 'night' | 'base' | 'tax' | 'fee' | 'total' | 'pay_now' | PaidPart['kind'] | 'pay_at_property'
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const nightLabel = (day: Day): string => `${WEEKDAYS[weekdayOf(day)]} ${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`

/** What of a price is paid with the booking, by whatever means, and whether a card is kept. */
export interface HowPaid {
  readonly covers: 'nothing' | 'markup' | 'total'
  readonly guarantee: boolean
}

/** What a person consents to with what is due now; null where there is nothing to add to the amount. */
function whyNow({ covers, guarantee }: HowPaid): string | null {
  if (covers === 'markup') return guarantee ? 'to confirm the booking; the card is kept as a guarantee for the rest' : 'to confirm the booking'
  return guarantee ? 'a card is kept as a guarantee, nothing is charged' : null
}

/**
 * What you pay and why. Nights, taxes and fees sum to the total to the minor unit; what is paid now and what at the property sum to it again,
 * and the ways by which it is paid now to what is paid now. A card that pays all of it needs no line of its own.
 */
export function linesOf(quote: Quote, how: HowPaid, paidBy: readonly PaidPart[]): Line[] {
  const ways = paidBy.every(({ kind }) => kind === 'card') ? [] : paidBy
  const there = (collected: 'now' | 'property') => quote.payNow.minor > 0 && (collected === 'property' || how.covers === 'markup')
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
    ...ways.map(({ label, rule, amount, kind }) => ({ label, rule, amount, kind })),
    ...(quote.payAtProperty.minor > 0 ? [{ label: 'Pay at the property', rule: null, amount: quote.payAtProperty, kind: 'pay_at_property' as const }] : []),
  ]
}
