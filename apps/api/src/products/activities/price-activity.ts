import { invariant, type Money, roundPrice, scale } from '@sojourn/kernel'
import { type Activity, salesTaxPpm } from '@sojourn/world'
import { type Quote, type QuoteLine, quoteOfLines } from '../../sale/quote.ts'
import type { PricedFor } from './activity-ask.ts'
import { countedBands } from './domain/party.ts'
import { itemLines, netOf, type PriceBasis } from './domain/price.ts'
import type { Exchange } from './exchange.ts'
import type { Option } from './options.ts'
import { agesText, lineWords } from './price-words.ts'

/** Everything that the price of an activity is made of, for people of ages that it takes. */
export function basisOf(activity: Activity, option: Option, { party, markupBasisPoints }: Pick<PricedFor, 'party' | 'markupBasisPoints'>): PriceBasis {
  const bands = countedBands(activity.bands, party)
  invariant(bands, 'only who is of an age for it is priced')
  return {
    baseMinor: activity.baseMinor,
    stepMinor: activity.facts.stepMinor,
    plusPercent: option.plusPercent,
    markupBasisPoints,
    bands,
    group: option.group,
    taxPpm: salesTaxPpm(activity.facts),
  }
}

/** The price in the currency that is asked for: what one costs is converted, every line is a multiple of it, the total their sum. */
export function quoteOf(basis: PriceBasis, { facts }: Pick<Activity, 'facts'>, exchange: Exchange): Quote {
  const items = itemLines(basis).map(({ kind, reason, unitMinor, count }): QuoteLine => {
    const amount = scale(exchange.of(unitMinor, facts.currency), count)
    return { kind, ...lineWords(reason), amount, due: 'now', why: reason }
  })
  const tax = basis.taxPpm === 0 ? [] : [taxLine(items, basis.taxPpm)]
  return quoteOfLines(exchange.currency, [...items, ...tax])
}

function taxLine(items: readonly QuoteLine[], ppm: number): QuoteLine {
  const reason = { of: 'tax', ppm } as const
  const minor = items.reduce((sum, { amount }) => sum + amount.minor, 0)
  return { kind: 'tax', ...lineWords(reason), amount: roundPrice(scale({ ...items[0]!.amount, minor }, ppm, 1_000_000)), due: 'now', why: reason }
}

/** Our share of a price. */
export function markupOf(basis: PriceBasis, activity: Activity, exchange: Exchange): Money {
  const { markupBasisPoints } = basis
  const items = itemLines(basis).map(({ unitMinor, count }) => exchange.of(unitMinor, activity.facts.currency).minor * count)
  const whole = items.reduce((sum, each) => sum + each, 0)
  return roundPrice(scale({ minor: whole, currency: exchange.currency } as Money, markupBasisPoints, 10_000 + markupBasisPoints))
}

/** What each age pays of an option. */
export const bandsOf = (activity: Activity, option: Option, markupBasisPoints: number, exchange: Exchange) =>
  option.group
    ? []
    : activity.bands.map((band) => {
        const basis = { baseMinor: activity.baseMinor, stepMinor: activity.facts.stepMinor, plusPercent: option.plusPercent }
        const netMinor = netOf(band, basis)
        return {
          ...{ from: band.from, to: band.to, name: agesText(band) },
          amount: exchange.of(Math.round((netMinor * (10_000 + markupBasisPoints)) / 10_000), activity.facts.currency),
        }
      })
