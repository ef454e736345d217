import { amountText, andText, dateText, say, sentencesText } from '@sojourn/i18n'
import { allocate, type Day, invariant, isZero, type Money, subtract, zero } from '@sojourn/kernel'
import { chargedLater, checkQuote, type Quote, sumOf, taxesNow } from './quote.ts'
import { netQuote, type Resale } from './resale.ts'
import type { SaleTerms } from './terms.ts'

interface Priced {
  readonly quote: Quote
  readonly terms: SaleTerms
}

/** An offer with all that we take later as instalments of its price, where its terms say that we do. Throws where they leave open who does. */
export function asInstalments<T extends Priced>(offer: T): T {
  const { quote, terms } = offer
  if (terms.later?.by !== 'us') {
    invariant(!quote.instalments?.length, 'terms say who takes instalments')
    return offer
  }
  const { on, giveUpOn, restAtPlace } = terms.later
  const rest = isZero(quote.payLater) || restAtPlace ? [] : [{ amount: quote.payLater, on }]
  const byDay = Map.groupBy([...(quote.instalments ?? []), ...rest], (each) => each.on)
  // What falls on one day is one charge.
  const instalments = [...byDay].map(([day, all]) => ({ on: day, amount: chargedLater({ currency: quote.currency, instalments: all }) })).toSorted(inOrder)
  invariant(
    instalments.every((each) => each.on <= giveUpOn),
    'nothing is charged after the day on which it is given up',
  )
  if (restAtPlace) return { ...offer, quote: checkQuote({ ...quote, instalments }) }
  const { payLaterLocal: _, ...others } = quote
  const lines = quote.lines.map((line) => ({ ...line, due: 'now' as const }))
  return { ...offer, quote: checkQuote({ ...others, lines: isZero(quote.payLater) ? quote.lines : lines, payLater: zero(quote.currency), instalments }) }
}

const inOrder = (a: { readonly on: Day }, b: { readonly on: Day }): number => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)

/** An instalment of an item, counted from 1. */
export interface ItemInstalment {
  readonly itemNo: number
  readonly no: number
  readonly amount: Money
  /** The part of it that is tax. */
  readonly tax: Money
  readonly on: Day
  readonly terms: SaleTerms
}

interface Item extends Priced {
  readonly itemNo?: number
  readonly resale?: Resale | undefined
}

/** All instalments of some items, item by item. */
export const instalmentsOf = (items: readonly Item[]): ItemInstalment[] =>
  items.flatMap((item, index) => {
    const instalments = item.quote.instalments ?? []
    if (instalments.length === 0) return []
    const net = netQuote(item)
    const taxes = allocate(
      subtract(allTaxes(net), taxesNow(net)),
      instalments.map(({ amount }) => amount.minor),
    )
    return instalments.map(({ amount, on }, no) => ({ itemNo: item.itemNo ?? index + 1, no: no + 1, amount, tax: taxes[no]!, on, terms: item.terms }))
  })

const allTaxes = ({ currency, lines }: Quote): Money => sumOf({ currency, lines: lines.filter(({ due }) => due === 'now') }, 'tax')

/** What a person agrees to before they book what is paid in instalments, in the current language; null where nothing is charged later. */
export function consentText(seller: string, items: readonly Item[]): string | null {
  const charges = instalmentsOf(items).toSorted(inOrder)
  if (charges.length === 0) return null
  const sums = andText(charges.map(({ amount, on }) => say`${amountText(amount)} on ${dateText(on)}`))
  const said = say`I authorize ${seller} to save my card and to charge it ${sums} for this booking. I'll get an email before each charge.`
  const mayCost = items.some(({ terms, quote }) => terms.cancellation.some(({ amount }) => amount.minor > quote.payNow.minor))
  return mayCost ? sentencesText([said, say`If I cancel late or don't show up, it may be charged the fee that the terms name.`]) : said
}
