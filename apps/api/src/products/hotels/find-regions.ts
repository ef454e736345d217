import { fold, type Tx } from '@sojourn/kernel'
import { countryName, findRegion, listRegions, type Region, readingsOf, withoutKind } from '@sojourn/world'
import type { Ordered } from '../../modules/places/index.ts'
import type { City, Place } from './domain/catalogue.ts'
import type { PlaceId } from './domain/ids.ts'
import { regionKeyOf, regionPlaceId } from './domain/regions.ts'
import { nearRegion } from './near-region.ts'
import type { Parts } from './parts.ts'

/** The whole name of a region means it rather than a city that begins so; its beginning comes behind cities; with a slip it comes last. */
const CLOSENESS = { whole: -0.5, begins: 0.5, slips: 4.5 } as const

/** A region as a place to search in, where the catalogue has any of its destinations; its first one gives its position. */
async function placeOf({ catalogue }: Parts, tx: Tx, region: Region): Promise<(Place & { readonly timeZone: string }) | null> {
  for (const key of region.places) {
    const first = await catalogue.findPlace(tx, key as PlaceId)
    const city = first && (await catalogue.findCity(tx, key))
    if (!first || !city) continue
    const { name, countryCode } = region
    return {
      ...first,
      timeZone: city.destination.timeZone,
      placeId: regionPlaceId(region) as PlaceId,
      type: 'region',
      name,
      label: `${name}, ${countryName(countryCode, 'en')}`,
    }
  }
  return null
}

let folded: readonly { readonly region: Region; readonly names: readonly string[] }[] | undefined
/** Every region with its folded names: asked for at each letter that is typed. */
const named = () => {
  folded ??= listRegions().map((region) => ({ region, names: withoutKind([region.name, ...Object.values(region.names), ...readingsOf(region.key)]).map(fold) }))
  return folded
}

/** The regions that a folded text names. */
export async function matchRegions(parts: Parts, tx: Tx, typed: string): Promise<Ordered<Place>[]> {
  const found: Ordered<Place>[] = []
  for (const { region, names } of named()) {
    const near = nearRegion(names, typed)
    const place = near && (await placeOf(parts, tx, region))
    if (!near || !place) continue
    const isWhole = near === 'whole'
    const { timeZone } = place
    const begins = names.some((name) => name.startsWith(typed))
    found.push({ place, city: region.name, near: 0, position: 0, prefix: 0, begins, isWhole, timeZone, closeness: CLOSENESS[near] })
  }
  return found
}

/** The region of a place id with those of its destinations that the catalogue has; null where it is another kind of place, or none is there. */
export async function findRegionScope(parts: Parts, tx: Tx, placeId: string): Promise<{ readonly place: Place; readonly cities: readonly City[] } | null> {
  const key = regionKeyOf(placeId)
  const region = key === null ? null : findRegion(key)
  const place = region && (await placeOf(parts, tx, region))
  if (!region || !place) return null
  const cities: City[] = []
  for (const member of region.places) {
    const city = await parts.catalogue.findCity(tx, member)
    if (city) cities.push(city)
  }
  return { place, cities }
}
