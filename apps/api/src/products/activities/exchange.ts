import { type Currency, convert, type Money, money, type Outcome, type Rate, refuse, roundPrice, type Tx } from '@sojourn/kernel'
import type { ActivityParts } from './parts.ts'

/** Amounts of a place in the currency that is asked for. */
export interface Exchange {
  readonly currency: Currency
  /** Of minor units of a place's currency. */
  of(minor: number, local: Currency): Money
}

/** Refuses `unknown_currency`. */
export async function exchangeFor({ rates }: Pick<ActivityParts, 'rates'>, tx: Tx, currency: Currency, local: Currency): Promise<Outcome<Exchange>> {
  const rate = await rates(tx)
  const by: Rate | null = local === currency ? '1' : rate(local, currency)
  if (!by) return refuse('unknown_currency')
  return { ok: true, value: { currency, of: (minor) => roundPrice(convert(money(minor, local), by, currency)) } }
}
