import type { Facts, Tax, Hotel as WorldHotel } from '@sojourn/world'
import type { CatalogueRows } from './data/seed-store.sql.ts'
import { placesOf } from './seed-places.ts'

/** The rows of one destination and its hotels. */
export function rowsOf(facts: Facts, hotels: readonly WorldHotel[], position: number): Partial<CatalogueRows> {
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
    taxes: facts.taxes.map((tax, i) => taxRow(facts, tax, i)),
    hotels: hotels.map((hotel, i) => hotelRow(facts, hotel, i)),
    room_types: hotels.flatMap((hotel) =>
      hotel.rooms.map((room, i) => ({
        room_type_id: `${hotel.id}.${room.key}`,
        hotel_id: hotel.id,
        destination_id,
        position: i,
        name: room.name,
        size_m2: room.sizeM2,
        beds: room.beds,
        adults_max: room.adultsMax,
        sleeps: room.sleeps,
        facts: room.facts,
        art: room.art,
        factor: room.factor,
        allotment: room.allotment,
      })),
    ),
    rate_plans: hotels.flatMap((hotel) =>
      hotel.plans.map((plan, i) => ({
        destination_id,
        hotel_id: hotel.id,
        code: plan.code,
        position: i,
        board: plan.board,
        included: plan.included,
        adjust_bp: plan.adjustBp,
        payment: plan.payment,
        cancellation: plan.cancellation,
      })),
    ),
    reviews: hotels.flatMap((hotel) =>
      hotel.reviews.map((review, i) => ({
        hotel_id: hotel.id,
        position: i,
        text: review.text,
        author: review.author,
        home: review.from,
        month: review.month,
        party: review.party,
        score_tenths: Math.round(review.score * 10),
      })),
    ),
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
    description: hotel.description,
    scores: hotel.scores,
  }
}
