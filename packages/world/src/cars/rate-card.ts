import type { Day } from '@sojourn/kernel'
import { demandPercent } from '../demand.ts'
import type { CarClass } from './car-class.ts'
import type { Depot } from './depot.ts'
import { fullness } from './fleet.ts'
import { rentalCountry } from './rental-country.ts'

const BASE_USD = 4.1

/** What one rental day costs from a day on, before tax, fees and markup, in cents of a dollar. `daysAhead` counts from today. */
export function dayRateCents(depot: Depot, { priceFactor, demandFactor }: CarClass, pickupDay: Day, daysAhead: number, perUsd: number): number {
  const nightlyUsd = depot.follows.nightly / perUsd
  const demand = 1 + ((demandPercent(depot.follows, pickupDay) - 100) / 100) * demandFactor
  const place = Math.sqrt(nightlyUsd) * BASE_USD * (depot.supplier.pricePercent / 100)
  return Math.max(500, Math.round(place * priceFactor * Math.max(0.5, demand) * leadFactor(daysAhead) * fullness(depot.depotId, pickupDay) * 100))
}

/** Late is dear, early is cheap. */
const leadFactor = (days: number): number => (days < 3 ? 1.35 : days < 8 ? 1.12 : days <= 60 ? 1 : 0.92)

/** What a desk inside an airport adds: a share of the rental in North America, an amount for each rental elsewhere, nothing a bus ride away. */
export type AirportFee = { readonly by: 'share'; readonly ppm: number } | { readonly by: 'rental'; readonly usd: number } | null

const SHARES: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'MX'])

export function airportFee({ kind, countryCode, fleet }: Depot): AirportFee {
  if (kind !== 'terminal') return null
  return SHARES.has(countryCode) ? { by: 'share', ppm: fleet > 150 ? 130_000 : 110_000 } : { by: 'rental', usd: fleet > 150 ? 48 : 38 }
}

/** What an airport in the United States takes a day for its rental hall. */
export const facilityUsdPerDay = ({ iata, countryCode, fleet }: Depot): number => (iata !== null && countryCode === 'US' ? (fleet > 150 ? 6 : 4.5) : 0)

/** Tax on a rental in parts per million: the country's, or in the United States the state's. */
export const rentalTaxPpm = ({ countryCode, region }: Depot): number => STATES[region] ?? rentalCountry(countryCode)?.vatPpm ?? 0

/** Sales and rental taxes of states together, roughly. */
const STATES: Readonly<Record<string, number>> = {
  'US-AZ': 134_000,
  'US-CA': 95_000,
  'US-FL': 70_000,
  'US-HI': 47_120,
  'US-IL': 205_000,
  'US-MA': 62_500,
  'US-NV': 184_000,
  'US-NY': 199_000,
  'US-TX': 150_000,
  'US-WA': 165_000,
  'CA-AB': 50_000,
  'CA-QC': 149_750,
  'CA-BC': 120_000,
}
