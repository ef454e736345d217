import type { CarOffer } from '@sojourn/contracts'
import { accept, invariant, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { cancelHold, confirmHold, releaseHold } from '../../modules/stock/index.ts'
import type { HeldItem, HoldRequest, HoldResult } from '../../sale/product.ts'
import { daysTaken, takenUntil } from './domain/car-days.ts'
import { type CarHold, isOneWay } from './domain/car-hold.ts'
import { dayOf } from './domain/rental.ts'
import { freeCarsAt } from './free-cars.ts'
import type { CarParts } from './parts.ts'
import { carLine } from './wait-for-car.ts'

type Wanted = Pick<CarHold, 'depotId' | 'acriss' | 'pickupDay' | 'untilDay'>

/** Takes the car on every day or on none. */
export async function holdCar(parts: CarParts, tx: Tx, details: CarOffer, { orgId, checkoutId, untilMs }: HoldRequest): Promise<Outcome<HoldResult>> {
  const dropoffDay = dayOf(details.dropoff_at)
  const oneWay = details.pickup.depot_id !== details.dropoff.depot_id
  const hold: CarHold = {
    orgId,
    holdId: parts.ids.next<'hold'>('chd'),
    depotId: details.pickup.depot_id,
    acriss: details.car.acriss,
    subject: checkoutId,
    pickupDay: dayOf(details.pickup_at),
    untilDay: takenUntil(dropoffDay, oneWay),
    dropoffDepotId: details.dropoff.depot_id,
    dropoffDay,
    state: 'held',
    expiresAtMs: untilMs,
  }
  const left = await take(parts, tx, hold, 'held')
  if (left === null) return refuse('sold_out')
  parts.stock.addHold(tx, hold, daysTaken(hold.pickupDay, hold.untilDay), parts.clock.nowMs())
  return accept({ holdRef: hold.holdId, taken: { unit: `${hold.depotId} ${hold.acriss}`, place: hold.depotId, units: 1, left } })
}

async function take(parts: CarParts, tx: Tx, { depotId, acriss, pickupDay, untilDay }: Wanted, as: 'held' | 'sold'): Promise<number | null> {
  const catalogue = parts.catalogue()
  const [depot, carClass] = [catalogue?.findDepot(depotId), catalogue?.findClass(acriss)]
  invariant(catalogue && depot && carClass, `only cars of the catalogue are held: ${depotId} ${acriss}`)
  const free = await freeCarsAt(parts, tx, { catalogue, depotIds: [depotId], from: pickupDay, until: untilDay })
  return parts.stock.take(tx, { depotId, acriss, days: free.capacities(depot, carClass, daysTaken(pickupDay, untilDay)) }, as)
}

/** A held car becomes sold. A released one is taken again where it is still free, else refuses `sold_out`. A second call changes nothing. */
export async function confirmCar(parts: CarParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<Outcome<void, Refusal>> {
  const confirmed = await confirmHold(parts.stock, tx, { orgId, holdId: holdRef }, async (hold) => (await take(parts, tx, hold, 'sold')) !== null)
  if (!confirmed.ok) return confirmed
  if (isOneWay(confirmed.value)) await parts.stock.setArrival(tx, confirmed.value, false)
  return accept()
}

/** A held car becomes free; a sold one is not touched. A second call changes nothing. */
export async function releaseCar({ stock, cameFree }: CarParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  const state = await releaseHold(stock, tx, { orgId, holdId: holdRef })
  const hold = state === 'released' ? await stock.lockHold(tx, orgId, holdRef) : null
  if (hold) await cameFree(tx, 'CAR', [carLine(hold)])
}

/** A sold car becomes free, for good. A second call changes nothing. */
export async function cancelCar({ stock, cameFree }: CarParts, tx: Tx, { orgId, holdRef }: HeldItem): Promise<void> {
  const before = await cancelHold(stock, tx, { orgId, holdId: holdRef })
  if (before?.state === 'confirmed' && isOneWay(before)) await stock.setArrival(tx, before, true)
  if (before) await cameFree(tx, 'CAR', [carLine(before)])
}
