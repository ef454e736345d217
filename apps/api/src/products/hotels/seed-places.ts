import { fold } from '@sojourn/kernel'
import { countryNames, exonymsOf, type Facts, type Hotel as WorldHotel } from '@sojourn/world'
import type { CatalogueRows } from './data/seed-store.sql.ts'

type PlaceRow = CatalogueRows['places'][number]

/** Everything of a destination that can be typed into "Where to?". */
export function placesOf(facts: Facts, hotels: readonly WorldHotel[], position: number): PlaceRow[] {
  const city = facts.name
  const place = (
    type: PlaceRow['type'],
    key: string,
    name: string,
    within: string,
    at: readonly [number, number],
    aliases: readonly string[] = [],
  ): PlaceRow => ({
    place_id: key,
    type,
    destination_id: facts.key,
    position,
    name,
    label: `${name}, ${within}`,
    folded: [name, ...aliases].map(fold).join('|'),
    country_code: facts.countryCode,
    latitude: at[0],
    longitude: at[1],
    product: null,
    within: type === 'city' ? [facts.country, ...countryNames(facts.countryCode)].map(fold).join('|') : '',
  })
  const inCity = `${city}, ${facts.country}`
  return [
    place('city', facts.key, city, facts.country, facts.at, [...facts.aliases, ...exonymsOf(facts.key)]),
    ...facts.districts.map((d) => place('district', `${facts.key}.${d.key}`, d.name, inCity, d.at)),
    ...facts.landmarks.map((l) => place('landmark', `${facts.key}.at.${l.key}`, l.name, inCity, l.at)),
    place('airport', facts.airport.iata.toLowerCase(), `${facts.airport.name} (${facts.airport.iata})`, inCity, facts.airport.at, [facts.airport.iata]),
    ...hotels.map((h) => ({ ...place('hotel', h.id, h.name, inCity, h.at), product: h.product })),
  ]
}
