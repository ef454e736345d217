import type { Day } from '@sojourn/kernel'

/** What a night costs at least, all in, and how that compares with the nights around it. */
export interface NightPrice {
  readonly amount: number
  readonly currency: string
  readonly low: boolean
}

export type NightPrices = ReadonlyMap<Day, NightPrice>

/**
 * An amount under a day: whole, rounded up, so that seven stand in a row on a phone. A sign of one letter fits; longer ones (MXN, CAD) stand once, in
 * the words below the calendar.
 */
export function shortMoney(amount: number, currency: string): string {
  const decimals = amount >= 10_000 ? ({ notation: 'compact', maximumFractionDigits: 1 } as const) : { maximumFractionDigits: 0 }
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...decimals }).formatToParts(Math.ceil(amount))
  return parts
    .filter(({ type, value }) => type !== 'literal' && (type !== 'currency' || value.length === 1))
    .map(({ value }) => value)
    .join('')
}
