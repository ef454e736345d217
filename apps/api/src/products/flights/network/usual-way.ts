import { changeAt, longest } from './connections.ts'
import type { Bound } from './itinerary.ts'
import type { NetworkIndex } from './network-index.ts'

const FLIGHTS_MAX = 3

const wayOf = ({ flights }: Bound): number[] => [flights[0]!.plan.from, ...flights.map(({ plan }) => plan.to)]

/** Whether a bound ends in the city that it leaves: there and back in one, which is none. */
export function isCircle({ city }: Pick<NetworkIndex, 'city'>, bound: Bound): boolean {
  const way = wayOf(bound)
  return city[way[0]!] === city[way.at(-1)!]
}

/** Whether a bound is a way that a search of its day finds before it tells of longer ones: with two changes at most, through no city twice, without a long detour or a stopover. A through fare is for those alone. */
export function isUsualWay(index: NetworkIndex, bound: Bound): boolean {
  const { flights, waits } = bound
  if (flights.length === 1) return true
  const way = wayOf(bound)
  if (flights.length > FLIGHTS_MAX || new Set(way.map((at) => index.city[at])).size < way.length) return false
  const km = way.slice(1).reduce((sum, at, nth) => sum + index.kmFrom(way[nth]!)[at]!, 0)
  if (km > longest(index.kmFrom(way[0]!)[way.at(-1)!]!)) return false
  return waits.every(({ minutes }, nth) => {
    const [before, after] = [flights[nth]!.plan, flights[nth + 1]!.plan]
    return before.to === after.from && minutes <= changeAt(index, before.from, before.to, after.to).longest
  })
}
