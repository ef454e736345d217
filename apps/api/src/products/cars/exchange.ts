import { type Currency, convert, invariant, type Money, money, type Outcome, type Rate, refuse, roundPrice, type Tx } from '@sojourn/kernel'
import type { CarParts } from './parts.ts'

/** Amounts of the catalogue in the currency that is asked for. */
export interface Exchange {
  readonly currency: Currency
  /** Of cents of a dollar. */
  ofCents(cents: number): Money
  /** The same in the currency in which a counter takes it. */
  ofCentsAt(cents: number, counter: Currency): Money
  /** Of whole euros, rounded to tens: what desks hold and charge is said in round numbers. */
  ofEuros(euros: number): Money
  centsOfEuros(euros: number): number
}

export async function exchangeFor({ rates }: Pick<CarParts, 'rates'>, tx: Tx, currency: Currency): Promise<Outcome<Exchange>> {
  const rate = await rates(tx)
  const ofCents = (cents: number, by: Rate, to: Currency) =>
    roundPrice(cents < 0 ? negated(convert(money(-cents, 'USD'), by, to)) : convert(money(cents, 'USD'), by, to))
  const [fromUsd, fromEur, eurToUsd] = [rateOf(rate, 'USD', currency), rateOf(rate, 'EUR', currency), rateOf(rate, 'EUR', 'USD')]
  if (!fromUsd || !fromEur || !eurToUsd) return refuse('unknown_currency')
  return {
    ok: true,
    value: {
      currency,
      ofCents: (cents) => ofCents(cents, fromUsd, currency),
      ofCentsAt(cents, counter) {
        const by = rateOf(rate, 'USD', counter)
        invariant(by, `there is a rate for ${counter}`)
        return ofCents(cents, by, counter)
      },
      ofEuros: (euros) => toTens(convert(money(euros * 100, 'EUR'), fromEur, currency)),
      centsOfEuros: (euros) => convert(money(euros * 100, 'EUR'), eurToUsd, 'USD').minor,
    },
  }
}

const rateOf = (rate: (from: Currency, to: Currency) => Rate | null, from: Currency, to: Currency): Rate | null => (from === to ? '1' : rate(from, to))
const negated = (amount: Money): Money => money(-amount.minor, amount.currency)

/** To one significant step: 1,234.56 is 1,230, and 187,654 is 187,700. */
function toTens(amount: Money): Money {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount.minor))) - 2)
  return money(Math.round(amount.minor / step) * step, amount.currency)
}
