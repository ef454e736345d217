import { raw, sql } from '@sojourn/db'
import type { HotelText } from '../domain/catalogue.ts'
import { toDestination, toHotel, toPlace, toTax } from './catalogue-rows.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import type { Tables } from './tables.ts'

type TaxRow = Tables['taxes']

export const catalogueStore: CatalogueStore = {
  // Two statements, whatever a city holds: in a large catalogue nearly every search is for a city that this process has not cached.
  async findCity(tx, destinationId) {
    const db = sql<Tables>(tx)
    const row = await db
      .selectFrom('destinations')
      .selectAll()
      .select(raw<TaxRow[]>`(select json_agg(t order by t.position) from taxes t where t.destination_id = destinations.destination_id)`.as('taxes'))
      .where('destination_id', '=', destinationId)
      .executeTakeFirst()
    if (!row) return null
    const hotels = await db.selectFrom('hotels').selectAll().where('destination_id', '=', destinationId).orderBy('position').execute()
    return { destination: toDestination(row), taxes: (row.taxes ?? []).map(toTax), hotels: hotels.map(toHotel) }
  },

  async findDestinationOf(tx, hotelId) {
    const row = await sql<Tables>(tx).selectFrom('hotels').select('destination_id').where('hotel_id', '=', hotelId).executeTakeFirst()
    return row?.destination_id ?? null
  },

  async findPlace(tx, placeId) {
    const row = await sql<Tables>(tx).selectFrom('places').selectAll().where('place_id', '=', placeId).executeTakeFirst()
    return row ? toPlace(row) : null
  },

  async findGround(tx, destinationId) {
    const row = await sql<Tables>(tx).selectFrom('place_grounds').select('ground').where('destination_id', '=', destinationId).executeTakeFirst()
    return row?.ground ?? null
  },

  async getText(tx, hotelId): Promise<HotelText> {
    return sql<Tables>(tx).selectFrom('hotel_texts').select(['description', 'scores', 'reviews']).where('hotel_id', '=', hotelId).executeTakeFirstOrThrow()
  },
}
