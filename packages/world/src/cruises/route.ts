import { dataOf } from '../data.ts'
import type { Point } from '../facts.ts'
import type { Itinerary } from './itinerary.ts'

/** Positions at sea between two ports, by their letters in the order of the alphabet. For a picture of the way, not for navigation. */
export const seaWays = dataOf<Readonly<Record<string, readonly Point[]>>>('cruises/sea-ways.json')

/** The way of an itinerary from its first port to its last, one list of positions for each leg. */
export function routeOf({ calls }: Pick<Itinerary, 'calls'>, portAt: (unlocode: string) => Point): Point[][] {
  return calls.slice(1).map(({ port }, i) => {
    const from = calls[i]!.port
    const way = seaWays()[from < port ? `${from} ${port}` : `${port} ${from}`]!
    return [portAt(from), ...(from < port ? way : [...way].reverse()), portAt(port)]
  })
}
