import { kmBetween } from '../geo.ts'
import type { Depot } from './depot.ts'

/** Countries whose rental companies let their cars be given back in one another. */
const LAND_BLOCKS: readonly (readonly string[])[] = [
  ['PT', 'ES', 'FR', 'BE', 'NL', 'LU', 'DE', 'CH', 'AT', 'IT', 'DK', 'SE', 'NO', 'CZ', 'HU', 'SI', 'HR', 'PL'],
  ['EE', 'LV', 'LT'],
  ['US', 'CA'],
  ['ZA', 'NA', 'BW'],
  ['AE', 'OM'],
]

/** Countries made of islands: a car stays on its own. */
const ISLAND_COUNTRIES: ReadonlySet<string> = new Set([
  'AW',
  'BB',
  'BS',
  'CK',
  'CV',
  'CW',
  'CY',
  'FJ',
  'FO',
  'ID',
  'JM',
  'LC',
  'MQ',
  'MT',
  'MU',
  'PF',
  'PH',
  'RE',
  'SC',
])

/** Parts of countries, and airports, on islands without a road to the rest. */
const ISLANDS: ReadonlySet<string> = new Set([
  ...['ES-CN', 'ES-IB', 'PT-20', 'PT-30', 'IT-82', 'IT-88', 'FR-COR', 'GR-E', 'GR-F', 'GR-K', 'GR-L', 'GR-M', 'GB-NIR', 'US-HI', 'US-AK', 'CA-NL', 'EC-W'],
  ...['JP-01', 'JP-47', 'KR-49', 'AU-TAS', 'TH-83', 'TH-84', 'MY-12', 'MY-13', 'TZ-07', 'CL-VS'],
  ...['PQC', 'LGK', 'HTI', 'YYJ', 'ADZ', 'RTB', 'SPR'],
])

/** Where roads between two depots surely are: on one island there is no road farther. */
const ISLAND_KM = 60
const ABROAD_KM_MAX = 2_000

const isIsland = ({ countryCode, region, iata, follows }: Depot): boolean =>
  [region, iata ?? follows.airport.iata].some((part) => ISLANDS.has(part)) || ISLAND_COUNTRIES.has(countryCode)
const sameTown = (a: Depot, b: Depot): boolean => a.destination !== null && a.destination === b.destination
const isSouthernNz = ({ countryCode, at }: Depot): boolean => countryCode === 'NZ' && at[0] < -41.5 && at[1] < 174.4

/**
 * What giving a car back at another depot costs, in whole dollars; null where it is not allowed: at another supplier's, over water, or in a country whose
 * border rental cars do not cross.
 */
export function oneWayUsd(from: Depot, to: Depot): number | null {
  if (from.depotId === to.depotId) return 0
  if (from.supplier.key !== to.supplier.key) return null
  if (sameTown(from, to)) return 0
  const km = kmBetween(from.at, to.at)
  if (isIsland(from) || isIsland(to)) return km <= ISLAND_KM && from.countryCode === to.countryCode ? Math.round(35 + 0.25 * km) : null
  if (isSouthernNz(from) !== isSouthernNz(to)) return null
  if (from.countryCode === to.countryCode) return Math.min(250, Math.round(35 + 0.25 * km))
  const linked = LAND_BLOCKS.some((block) => block.includes(from.countryCode) && block.includes(to.countryCode))
  return linked && km <= ABROAD_KM_MAX ? Math.round(300 + 0.5 * km) : null
}
