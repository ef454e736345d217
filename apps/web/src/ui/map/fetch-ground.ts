import type { MapGround } from './ground.ts'

/** The address of what the map of a place is drawn from; its route is `routes/map-ground.ts`. */
const groundHref = (placeId: string): string => `/map-ground/${encodeURIComponent(placeId)}`

/** What the map of a place is drawn from; null where there is none or it cannot be had. The browser's own cache answers for a day. */
export async function fetchGround(placeId: string): Promise<MapGround | null> {
  const answer = await fetch(groundHref(placeId)).catch(() => null)
  return answer?.ok ? ((await answer.json()) as MapGround) : null
}
