import { type Facts, groundOf } from '@sojourn/world'
import type { CatalogueRows } from './data/seed-store.sql.ts'

/** What a map of the destination is drawn from, ready to be handed out. Places of which no coast was drawn have none. */
export function groundsOf(facts: Facts): CatalogueRows['place_grounds'][number][] {
  const ground = groundOf(facts.key)
  if (!ground) return []
  const spot = ([latitude, longitude]: readonly [number, number]) => ({ latitude, longitude })
  const { iata, name, at } = facts.airport
  return [
    {
      destination_id: facts.key,
      ground: {
        place_id: facts.key,
        name: facts.name,
        bounds: ground.bounds,
        land: ground.land.map((shape) => shape.map((line) => line.map(([longitude, latitude]) => [longitude, latitude]))),
        waters: [...ground.waters],
        districts: facts.districts.map((d) => ({ key: d.key, name: d.name, ...spot(d.at), radius_metres: d.radiusM })),
        landmarks: facts.landmarks.map((l) => ({ key: l.key, name: l.name, ...spot(l.at) })),
        airport: { iata, name, ...spot(at) },
      },
    },
  ]
}
