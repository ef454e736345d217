import { type Currency, convert, invariant, money, type Outcome, type Rate, refuse, roundPrice, type Tx } from '@sojourn/kernel'
import type { FareExchange } from './domain/journey-price.ts'
import type { FlightParts } from './parts.ts'

/** Refuses `unknown_currency`. Fares are in dollars, taxes in the currency of the country that raises them. */
export async function exchangeFor({ rates }: Pick<FlightParts, 'rates'>, tx: Tx, currency: Currency): Promise<Outcome<FareExchange>> {
  const rate = await rates(tx)
  const known = new Map<Currency, Rate>([[currency, '1']])
  const rateOf = (from: Currency): Rate | null => {
    const before = known.get(from)
    if (before) return before
    const found = rate(from, currency)
    if (found) known.set(from, found)
    return found
  }
  const ratedBy = (from: Currency): Rate => {
    const by = rateOf(from)
    invariant(by, `there is a rate for ${from}`)
    return by
  }
  if (!rateOf('USD')) return refuse('unknown_currency')
  return {
    ok: true,
    value: {
      currency,
      of: (minor, from) => roundPrice(convert(money(minor, from), ratedBy(from), currency)),
    },
  }
}
