import { hashUnit } from '@sojourn/kernel'
import type { TransferCompany } from './company.ts'
import type { TransferVehicle } from './vehicle.ts'

/** Pick-ups of one half hour share their vehicles. */
export const WINDOW_MS = 30 * 60_000
export const windowOf = (pickupMs: number): number => Math.floor(pickupMs / WINDOW_MS) * WINDOW_MS

const VEHICLES_MAX = { private: 5, taxi: 9, boat: 3 } as const
const RARE = 2
const OTHERS_MAX = 0.8

/** What a company has to sell for pick-ups of one half hour in a zone, seats or vehicles: what it has there, less what others have taken. */
export function freeUnits(company: Pick<TransferCompany, 'key'>, vehicle: TransferVehicle, zone: string, windowMs: number): number {
  const rare = vehicle.code === 'WAV' || vehicle.code === 'MINIBUS' || vehicle.code === 'COACH50'
  const has = vehicle.perPerson
    ? vehicle.seats
    : rare
      ? RARE
      : 1 + Math.floor(hashUnit('vehicles', company.key, vehicle.code, zone) * (VEHICLES_MAX[vehicle.kind as keyof typeof VEHICLES_MAX] ?? 3))
  const taken = hashUnit('taken', company.key, vehicle.code, zone, windowMs / WINDOW_MS) * OTHERS_MAX
  return Math.max(0, Math.round(has * (1 - taken)))
}
