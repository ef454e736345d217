import type { Facts, Tax, Hotel as WorldHotel } from '@sojourn/world'
import type { CatalogueRows } from './data/seed-store.sql.ts'
import type { RoomType } from './domain/catalogue.ts'
import type { RoomTypeId } from './domain/ids.ts'
import { groundsOf } from './seed-grounds.ts'
import { placesOf } from './seed-places.ts'

/** The rows of one destination and its hotels. */
export function rowsOf(facts: Facts, hotels: readonly WorldHotel[], position: number): CatalogueRows {
  const destination_id = facts.key
  return {
    destinations: [
      {
        destination_id,
        position,
        name: facts.name,
        country: facts.country,
        country_code: facts.countryCode,
        currency: facts.currency,
        time_zone: facts.timeZone,
        latitude: facts.at[0],
        longitude: facts.at[1],
        art: facts.art,
        step_minor: facts.stepMinor,
        season: { months: facts.season, week: facts.week, peaks: facts.peaks },
      },
    ],
    places: placesOf(facts, hotels, position),
    place_grounds: groundsOf(facts),
    taxes: facts.taxes.map((tax, i) => taxRow(facts, tax, i)),
    hotels: hotels.map((hotel, i) => hotelRow(facts, hotel, i)),
    hotel_texts: hotels.map(({ id, description, scores, reviews }) => ({ hotel_id: id, description, scores, reviews })),
  }
}

const taxRow = (facts: Facts, tax: Tax, position: number): CatalogueRows['taxes'][number] => ({
  destination_id: facts.key,
  code: tax.code,
  position,
  name: tax.name,
  kind: tax.kind,
  amount: tax.amount,
  age_from: tax.ages[0],
  age_to: tax.ages[1],
  nights_max: tax.nightsMax,
  collected: tax.collected,
  since: tax.since,
  source: tax.source,
})

function hotelRow(facts: Facts, hotel: WorldHotel, position: number): CatalogueRows['hotels'][number] {
  return {
    hotel_id: hotel.id,
    destination_id: facts.key,
    position,
    product: hotel.product,
    district_key: hotel.district,
    district: facts.districts.find((d) => d.key === hotel.district)!.name,
    name: hotel.name,
    kind: hotel.kind,
    stars: hotel.stars,
    score_tenths: Math.round(hotel.score * 10),
    review_count: hotel.reviewCount,
    address: hotel.address,
    phone: hotel.phone,
    latitude: hotel.at[0],
    longitude: hotel.at[1],
    facade: hotel.facade,
    keys: hotel.keys,
    amenities: hotel.amenities,
    checkin_from: hotel.checkinFrom,
    checkout_until: hotel.checkoutUntil,
    near: { short: hotel.near.short, walkMinutes: hotel.near.walkMinutes },
    from_airport: hotel.fromAirport,
    base_minor: hotel.baseMinor,
    breakfast_minor: hotel.breakfastMinor,
    rooms: hotel.rooms.map((room) => roomOf(hotel, room)),
    plans: hotel.plans,
  }
}

const roomOf = (hotel: WorldHotel, room: WorldHotel['rooms'][number]): RoomType => ({
  roomTypeId: `${hotel.id}.${room.key}` as RoomTypeId,
  name: room.name,
  sizeM2: room.sizeM2,
  beds: room.beds,
  adultsMax: room.adultsMax,
  sleeps: room.sleeps,
  facts: room.facts,
  art: room.art,
  factor: room.factor,
  allotment: room.allotment,
})
