import { currencyNameText, dateText, roughText, say } from '@sojourn/i18n'
import type { Money } from '@sojourn/kernel'
import { mergeQuotes, type Quote, type QuoteLine } from './quote.ts'
import { laterAtOf, type SaleTerms } from './terms.ts'

/** One way by which what is due now is paid. */
export interface PaidPart {
  readonly label: string
  readonly rule: string | null
  /** From it label and rule are made in another language; stored with the booking. */
  readonly why?: unknown
  readonly amount: Money
  readonly kind: 'coupon' | 'cash_card' | 'points' | 'agent_extra' | 'payment_card' | 'waived' | 'invoice' | 'card'
  /** A discount card: it lowers the price, other cards of stored value pay it. */
  readonly isDiscount?: true
}

export interface Line {
  readonly label: string
  readonly rule: string | null
  /** Of a way it is paid by. */
  readonly why?: unknown
  readonly amount: Money
  /** What is paid later in the currency it is paid in, where that is another one. */
  readonly local?: Money
  /** Of a line of the price: which item it is of, and which traveller, both from 1, and what the amount is of. */
  readonly itemNo?: number
  readonly traveller?: number
  readonly per?: NonNullable<QuoteLine['per']>
  /** A discount of the package that its item was bought in. */
  readonly together?: true
  readonly kind: 'night' | 'base' | 'tax' | 'fee' | 'discount' | 'total' | 'pay_now' | PaidPart['kind'] | 'discount_card' | 'pay_at_property' | 'instalment'
}

/** What of a price is paid with the booking, by whatever means, and whether a card is saved. */
export interface HowPaid {
  readonly covers: 'nothing' | 'markup' | 'total'
  readonly guarantee: boolean
}

/** What a person consents to with what is due now; null where there is nothing to add to the amount. */
function whyNow({ covers, guarantee }: HowPaid): string | null {
  if (covers === 'markup') return guarantee ? say`to confirm the booking; your card guarantees the rest` : say`to confirm the booking`
  return guarantee ? say`your card guarantees the booking and isn't charged now` : null
}

const kindOf = ({ kind, per }: QuoteLine): Line['kind'] => (kind === 'item' ? (per === 'night' ? 'night' : 'base') : kind)

/** An item of a checkout, as its price is shown. */
export interface PricedItem {
  /** Of a booking; those of a checkout count in their order. */
  readonly itemNo?: number
  readonly quote: Quote
  readonly terms: Pick<SaleTerms, 'laterAt'>
}

/**
 * What you pay and why. Items, taxes, fees and discounts sum to the total to the minor unit; what is paid now and what later sum to it again,
 * and the ways by which it is paid now to what is paid now. A card that pays all of it needs no line of its own. Where some is paid now, a line that is
 * paid later says where its own item is.
 */
export function linesOf(items: readonly PricedItem[], how: HowPaid, paidBy: readonly PaidPart[]): Line[] {
  const quote = mergeQuotes(items.map((item) => item.quote))
  const laterAt = laterAtOf(items)
  const ways = paidBy.every(({ kind }) => kind === 'card') ? [] : paidBy
  const isLater = ({ kind, due }: QuoteLine) => quote.payNow.minor > 0 && (due === 'later' || (kind !== 'item' && how.covers === 'markup'))
  return [
    ...items.flatMap((item, index) =>
      item.quote.lines.map((line) => ({
        label: line.label,
        rule: isLater(line) ? laterRule(line.rule, item) : line.rule,
        amount: line.amount,
        kind: kindOf(line),
        itemNo: item.itemNo ?? index + 1,
        ...(line.traveller !== undefined && { traveller: line.traveller }),
        ...(line.per && { per: line.per }),
        ...(line.package && { together: true as const }),
      })),
    ),
    { label: say`Total`, rule: null, amount: quote.total, kind: 'total' as const },
    { label: say`Pay now`, rule: whyNow(how), amount: quote.payNow, kind: 'pay_now' as const },
    ...ways.map(({ label, rule, why, amount, kind, isDiscount }) => ({
      label,
      rule,
      ...(why !== undefined && { why }),
      amount,
      kind: isDiscount ? ('discount_card' as const) : kind,
    })),
    ...(quote.instalments ?? []).map(({ amount, on }) => ({ label: say`Charged on ${dateText(on)}`, rule: null, amount, kind: 'instalment' as const })),
    ...(quote.payLater.minor > 0
      ? [{ label: say`Pay ${laterAt}`, rule: laterWhy(quote), amount: quote.payLater, ...localOf(quote), kind: 'pay_at_property' as const }]
      : []),
  ]
}

const localOf = ({ payLaterLocal: local }: Quote) => (local ? { local } : {})

/** Why a line is due and who takes it, in which currency: `€4.00 × 2 guests × 3 nights = €24.00, paid in euros at the property`. */
function laterRule(rule: string | null, { quote, terms: { laterAt } }: PricedItem): string {
  const currency = quote.payLaterLocal && currencyNameText(quote.payLaterLocal.currency)
  if (currency) return rule ? say`${rule}, paid in ${currency} ${laterAt}` : say`paid in ${currency} ${laterAt}`
  return rule ? say`${rule}, paid ${laterAt}` : say`paid ${laterAt}`
}

/** About how much what is paid in another currency is; what it will be depends on that day's rate. */
const laterWhy = ({ payLater, payLaterLocal: local }: Quote): string | null =>
  local ? say`about ${roughText(payLater)}, paid in ${currencyNameText(local.currency)}` : null
