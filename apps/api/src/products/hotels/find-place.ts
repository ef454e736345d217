import { type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { City, Hotel, Place, StayProduct } from './domain/catalogue.ts'
import type { PlaceId } from './domain/ids.ts'
import type { At } from './domain/metres.ts'
import type { Parts } from './parts.ts'
import { suggestPlaces } from './suggest-places.ts'

/** A place to search in: which hotels count, and where distances are measured from. */
export interface Scope {
  readonly place: Place
  readonly city: City
  readonly hotels: readonly Hotel[]
  /** The hotel that was asked for by name. */
  readonly asked: string | null
  readonly origin: At
}

export async function findScope(parts: Parts, tx: Tx, product: StayProduct, placeId: string): Promise<Outcome<Scope, Refusal<'unknown_destination'>>> {
  const place = await parts.catalogue.findPlace(tx, placeId as PlaceId)
  const city = place && (await parts.catalogue.findCity(tx, place.destinationId))
  if (!place || !city) {
    const similar = await suggestPlaces(parts, tx, { text: placeId.slice(0, 80), types: ['city', 'district', 'landmark', 'airport'] })
    return refuse('unknown_destination', { suggestions: similar.map(({ place: p }) => ({ place_id: p.placeId, label: p.label })) })
  }
  const sold = city.hotels.filter((hotel) => hotel.product === product)
  const hotels = place.type === 'district' ? sold.filter((hotel) => `${place.destinationId}.${hotel.districtKey}` === placeId) : sold
  // Nobody wants the hotel nearest to an airport on the edge of a city most; they want to be in the city.
  const origin = place.type === 'airport' ? city.destination : place
  return { ok: true, value: { place, city, hotels, asked: place.type === 'hotel' ? placeId : null, origin } }
}
