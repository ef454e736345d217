import { type CarPlace, type Depot, kmBetween, oneWayUsd } from '@sojourn/world'

/** The desk of the same supplier at another place that a car may be given back at, and is nearest to that place; null where there is none. */
export function nearestOf(from: Depot, { at, depots }: CarPlace): Depot | null {
  const allowed = depots.filter((depot) => oneWayUsd(from, depot) !== null)
  return allowed.reduce<Depot | null>((best, depot) => (best === null || kmBetween(depot.at, at) < kmBetween(best.at, at) ? depot : best), null)
}
