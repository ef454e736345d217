import { accept, type Currency, convert, type Money, money, type Outcome, refuse, roundPrice, type Tx } from '@sojourn/kernel'
import { CRUISE_CURRENCY } from '@sojourn/world'
import type { CruiseParts } from './parts.ts'

/** Cruises are priced in dollars: amounts in the currency that is asked for. */
export interface Exchange {
  readonly currency: Currency
  of(minor: number): Money
}

/** Refuses `unknown_currency`. */
export async function exchangeFor({ rates }: Pick<CruiseParts, 'rates'>, tx: Tx, currency: Currency): Promise<Outcome<Exchange>> {
  const rate = currency === CRUISE_CURRENCY ? '1' : (await rates(tx))(CRUISE_CURRENCY, currency)
  if (!rate) return refuse('unknown_currency')
  return accept({ currency, of: (minor) => roundPrice(convert(money(minor, CRUISE_CURRENCY), rate, currency)) })
}
