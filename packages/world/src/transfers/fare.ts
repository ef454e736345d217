import { type Day, weekdayOf } from '@sojourn/kernel'
import type { TransferCompany } from './company.ts'
import type { TransferVehicle } from './vehicle.ts'
import type { Way } from './way.ts'

/** Of a night in the place: to get in, and each kilometre. */
const BASE_SHARE = 0.1
const KM_SHARE = 0.006
const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '12-25'])

/** What a ride is priced by. */
export interface Ride {
  readonly company: TransferCompany
  readonly vehicle: TransferVehicle
  readonly way: Way
}

/** What the vehicle, or one seat of it, costs by day, net, tolls and tax included: cents of a dollar. */
export function fareCents({ company, vehicle, way }: Ride, perUsd: number): number {
  const nightlyUsd = way.market.nightly / perUsd
  const usd = nightlyUsd * BASE_SHARE * vehicle.baseFactor + way.km * nightlyUsd * KM_SHARE * vehicle.kmFactor
  return Math.max(150, Math.round(usd * company.pricePercent))
}

/** From 22:00 to 06:00, where it is not a line with a fixed fare. */
export const isNight = (clock: string): boolean => clock >= '22:00' || clock < '06:00'
export const isHoliday = (day: Day): boolean => weekdayOf(day) === 0 || HOLIDAYS.has(day.slice(5))
export const hasFixedFare = ({ kind }: Pick<TransferVehicle, 'kind'>): boolean => kind === 'rail' || kind === 'coach'
