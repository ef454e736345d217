import { type Currency, convert, type Money, money, type Outcome, refuse, roundPrice, type Tx } from '@sojourn/kernel'
import type { RestaurantParts } from './parts.ts'

/** Amounts of a restaurant in the currency that is asked for. */
export interface Exchange {
  readonly currency: Currency
  of(minor: number): Money
}

export async function exchangeFor({ rates }: Pick<RestaurantParts, 'rates'>, tx: Tx, local: Currency, currency: Currency): Promise<Outcome<Exchange>> {
  if (local === currency) return { ok: true, value: { currency, of: (minor) => roundPrice(money(minor, currency)) } }
  const rate = (await rates(tx))(local, currency)
  if (!rate) return refuse('unknown_currency')
  return { ok: true, value: { currency, of: (minor) => roundPrice(convert(money(minor, local), rate, currency)) } }
}
