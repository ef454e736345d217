import { type Day, earliestDay, type Tx } from '@sojourn/kernel'
import type { CarClass, CarWorld, Depot } from '@sojourn/world'
import { capacityOn, leftOn } from './domain/car-days.ts'
import type { CarParts } from './parts.ts'

/** What is free at some depots within some days. */
export interface FreeCars {
  /** Cars of a class that are left on all of these days together. */
  left(depot: Depot, carClass: CarClass, days: readonly Day[]): number
  /** What there is to sell on each day, whatever is taken of it. */
  capacities(depot: Depot, carClass: CarClass, days: readonly Day[]): { readonly day: Day; readonly capacity: number }[]
}

export async function freeCarsAt(
  { stock, clock }: Pick<CarParts, 'stock' | 'clock'>,
  tx: Tx,
  at: { readonly catalogue: CarWorld; readonly depotIds: readonly string[]; readonly from: Day; readonly until: Day },
): Promise<FreeCars> {
  const { catalogue, depotIds, from, until } = at
  const [rows, arrivals] = await Promise.all([
    stock.listTaken(tx, depotIds, from, until),
    // What was picked up before this day was picked up everywhere, and cannot be cancelled any more.
    stock.listArrivals(tx, depotIds, from, earliestDay(clock.nowMs())),
  ])
  const taken = new Map(rows.map((row) => [`${row.depotId} ${row.acriss} ${row.day}`, row]))
  const of = ({ depotId }: Depot, { acriss }: CarClass) => ({ depotId, acriss })
  return {
    left: (depot, carClass, days) => leftOn(of(depot, carClass), days, (day) => catalogue.free(depot, carClass, day), taken, arrivals),
    capacities: (depot, carClass, days) =>
      days.map((day) => ({ day, capacity: capacityOn(of(depot, carClass), day, (each) => catalogue.free(depot, carClass, each), arrivals) })),
  }
}
