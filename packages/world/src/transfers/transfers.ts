import { invariant } from '@sojourn/kernel'
import type { Facts } from '../facts.ts'
import type { World } from '../world.ts'
import { companiesOf, type TransferCompany } from './company.ts'
import { fareCents, type Ride } from './fare.ts'
import { createSpots, type Spots } from './spots.ts'
import { type TransferVehicle, transferVehicles } from './vehicle.ts'
import { goes, type Way } from './way.ts'

/** Transfers of the demo world: pure functions of its seed, made when they are first asked for. */
export interface TransferWorld {
  readonly destinations: readonly Facts[]
  readonly spots: Spots
  /** Every company that goes a way, with each of its vehicles that does. */
  ridesOn(way: Way): readonly Ride[]
  /** `marlbrook-lisbon.SEDAN`; null where it does not go this way. */
  findRide(transferId: string, way: Way): Ride | null
  /** Net cents of a dollar, of the vehicle or of one seat, by day. */
  fareCents(ride: Ride): number
}

export const transferIdOf = ({ company, vehicle }: Pick<Ride, 'company' | 'vehicle'>): string => `${company.key}.${vehicle.code}`

export function createTransferWorld(world: World): TransferWorld {
  const perUsd = new Map(world.rates.map(({ currency, perUsd: rate }) => [currency, Number(rate)]))
  const vehicles = new Map(transferVehicles().map((vehicle) => [vehicle.code, vehicle]))
  const made = new Map<string, readonly { readonly company: TransferCompany; readonly vehicle: TransferVehicle }[]>()
  const fleetsIn = (facts: Facts) => {
    const known =
      made.get(facts.key) ?? companiesOf(facts, world.seed).flatMap((company) => company.vehicles.map((code) => ({ company, vehicle: vehicles.get(code)! })))
    made.set(facts.key, known)
    return known
  }
  const ridesOn = (way: Way): Ride[] => fleetsIn(way.market).flatMap((each) => (goes(each.vehicle, way) ? [{ ...each, way }] : []))
  return {
    destinations: world.destinations,
    spots: createSpots(world),
    ridesOn,
    findRide: (transferId, way) => ridesOn(way).find((ride) => transferIdOf(ride) === transferId) ?? null,
    fareCents(ride) {
      const { currency } = ride.way.market
      const rate = perUsd.get(currency)
      invariant(rate, `there is a rate for ${currency}`)
      return fareCents(ride, rate)
    },
  }
}
