import { airports } from '../airports.ts'
import type { Facts } from '../facts.ts'

/** Sales taxes of states and provinces with their cities, roughly, in parts per million; elsewhere the tax is in the price. */
const PPM: Readonly<Record<string, number>> = {
  'US-AZ': 86_000,
  'US-CA': 86_250,
  'US-DC': 60_000,
  'US-FL': 70_000,
  'US-GA': 70_000,
  'US-HI': 47_120,
  'US-IL': 102_500,
  'US-LA': 98_500,
  'US-MA': 62_500,
  'US-NM': 82_000,
  'US-NV': 83_750,
  'US-NY': 88_750,
  'US-TX': 82_500,
  'US-VA': 60_000,
  'US-WA': 103_500,
  'US-WY': 60_000,
  'CA-AB': 50_000,
  'CA-BC': 50_000,
  'CA-ON': 130_000,
  'CA-QC': 149_750,
}

/** What is put on the price of an activity as a line of its own. */
export function salesTaxPpm({ airport, countryCode }: Facts): number {
  if (countryCode !== 'US' && countryCode !== 'CA') return 0
  const region = airports().find(({ iata }) => iata === airport.iata)?.region ?? ''
  return PPM[region] ?? 60_000
}
