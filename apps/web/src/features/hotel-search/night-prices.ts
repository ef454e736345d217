import type { Day } from '@sojourn/kernel'

/** What a night costs at least, all in, and how that compares with the nights around it. */
export interface NightPrice {
  readonly amount: number
  readonly currency: string
  readonly low: boolean
}

export type NightPrices = ReadonlyMap<Day, NightPrice>

/** An amount under a day: no decimals and the shortest sign, so that seven stand in a row on a phone. */
export function shortMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    ...(amount >= 10_000 && { notation: 'compact', maximumFractionDigits: 1 }),
  })
  return format.format(Math.ceil(amount))
}
