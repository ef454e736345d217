import { type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { gatherPlaces } from '../../modules/places/index.ts'
import type { City, Hotel, Place, StayProduct } from './domain/catalogue.ts'
import type { PlaceId } from './domain/ids.ts'
import type { At } from './domain/metres.ts'
import { findRegionScope } from './find-regions.ts'
import type { Parts } from './parts.ts'

/** A city of a place to search in: which of its hotels count, and where distances are measured from. */
export interface Area {
  readonly city: City
  readonly hotels: readonly Hotel[]
  readonly origin: At
}

/** A place to search in. */
export interface Scope extends Area {
  readonly place: Place
  /** The hotel that was asked for by name. */
  readonly asked: string | null
  /** The cities of a region, best known first, of which the first is shown above; of any other place the one. */
  readonly areas: readonly [Area, ...Area[]]
}

export async function findScope(parts: Parts, tx: Tx, product: StayProduct, placeId: string): Promise<Outcome<Scope, Refusal<'unknown_destination'>>> {
  const region = await findRegionScope(parts, tx, placeId)
  const [first, ...others] = (region?.cities ?? []).map((city) => areaOf(city, product))
  if (region && first) return { ok: true, value: { ...first, place: region.place, asked: null, areas: [first, ...others] } }
  const place = await parts.catalogue.findPlace(tx, placeId as PlaceId)
  const city = place && (await parts.catalogue.findCity(tx, place.destinationId))
  if (!place || !city) {
    const asked = { text: placeId.slice(0, 80), types: ['region', 'city', 'district', 'landmark', 'airport'] } as const
    const similar = (await gatherPlaces(parts.placesIn(tx, product), asked)).best
    return refuse('unknown_destination', { suggestions: similar.map(({ place: p }) => ({ place_id: p.placeId, label: p.label })) })
  }
  const sold = city.hotels.filter((hotel) => hotel.product === product)
  const hotels = place.type === 'district' ? sold.filter((hotel) => `${place.destinationId}.${hotel.districtKey}` === placeId) : sold
  // Most people do not want the hotel nearest to an airport outside a city; they want to be in the city.
  const origin = place.type === 'airport' ? city.destination : place
  const area: Area = { city, hotels, origin }
  return { ok: true, value: { ...area, place, asked: place.type === 'property' ? placeId : null, areas: [area] } }
}

/** All of a city, with distances from its centre. */
const areaOf = (city: City, product: StayProduct): Area => ({
  city,
  hotels: city.hotels.filter((hotel) => hotel.product === product),
  origin: city.destination,
})
