import { invariant, isZero, type Money, negate, type Outcome, type ProductCode, subtract, zero } from '@sojourn/kernel'
import type { Offer, Sale } from './product.ts'
import { checkQuote, type LineWords, taxesNow } from './quote.ts'
import { windowsFor } from './resale.ts'

/** An offer as a part of a package: of which product it is. */
export interface PackagePart extends Offer {
  readonly product: ProductCode
}

/** Several products sold as one. Its items stay items of their own products: each has its own price, hold, voucher and terms. */
export interface Package extends Sale {
  /**
   * Takes its discounts off the prices of its parts, by `discounted`, and answers them in their order. It is asked whenever they are priced, and of the same parts
   * it answers the same. Refuses what is no package of its kind.
   */
  compose(parts: readonly PackagePart[]): Outcome<readonly Offer[]>
  /** A line that it added, in the language of now, by the reason that is stored with it. */
  lineWords(why: unknown): LineWords | null
}

interface Discount {
  readonly package: ProductCode
  /** Above 0, and not more than what is paid with the booking besides taxes. */
  readonly amount: Money
  readonly words: LineWords
  readonly why: unknown
}

/**
 * The same offer with a discount of its package: a line of its own price, so that it is paid, cancelled and paid back with it. Our share bears it first; the fees of
 * cancelling fall with the price.
 */
export function discounted(offer: Offer, { package: code, amount, words, why }: Discount): Offer {
  if (isZero(amount)) return offer
  const { quote, terms } = offer
  invariant(amount.minor > 0 && amount.minor <= subtract(quote.payNow, taxesNow(quote)).minor, 'a discount is of what is paid with the booking')
  const payNow = subtract(quote.payNow, amount)
  const line = { kind: 'discount', ...words, amount: negate(amount), due: 'now', package: code, why } as const
  return {
    ...offer,
    quote: checkQuote({ ...quote, lines: [...quote.lines, line], total: subtract(quote.total, amount), payNow }),
    terms: { ...terms, cancellation: windowsFor(offer, payNow) },
    revenue: lessOf(offer.revenue, amount),
    markup: lessOf(offer.markup, amount),
  }
}

const lessOf = (share: Money, amount: Money): Money => (share.minor > amount.minor ? subtract(share, amount) : zero(share.currency))
