import type { PriceLine, SaleRules } from '@sojourn/contracts'
import { type PriceParts, pricePartsOf } from '@sojourn/contracts/price-parts'
import { amountText, moneyText, say } from '@sojourn/i18n'
import { type Currency, fromMajor, isWhole, isZero, type Money, negate, toMajor, zero } from '@sojourn/kernel'
import { madeRows } from './made-rows.ts'
import type { MoneyLine, PricedTitle, PriceRow } from './price-row.ts'

/** What pays the rest: a card by its name, or the credit line of an agency. */
export interface Charge {
  readonly label: string
  readonly isInvoice?: boolean
}

export interface PriceAsk {
  readonly lines: readonly PriceLine[]
  readonly currency: Currency
  readonly rules: Pick<SaleRules, 'unit' | 'later_at'>
  readonly charge?: Charge | null
  /** What it is the price of: of several each is shown with its own sum. Left out where there is one. */
  readonly items?: readonly PricedTitle[]
  /** It is paid: what was charged, not what will be. */
  readonly isPaid?: boolean
}

/** The price block, in words: what makes the price, what it costs after discounts, what pays that, what is charged and what is paid later. */
export interface PriceBlock {
  readonly made: readonly PriceRow[]
  readonly discounts: readonly PriceRow[]
  readonly cost: { readonly label: string; readonly amount: string }
  readonly payments: readonly PriceRow[]
  readonly charged: { readonly label: string; readonly amount: string }
  /** What is charged on days after the booking. */
  readonly instalments: readonly PriceRow[]
  /** As it is taken there: in the currency of the place, with about how much that is. */
  readonly later: { readonly label: string; readonly amount: string; readonly rule: string | null } | null
}

/** The lines of the server with exact amounts. */
export const exactLines = (lines: readonly PriceLine[], currency: Currency): readonly MoneyLine[] =>
  lines.map((line) => ({ ...line, amount: fromMajor(line.amount, currency) ?? zero(currency) }))

/** What a checkout or a booking costs after discounts and what is charged with it, in major units. */
export function figuresOf(lines: readonly PriceLine[], currency: Currency): { readonly cost: number; readonly charged: number } {
  const { cost, charged } = pricePartsOf(exactLines(lines, currency), currency)
  return { cost: toMajor(cost), charged: toMajor(charged) }
}

/** All amounts of a block have one shape: two decimals where any has them. A minus is read aloud as one, a hyphen is not. */
export function columnText(amounts: readonly Money[]): (amount: Money) => string {
  const decimals = amounts.every(isWhole) ? 'needed' : 'all'
  return (amount) => amountText(amount, decimals)
}

export function priceBlockOf({ lines, currency, rules, charge = null, items = [], isPaid = false }: PriceAsk): PriceBlock {
  const parts = pricePartsOf(exactLines(lines, currency), currency)
  const text = columnText(amountsIn(parts))
  const taken = (line: MoneyLine, index: number): PriceRow => ({
    key: `${line.kind}:${line.label}:${index}`,
    label: line.label,
    amount: text(negate(line.amount)),
    rule: line.rule,
    tone: 'good',
  })
  return {
    made: madeRows(parts.made, { unit: rules.unit, items }, text),
    discounts: parts.discounts.map(taken),
    cost: { label: say`Your total`, amount: text(parts.cost) },
    payments: parts.payments.map(taken),
    charged: { label: chargeLabel(parts, charge, isPaid), amount: isZero(parts.charged) ? say`Nothing` : text(parts.charged) },
    instalments: parts.instalments.map((line, index) => ({
      key: `${line.kind}:${index}`,
      label: line.label,
      amount: text(line.amount),
      rule: line.rule,
      tone: 'plain',
    })),
    later: isZero(parts.later) ? null : { label: say`Later, ${rules.later_at}`, ...laterOf(lines, text(parts.later)) },
  }
}

/** What is paid later, as its line shows it. */
export function laterOf(lines: readonly PriceLine[], amount: string): { readonly amount: string; readonly rule: string | null } {
  const line = lines.find(({ kind }) => kind === 'pay_at_property')
  return line?.local ? { amount: moneyText(line.local.amount, line.local.currency), rule: line.rule } : { amount, rule: null }
}

const amountsIn = ({ made, discounts, payments, cost, charged, instalments, later }: PriceParts<MoneyLine>): readonly Money[] => [
  ...[...made, ...discounts, ...payments, ...instalments].map(({ amount }) => amount),
  cost,
  charged,
  later,
]

/** `Charged now: Visa ending 4242` */
function chargeLabel({ charged, charge: line }: PriceParts<MoneyLine>, charge: Charge | null, isPaid: boolean): string {
  if (!isZero(charged)) {
    if (charge?.isInvoice || line?.kind === 'invoice') return say`On invoice: ${charge?.label ?? line?.label ?? ''}`
    if (charge) return isPaid ? say`Charged: ${charge.label}` : say`Charged now: ${charge.label}`
  }
  return isPaid ? say`Charged` : say`Charged now`
}
