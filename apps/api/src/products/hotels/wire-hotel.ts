import type { DataOf, hotelDetails } from '@sojourn/contracts'
import { monthText, say } from '@sojourn/i18n'
import type { City, Hotel, HotelText } from './domain/catalogue.ts'
import { fullAddress } from './stay-card.ts'
import { taxRuleText } from './tax-text.ts'
import { amenityLabel, ride, walk, wireImage } from './to-wire.ts'

type WireHotel = DataOf<typeof hotelDetails>['hotel']

export function wireHotel({ destination, taxes }: City, hotel: Hotel, text: HotelText): WireHotel {
  return {
    hotel_id: hotel.hotelId,
    name: hotel.name,
    stars: hotel.stars,
    kind: hotel.kind,
    rooms_total: hotel.keys,
    score: hotel.score,
    review_count: hotel.reviewCount,
    city: destination.name,
    city_place_id: destination.destinationId,
    country: destination.country,
    country_code: destination.countryCode,
    district: hotel.district,
    address: fullAddress(hotel, destination.name),
    phone: hotel.phone,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    time_zone: destination.timeZone,
    checkin_from: hotel.checkinFrom,
    checkout_until: hotel.checkoutUntil,
    description: text.description,
    near: `${walk(hotel)}, ${ride(hotel)}`,
    image: wireImage(hotel),
    art: destination.art,
    amenities: hotel.amenities.map(amenityLabel),
    scores: text.scores.map(({ label, value }) => ({ label, value })),
    reviews: text.reviews.map(({ month, ...review }) => ({ ...review, stayed: monthText(month) })),
    taxes: taxes.map((tax) => ({
      name: tax.name,
      rule: taxRuleText(tax, hotel.stars, destination.currency, hotel.product),
      kind: tax.kind,
      collected: tax.collected,
      since: tax.since,
      source: sourceText(tax.source),
    })),
    rooms: hotel.rooms.map((room) => ({
      room_id: room.roomTypeId,
      name: room.name,
      size_m2: room.sizeM2,
      sleeps: room.sleeps,
      beds: room.beds,
      facts: [...room.facts],
      image: { name: room.art, alt: say`Illustration of ${room.name}` },
    })),
  }
}

/** What nobody looked up is said to be so, in fewer words. */
const sourceText = (source: string): string =>
  source.replace(/[;,]? \(?general knowledge(?: of|,) (\d{4}), (?:not looked up|unverified)\)?$/, (_, year: string) => ` ${say`(as of ${year}, not verified)`}`)
