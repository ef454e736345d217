import { createContext } from 'react'
import type { NightPrices } from './night-prices.ts'

/** The prices that stand under the days of a calendar; they may come after it. */
export const NightPricesContext = createContext<NightPrices>(new Map())
