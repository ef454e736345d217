import type { Currency } from './money.ts'
import type { Rate } from './money-shares.ts'

/** Units of a currency for one US dollar, on a day, from somewhere. */
export interface FxRate {
  readonly currency: Currency
  readonly perUsd: Rate
  readonly asOf: string
  readonly source: string
}

/** The rate a quote was made at: stored with it, so that it can be calculated again. */
export interface Exchange {
  readonly from: Currency
  readonly to: Currency
  /** Units of `to` for one unit of `from`. */
  readonly rate: Rate
  readonly asOf: string
}

const PLACES = 8

/** The cross rate over the dollar, cut to eight decimals; `null` where one of the two is not known. */
export function exchangeOf(from: Currency, to: Currency, rates: ReadonlyMap<Currency, FxRate>): Exchange | null {
  const [a, b] = [rates.get(from), rates.get(to)]
  if (!a || !b) return null
  return { from, to, rate: from === to ? '1' : divide(b.perUsd, a.perUsd), asOf: a.asOf < b.asOf ? a.asOf : b.asOf }
}

function divide(numerator: Rate, denominator: Rate): Rate {
  const [n, nPlaces] = whole(numerator)
  const [d, dPlaces] = whole(denominator)
  const scaled = (n * 10n ** BigInt(PLACES + dPlaces)) / (d * 10n ** BigInt(nPlaces))
  const digits = scaled.toString().padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}

function whole(decimal: Rate): [bigint, number] {
  const [units = '0', fraction = ''] = decimal.split('.')
  return [BigInt(units + fraction), fraction.length]
}
