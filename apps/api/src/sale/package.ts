import {
  accept,
  add,
  equals,
  invariant,
  isZero,
  type Money,
  min,
  negate,
  type Outcome,
  type ProductCode,
  type Refusal,
  subtract,
  sum,
  type Tx,
  zero,
} from '@sojourn/kernel'
import type { Buyer, Offer, Sale } from './product.ts'
import { checkQuote, type LineWords, type Quote, taxesNow } from './quote.ts'

/** An offer as a part of a package: of which product it is. */
export interface PackagePart {
  readonly product: ProductCode
  readonly offer: Offer
}

/** Several products sold as one. Its items stay items of their own products: each has its own price, hold, voucher and terms. */
export interface Package extends Sale {
  /**
   * Takes its discounts off the prices of its parts, by `discounted`, and answers their offers in their order. It is asked whenever they are priced, and of the same parts
   * it answers the same. Refuses what is no package of its kind.
   */
  compose(parts: readonly PackagePart[]): Outcome<readonly Offer[]>
  /** The same as of a product, asked of all its parts together. */
  mayBuy?(tx: Tx, buyer: Buyer): Promise<Refusal<'may_not_buy'> | null>
  /**
   * What becomes of its discounts where one item is cancelled alone. `rest_stays`: those of the item go with it, those of the others stay. `whole_only`: no item is cancelled
   * alone, since the discounts are given for all of them.
   */
  readonly onPartCancel: 'rest_stays' | 'whole_only'
  /**
   * What it means for the whole that the supplier of one part has changed it. `whole_may_go`: its traveller may have back all that was paid for the package instead. Either way the part is changed for another
   * at no fee where its product is changed by its travellers at all. Left out: a change is of its part alone, which is never changed for another.
   */
  onPartNews?(news: PartNews): 'part_alone' | 'whole_may_go'
  /** By which terms another of its parts may be given up where the supplier of one has cancelled that. Null where its own stay. Left out: all keep their own. */
  onPartGone?(gone: ProductCode, other: OtherPart): Offer['terms'] | null
  /** What another of its parts becomes, at no cost, where one has moved: a ride that meets a flight. Null where it stays. Left out: all stay. */
  movesWith?(news: PartNews, other: OtherPart): Pick<Offer, 'details' | 'terms'> | null
  /** A line that it added, in the current language, by the reason that is stored with it. */
  lineWords(why: unknown): LineWords | null
}

/** A part as it was booked, and as its supplier made it. */
export interface PartNews {
  readonly product: ProductCode
  readonly before: unknown
  readonly after: unknown
}

/** A part that was bought with one that has moved. */
export interface OtherPart extends Pick<Offer, 'details' | 'quote' | 'terms'> {
  readonly product: ProductCode
}

interface Discount {
  readonly package: ProductCode
  /** Not below 0, and not more than what is paid with the booking besides taxes. */
  readonly amount: Money
  readonly words: LineWords
  readonly why: unknown
}

/**
 * The same offer with a discount of its package: a line of its own price, so that it is paid, cancelled and paid back with it. Our share bears it first. Its supplier's fees
 * of cancelling stay, and take no more than is paid.
 */
export function discounted(offer: Offer, { package: code, amount, words, why }: Discount): Offer {
  if (isZero(amount)) return offer
  const { quote, terms } = offer
  invariant(amount.minor > 0 && amount.minor <= subtract(quote.payNow, taxesNow(quote)).minor, 'a discount is of what is paid with the booking')
  const payNow = subtract(quote.payNow, amount)
  const feeOf = (fee: Money): Money => (fee.minor > quote.payNow.minor ? subtract(fee, amount) : min(fee, payNow))
  const line = { kind: 'discount', ...words, amount: negate(amount), due: 'now', package: code, why } as const
  return {
    ...offer,
    quote: checkQuote({ ...quote, lines: [...quote.lines, line], total: subtract(quote.total, amount), payNow }),
    terms: { ...terms, cancellation: terms.cancellation.map((window) => ({ ...window, amount: feeOf(window.amount) })) },
    revenue: lessOf(offer.revenue, amount),
    markup: lessOf(offer.markup, amount),
  }
}

const lessOf = (share: Money, amount: Money): Money => (share.minor > amount.minor ? subtract(share, amount) : zero(share.currency))

/** A price without the discounts of a package, as its supplier made it. */
export function withoutPackage(quote: Quote): Quote {
  const lines = quote.lines.filter((line) => line.package === undefined)
  if (lines.length === quote.lines.length) return quote
  const off = sum(
    quote.currency,
    quote.lines.filter((line) => line.package !== undefined).map(({ amount }) => amount),
  )
  return checkQuote({ ...quote, lines, total: subtract(quote.total, off), payNow: subtract(quote.payNow, off) })
}

/** The offers of these parts as they are sold: less the discounts of their package, where they are one. Whatever else a package would change of a part is a fault of its code. */
export function composed(sold: Package | null, parts: readonly PackagePart[]): Outcome<readonly Offer[]> {
  if (!sold) return accept(parts.map(({ offer }) => offer))
  const offers = sold.compose(parts)
  if (!offers.ok) return offers
  const isWhole = offers.value.length === parts.length && offers.value.every(({ quote }, index) => isLessOf(sold, quote, parts[index]!.offer.quote))
  invariant(isWhole, 'a package takes discounts off its parts, and nothing else')
  return offers
}

const isLessOf = ({ code }: Package, now: Quote, before: Quote): boolean =>
  equals(withoutPackage(now).total, before.total) &&
  now.lines.length >= before.lines.length &&
  now.lines.slice(before.lines.length).every((line) => line.package === code && line.kind === 'discount')

/** An item of a checkout as it was offered before its package: for one that cannot be offered anew, since a remote supplier holds it. */
export function undiscounted<T extends Pick<Offer, 'quote' | 'terms' | 'revenue'>>(item: T): T {
  const quote = withoutPackage(item.quote)
  const { payNow } = item.quote
  const off = subtract(quote.payNow, payNow)
  if (isZero(off)) return item
  const feeOf = (fee: Money): Money => (fee.minor > payNow.minor ? add(fee, off) : fee.minor === payNow.minor ? quote.payNow : fee)
  const cancellation = item.terms.cancellation.map((window) => ({ ...window, amount: feeOf(window.amount) }))
  // Where the discount took all of our share, how much that was is not known any more.
  return { ...item, quote, terms: { ...item.terms, cancellation }, revenue: isZero(item.revenue) ? item.revenue : add(item.revenue, off) }
}
