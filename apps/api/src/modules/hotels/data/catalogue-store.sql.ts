import { raw, sql } from '@sojourn/db'
import type { Currency, Tx } from '@sojourn/kernel'
import type { Hotel, HotelText, Place, RatePlan, RoomType, Tax } from '../domain/catalogue.ts'
import type { FxRate } from '../domain/exchange.ts'
import type { HotelId, PlaceId, RoomTypeId } from '../domain/ids.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import type { DestinationRow, HotelRow, PlaceRow, Tables } from './tables.ts'

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
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    kind: row.kind,
    amount: row.amount,
    ageFrom: row.age_from,
    ageTo: row.age_to,
    nightsMax: row.nights_max,
    collected: row.collected,
    since: row.since,
    source: row.source,
  }))
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

const toDestination = (row: DestinationRow) => ({
  destinationId: row.destination_id,
  name: row.name,
  country: row.country,
  countryCode: row.country_code,
  currency: row.currency,
  timeZone: row.time_zone,
  latitude: row.latitude,
  longitude: row.longitude,
  art: row.art,
  stepMinor: row.step_minor,
  season: row.season,
})

const toPlace = (row: PlaceRow): Place => ({
  placeId: row.place_id as PlaceId,
  type: row.type,
  name: row.name,
  label: row.label,
  countryCode: row.country_code,
  latitude: row.latitude,
  longitude: row.longitude,
  destinationId: row.destination_id,
})

const toHotel = (row: HotelRow, rooms: readonly RoomType[], plans: readonly RatePlan[]): Hotel => ({
  hotelId: row.hotel_id as HotelId,
  districtKey: row.district_key,
  district: row.district,
  name: row.name,
  kind: row.kind,
  stars: row.stars,
  score: row.score_tenths / 10,
  reviewCount: row.review_count,
  address: row.address,
  phone: row.phone,
  latitude: row.latitude,
  longitude: row.longitude,
  facade: row.facade,
  keys: row.keys,
  amenities: row.amenities,
  checkinFrom: row.checkin_from,
  checkoutUntil: row.checkout_until,
  near: row.near,
  fromAirport: row.from_airport,
  baseMinor: row.base_minor,
  breakfastMinor: row.breakfast_minor,
  rooms,
  plans,
})

const toRoom = (row: Tables['room_types']): RoomType => ({
  roomTypeId: row.room_type_id as RoomTypeId,
  name: row.name,
  sizeM2: row.size_m2,
  beds: row.beds,
  adultsMax: row.adults_max,
  sleeps: row.sleeps,
  facts: row.facts,
  art: row.art,
  factor: row.factor,
  allotment: row.allotment,
})

const toPlan = (row: Tables['rate_plans']): RatePlan => ({
  code: row.code,
  board: row.board,
  included: row.included,
  adjustBp: row.adjust_bp,
  payment: row.payment,
  cancellation: row.cancellation,
})
