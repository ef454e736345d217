import { subtract } from '@sojourn/kernel'
import { z } from 'zod'
import type { Quote, QuoteLine } from './quote.ts'
import type { Resale } from './resale.ts'
import type { SaleTerms } from './terms.ts'

interface Stored {
  readonly details: unknown
  readonly quote: Quote
  readonly terms: SaleTerms
  readonly resale?: Resale | undefined
}

const onBoard = z.object({ product: z.literal('CRU'), gratuities: z.literal('on_board') })
const reason = z.object({ of: z.literal('gratuities') })
const isGratuities = ({ why }: QuoteLine): boolean => reason.safeParse(why).success

/**
 * A cruise as it was stored before terms said that we take its instalments alone: its final payment had the gratuities in it that its guests agreed to pay on board. Reads them as paid
 * there, so that nobody pays them twice.
 */
export function leaveOnBoard<T extends Stored>(offer: T): T {
  const { details, quote, terms, resale } = offer
  if (terms.later?.by !== 'us' || terms.later.restAtPlace || !onBoard.safeParse(details).success) return offer
  const gratuities = (resale?.net ?? quote).lines.find(isGratuities)
  const [charge, ...more] = quote.instalments ?? []
  if (!gratuities || !charge || more.length > 0 || charge.amount.minor <= gratuities.amount.minor) return offer
  return {
    ...offer,
    quote: paidOnBoard(quote, gratuities),
    terms: { ...terms, later: { ...terms.later, restAtPlace: true } },
    ...(resale && { resale: { ...resale, net: paidOnBoard(resale.net, gratuities) } }),
  }
}

function paidOnBoard({ lines, instalments = [], payLater: _, ...rest }: Quote, gratuities: QuoteLine): Quote {
  const { amount } = gratuities
  const others = lines.filter((line) => !isGratuities(line))
  // An agent's price has them in the lines of what is sold.
  const isIncluded = others.length === lines.length
  const ours = others.map((line, index) => (isIncluded && index === 0 ? { ...line, amount: subtract(line.amount, amount) } : line))
  return {
    ...rest,
    lines: [...ours, { ...gratuities, due: 'later' }],
    instalments: instalments.map((each) => ({ ...each, amount: subtract(each.amount, amount) })),
    payLater: amount,
  }
}
