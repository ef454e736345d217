import { type Currency, decimalsOf, type Money, money } from '@sojourn/kernel'

/** An amount as it was typed, in minor units; what a currency has no coins for is left away. */
export const typedAmount = (typed: number, currency: Currency): Money => money(Math.floor(Number((typed * 10 ** decimalsOf(currency)).toFixed(4))), currency)
