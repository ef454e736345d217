import { raw, sql } from '@sojourn/db'
import type { Currency, Tx } from '@sojourn/kernel'
import type { Hotel, HotelText, Tax } from '../domain/catalogue.ts'
import type { FxRate } from '../domain/exchange.ts'
import { toDestination, toHotel, toPlace, toPlan, toRoom, toTax } from './catalogue-rows.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import type { Tables } from './tables.ts'

export const catalogueStore: CatalogueStore = {
  async findCity(tx, destinationId) {
    const db = sql<Tables>(tx)
    const row = await db.selectFrom('destinations').selectAll().where('destination_id', '=', destinationId).executeTakeFirst()
    if (!row) return null
    return { destination: toDestination(row), taxes: await listTaxes(tx, destinationId), hotels: await listHotels(tx, destinationId) }
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
    const db = sql<Tables>(tx)
    const { description, scores } = await db.selectFrom('hotels').select(['description', 'scores']).where('hotel_id', '=', hotelId).executeTakeFirstOrThrow()
    const reviews = await db.selectFrom('reviews').selectAll().where('hotel_id', '=', hotelId).orderBy('position').execute()
    return {
      description,
      scores,
      reviews: reviews.map((r) => ({ text: r.text, author: r.author, from: r.home, month: r.month, party: r.party, score: r.score_tenths / 10 })),
    }
  },

  async listRates(tx) {
    const rows = await sql<Tables>(tx).selectFrom('fx_rates').selectAll().execute()
    return new Map<Currency, FxRate>(rows.map((row) => [row.currency, { currency: row.currency, perUsd: row.per_usd, asOf: row.as_of, source: row.source }]))
  },
}

async function listTaxes(tx: Tx, destinationId: string): Promise<Tax[]> {
  const rows = await sql<Tables>(tx).selectFrom('taxes').selectAll().where('destination_id', '=', destinationId).orderBy('position').execute()
  return rows.map(toTax)
}

async function listHotels(tx: Tx, destinationId: string): Promise<Hotel[]> {
  const db = sql<Tables>(tx)
  const hotels = await db.selectFrom('hotels').selectAll().where('destination_id', '=', destinationId).orderBy('position').execute()
  const rooms = await db.selectFrom('room_types').selectAll().where('destination_id', '=', destinationId).orderBy('hotel_id').orderBy('position').execute()
  const plans = await db.selectFrom('rate_plans').selectAll().where('destination_id', '=', destinationId).orderBy('hotel_id').orderBy('position').execute()
  const roomsOf = Map.groupBy(rooms, (row) => row.hotel_id)
  const plansOf = Map.groupBy(plans, (row) => row.hotel_id)
  return hotels.map((row) => toHotel(row, (roomsOf.get(row.hotel_id) ?? []).map(toRoom), (plansOf.get(row.hotel_id) ?? []).map(toPlan)))
}
