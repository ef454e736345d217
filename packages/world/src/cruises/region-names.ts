import { dataOf } from '../data.ts'
import type { CruiseRegion } from './itinerary.ts'

/** What people call waters beside our names of them: the same waters, and parts of them. */
export interface RegionNames {
  readonly same: readonly string[]
  readonly parts: readonly string[]
}

export const cruiseRegionNames = dataOf<Readonly<Record<CruiseRegion, RegionNames>>>('cruises/region-names.json')
