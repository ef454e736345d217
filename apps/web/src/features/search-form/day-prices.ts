import { currentLanguage } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { createContext } from 'react'

/** The least that a day costs, taxes included, and how that compares with the days around it. */
export interface DayPrice {
  readonly amount: number
  readonly currency: string
  readonly low: boolean
}

export type DayPrices = ReadonlyMap<Day, DayPrice>

export const NO_PRICES: DayPrices = new Map()

/** The prices below the days of a calendar; they may come after it. */
export const DayPricesContext = createContext<DayPrices>(NO_PRICES)

/**
 * An amount under a day: whole, rounded up, so that seven fit in a row on a phone. A sign of one letter fits; longer ones (MXN, CAD) are named once, in
 * the words below the calendar.
 */
export function shortMoney(amount: number, currency: string): string {
  const decimals = amount >= 10_000 ? ({ notation: 'compact', maximumFractionDigits: 1 } as const) : { maximumFractionDigits: 0 }
  const parts = new Intl.NumberFormat(currentLanguage(), { style: 'currency', currency, ...decimals }).formatToParts(Math.ceil(amount))
  return parts
    .filter(({ type, value }) => type !== 'literal' && (type !== 'currency' || value.length === 1))
    .map(({ value }) => value)
    .join('')
}
