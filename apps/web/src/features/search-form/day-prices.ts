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
