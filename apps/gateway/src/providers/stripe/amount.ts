import type { Currency, Money } from '@sojourn/kernel'

// Where Stripe counts otherwise than ISO 4217: ISK and UGX with two decimals for old times' sake, MGA with none. After docs.stripe.com/currencies.
const TIMES_HUNDRED = new Set<Currency>(['ISK', 'UGX'])
const PER_HUNDRED = new Set<Currency>(['MGA'])
const THREE_DECIMALS = new Set<Currency>(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/** An amount as Stripe writes it; null where it cannot: of three decimals the last must be 0. */
export function toStripe({ minor, currency }: Money): number | null {
  if (TIMES_HUNDRED.has(currency)) return minor * 100
  if (PER_HUNDRED.has(currency)) return minor % 100 === 0 ? minor / 100 : null
  return THREE_DECIMALS.has(currency) && minor % 10 !== 0 ? null : minor
}

/** Stripe's amount as ours. A part of a minor unit cannot be: it would be no amount of ours, and stays visible as such. */
export function fromStripe(amount: number, code: string): Money {
  const currency = code.toUpperCase()
  if (TIMES_HUNDRED.has(currency)) return { minor: amount / 100, currency }
  return { minor: PER_HUNDRED.has(currency) ? amount * 100 : amount, currency }
}
