import { type Currency, convert, type Money, money, type Outcome, type Rate, refuse, roundPrice, type Tx } from '@sojourn/kernel'
import type { TransferParts } from './parts.ts'

/** Cents of a dollar, as the catalogue has them, in the currency that is asked for. */
export interface Exchange {
  readonly currency: Currency
  ofCents(cents: number): Money
}

export async function exchangeFor({ rates }: Pick<TransferParts, 'rates'>, tx: Tx, currency: Currency): Promise<Outcome<Exchange>> {
  const rate: Rate | null = currency === 'USD' ? '1' : (await rates(tx))('USD', currency)
  if (!rate) return refuse('unknown_currency')
  return { ok: true, value: { currency, ofCents: (cents) => roundPrice(convert(money(cents, 'USD'), rate, currency)) } }
}
