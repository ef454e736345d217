import { say } from '@sojourn/i18n'
import { basisPoints, type Money, min, negate, roundPrice, subtract, sum } from '@sojourn/kernel'
import type { Offer, Product } from './product.ts'
import { checkQuote, type LineWords, type Quote, type QuoteLine, sumOf } from './quote.ts'

/** By which the line of a member's price is known. */
const WHY = 'member_price'

const isMemberLine = ({ why }: Pick<QuoteLine, 'why'>): boolean => why === WHY

/** The words of a member's price in the language of now; null for any other line. */
export const memberWords = (line: Pick<QuoteLine, 'why'>): LineWords | null => (isMemberLine(line) ? words() : null)

const words = (): LineWords => ({ label: say`Member price`, rule: say`with your membership` })

/**
 * The same offer at the price of a member: a share off the price with our share on it, as a line of its own, and never more than that share. What is paid at the place of
 * the service is paid to others, and a product that nothing is put on has nothing to take off: they stay as they are.
 */
export function withMemberPrice(offer: Offer, { atShare }: Pick<Product, 'atShare'>, points: number): Offer {
  const { quote, terms, revenue } = offer
  if (points === 0 || terms.mode !== 'prepaid' || !atShare) return offer
  const off = min(revenue, roundPrice(basisPoints(sumOf(quote, 'item', 'discount'), points)))
  if (off.minor <= 0) return offer
  const line: QuoteLine = { kind: 'discount', ...words(), amount: negate(off), due: 'now', why: WHY }
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
      lines.filter(isMemberLine).map(({ amount }) => amount),
    ),
  )
