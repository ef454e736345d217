import { raw, sql } from '@sojourn/db'
import type { Currency } from '@sojourn/kernel'
import type { HotelText } from '../domain/catalogue.ts'
import type { FxRate } from '../domain/exchange.ts'
import { toDestination, toHotel, toPlace, toTax } from './catalogue-rows.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import type { Tables } from './tables.ts'

type TaxRow = Tables['taxes']

export const catalogueStore: CatalogueStore = {
  // Two statements, whatever a city holds: in a large catalogue nearly every search comes to a city that this process does not remember.
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

  async listPlaces(tx) {
    const rows = await sql<Tables>(tx).selectFrom('places').selectAll().where('type', '!=', 'hotel').orderBy('position').orderBy('place_id').execute()
    return rows.map((row) => ({ place: toPlace(row), folded: row.folded.split('|') }))
  },

  async findPlace(tx, placeId) {
    const row = await sql<Tables>(tx).selectFrom('places').selectAll().where('place_id', '=', placeId).executeTakeFirst()
    return row ? toPlace(row) : null
  },

  async findHotelPlaces(tx, folded, limit) {
    const pattern = folded.replace(/[%_\\]/g, '')
    const rows = await sql<Tables>(tx)
      .selectFrom('places')
      .selectAll()
      .where('type', '=', 'hotel')
      .where((e) => e.or([e('folded', 'like', `${pattern}%`), e('folded', 'like', `% ${pattern}%`)]))
      .orderBy(raw`folded not like ${`${pattern}%`}`)
      .orderBy('folded')
      .limit(limit)
      .execute()
    return rows.map(toPlace)
  },

  async getText(tx, hotelId): Promise<HotelText> {
    return sql<Tables>(tx).selectFrom('hotel_texts').select(['description', 'scores', 'reviews']).where('hotel_id', '=', hotelId).executeTakeFirstOrThrow()
  },

  async listRates(tx) {
    const rows = await sql<Tables>(tx).selectFrom('fx_rates').selectAll().execute()
    return new Map<Currency, FxRate>(rows.map((row) => [row.currency, { currency: row.currency, perUsd: row.per_usd, asOf: row.as_of, source: row.source }]))
  },
}
