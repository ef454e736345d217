import type { Tx } from '@sojourn/kernel'
import type { CatalogueStore } from './data/catalogue-store.ts'
import type { City, Hotel, Place, RoomType } from './domain/catalogue.ts'
import type { PlaceGround } from './domain/ground.ts'
import type { HotelId, PlaceId, RoomTypeId } from './domain/ids.ts'

/** The catalogue as this process caches it: it changes with a seed only, while stock is read again each time. */
export interface Catalogue {
  findCity(tx: Tx, destinationId: string): Promise<City | null>
  findHotel(tx: Tx, hotelId: HotelId): Promise<{ city: City; hotel: Hotel } | null>
  findRoom(tx: Tx, roomTypeId: RoomTypeId): Promise<{ city: City; hotel: Hotel; room: RoomType } | null>
  findPlace(tx: Tx, placeId: PlaceId): Promise<Place | null>
  ground(tx: Tx, destinationId: string): Promise<PlaceGround | null>
  forget(): void
}

// Some 60 MB. The cities asked for least recently leave first.
const HOTELS_REMEMBERED_MAX = 12_000

// Some 10 MB.
const GROUNDS_REMEMBERED_MAX = 300
const PLACES_REMEMBERED_MAX = 5_000

interface Remembered {
  readonly city: City
  readonly hotels: ReadonlyMap<string, Hotel>
}

export function createCatalogue(store: CatalogueStore): Catalogue {
  const cities = new Map<string, Remembered>()
  const destinationOf = new Map<string, string>()
  const grounds = new Map<string, PlaceGround>()
  const places = new Map<PlaceId, Place>()

  async function remember(tx: Tx, destinationId: string): Promise<Remembered | null> {
    const known = cities.get(destinationId)
    if (known) {
      cities.delete(destinationId)
      cities.set(destinationId, known)
      return known
    }
    const city = await store.findCity(tx, destinationId)
    if (!city) return null
    const entry = { city, hotels: new Map(city.hotels.map((hotel) => [hotel.hotelId as string, hotel])) }
    cities.set(destinationId, entry)
    for (const hotel of city.hotels) destinationOf.set(hotel.hotelId, destinationId)
    for (const left of makeRoom(cities)) for (const hotel of left.hotels) destinationOf.delete(hotel.hotelId)
    return entry
  }

  async function findHotel(tx: Tx, hotelId: HotelId) {
    const destinationId = destinationOf.get(hotelId) ?? (await store.findDestinationOf(tx, hotelId))
    const entry = destinationId ? await remember(tx, destinationId) : null
    const hotel = entry?.hotels.get(hotelId)
    return entry && hotel ? { city: entry.city, hotel } : null
  }

  return {
    findCity: async (tx, destinationId) => (await remember(tx, destinationId))?.city ?? null,
    findHotel,
    async findRoom(tx, roomTypeId) {
      const found = await findHotel(tx, roomTypeId.slice(0, roomTypeId.lastIndexOf('.')) as HotelId)
      const room = found?.hotel.rooms.find((r) => r.roomTypeId === roomTypeId)
      return found && room ? { ...found, room } : null
    },
    async findPlace(tx, placeId) {
      const known = places.get(placeId)
      if (known) return known
      const place = await store.findPlace(tx, placeId)
      if (place && places.size >= PLACES_REMEMBERED_MAX) places.clear()
      if (place) places.set(placeId, place)
      return place
    },
    async ground(tx, destinationId) {
      const known = grounds.get(destinationId) ?? (await store.findGround(tx, destinationId))
      if (!known) return null
      grounds.delete(destinationId)
      grounds.set(destinationId, known)
      for (const oldest of grounds.keys()) if (grounds.size > GROUNDS_REMEMBERED_MAX) grounds.delete(oldest)
      return known
    },
    forget() {
      grounds.clear()
      cities.clear()
      destinationOf.clear()
      places.clear()
    },
  }
}

/** Lets the cities go that were asked for least recently, and returns them. */
function makeRoom(cities: Map<string, Remembered>): City[] {
  const left: City[] = []
  let total = 0
  for (const { city } of cities.values()) total += city.hotels.length
  for (const [id, { city }] of cities) {
    if (total <= HOTELS_REMEMBERED_MAX || cities.size === 1) return left
    cities.delete(id)
    left.push(city)
    total -= city.hotels.length
  }
  return left
}
