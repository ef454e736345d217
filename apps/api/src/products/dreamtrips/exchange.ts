import { accept, type Currency, convert, invariant, type Money, money, type Outcome, type Rate, refuse, roundPrice, type Tx } from '@sojourn/kernel'
import type { DreamtripParts } from './parts.ts'

/** Amounts in the currency that is asked for. */
export interface Exchange {
  readonly currency: Currency
  /** Of minor units of another currency, as a price. */
  of(minor: number, from: Currency): Money
}

/** Refuses `unknown_currency`. */
export async function exchangeFor({ rates }: Pick<DreamtripParts, 'rates'>, tx: Tx, currency: Currency): Promise<Outcome<Exchange>> {
  const rate = await rates(tx)
  if (rate(currency, currency) === null) return refuse('unknown_currency')
  const rateOf = (from: Currency): Rate => {
    const by = rate(from, currency)
    invariant(by, `there is a rate for ${from}`)
    return by
  }
  return accept({ currency, of: (minor, from) => roundPrice(from === currency ? money(minor, from) : convert(money(minor, from), rateOf(from), currency)) })
}
