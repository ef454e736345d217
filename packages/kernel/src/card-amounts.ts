import { type Currency, decimalsOf, type Money } from './money.ts'

// What a card can be charged, after docs.stripe.com/currencies (read in November 2026). Amounts there are integers in "the smallest unit", which for some currencies is not that of ISO 4217.

/** ISK and UGX have no decimals any more, and are still written with two; MGA has two, and is written without. */
const TIMES_HUNDRED = new Set<Currency>(['ISK', 'UGX'])
const PER_HUNDRED = new Set<Currency>(['MGA'])

/** An amount as a card gateway writes it. */
export function toCardUnits({ minor, currency }: Money): number {
  return TIMES_HUNDRED.has(currency) ? minor * 100 : PER_HUNDRED.has(currency) ? minor / 100 : minor
}

/** A gateway's amount as ours. A part of a minor unit cannot be: it would be no amount of ours, and stays visible as such. */
export function fromCardUnits(amount: number, code: string): Money {
  const currency = code.toUpperCase()
  return { minor: TIMES_HUNDRED.has(currency) ? amount / 100 : PER_HUNDRED.has(currency) ? amount * 100 : amount, currency }
}

/** Whether a card can be charged exactly this: ISK and UGX whole, MGA in hundreds, and of three decimals the last is 0. */
export const isChargeable = (amount: Money): boolean =>
  Number.isSafeInteger(amount.minor) && Number.isInteger(toCardUnits(amount)) && (decimalsOf(amount.currency) !== 3 || amount.minor % 10 === 0)

/** The least that a card is charged, by the currencies it can be settled in; other currencies have no published minimum of their own. */
const MINIMUM: Readonly<Record<Currency, number>> = {
  ...{ USD: 50, AED: 200, AUD: 50, BGN: 100, BRL: 50, CAD: 50, CHF: 50, CZK: 1_500, DKK: 250, EUR: 50, GBP: 30, HKD: 400 },
  ...{ HUF: 17_500, INR: 50, JPY: 50, MXN: 1_000, MYR: 200, NOK: 300, NZD: 50, PLN: 200, RON: 200, SEK: 300, SGD: 50, THB: 1_000 },
}

/** The least that a card may be charged in this currency; one minor unit where no minimum is published. */
export const cardMinimum = (currency: Currency): Money => ({ minor: MINIMUM[currency] ?? 1, currency })

/** Eight digits as the gateway writes them (999,999.99 of most), and twelve in rupiahs. */
const CARD_UNITS_MAX = 99_999_999
const RUPIAHS_MAX = 999_999_999_999

/** The most that a card may be charged in this currency. */
export const cardMaximum = (currency: Currency): Money => fromCardUnits(currency === 'IDR' ? RUPIAHS_MAX : CARD_UNITS_MAX, currency)
