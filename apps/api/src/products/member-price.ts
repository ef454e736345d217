import { say } from '@sojourn/i18n'
import { basisPoints, type Money, min, negate, roundPrice, subtract, sum } from '@sojourn/kernel'
import type { Offer, Product } from './product.ts'
import { checkQuote, type Quote, sumOf } from './quote.ts'

/** By which the line of a member's price is known. */
const RULE = 'member_price'

/**
 * The same offer at the price of a member: a share off the price with our share on it, as a line of its own, and never more than that share. What is paid at the place of
 * the service is paid to others, and a product that nothing is put on has nothing to take off: they stay as they are.
 */
export function withMemberPrice(offer: Offer, { atShare }: Pick<Product, 'atShare'>, points: number): Offer {
  const { quote, terms, revenue } = offer
  if (points === 0 || terms.mode !== 'prepaid' || !atShare) return offer
  const off = min(revenue, roundPrice(basisPoints(sumOf(quote, 'item', 'discount'), points)))
  if (off.minor <= 0) return offer
  const line = { kind: 'discount' as const, label: say`Member price`, rule: RULE, amount: negate(off), due: 'now' as const }
  const total = subtract(quote.total, off)
  return {
    ...offer,
    quote: checkQuote({ ...quote, lines: [...quote.lines, line], total, payNow: subtract(quote.payNow, off) }),
    revenue: subtract(revenue, off),
  }
}

/** What everybody pays for it: the total without what a member's price takes off. */
export const publicTotalOf = ({ currency, lines, total }: Quote): Money =>
  subtract(
    total,
    sum(
      currency,
      lines.filter(({ rule }) => rule === RULE).map(({ amount }) => amount),
    ),
  )
