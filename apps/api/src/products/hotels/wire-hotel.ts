import type { DataOf, hotelDetails } from '@sojourn/contracts'
import { commaText, currentLanguage, monthText, say } from '@sojourn/i18n'
import { factText, roomText } from '@sojourn/world'
import type { City, Hotel, HotelText } from './domain/catalogue.ts'
import { fullAddress } from './stay-card.ts'
import { taxRuleText } from './tax-text.ts'
import { amenityLabel, cityIn, countryIn, ride, walk, wireImage } from './to-wire.ts'

type WireHotel = DataOf<typeof hotelDetails>['hotel']

export function wireHotel({ destination, taxes }: City, hotel: Hotel, text: HotelText): WireHotel {
  return {
    hotel_id: hotel.hotelId,
    name: hotel.name,
    stars: hotel.stars,
    kind: factText(hotel.kind),
    rooms_total: hotel.keys,
    score: hotel.score,
    review_count: hotel.reviewCount,
    city: cityIn(destination, currentLanguage()),
    city_place_id: destination.destinationId,
    country: countryIn(destination, currentLanguage()),
    country_code: destination.countryCode,
    district: hotel.district,
    address: fullAddress(hotel, cityIn(destination, currentLanguage())),
    phone: hotel.phone,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    time_zone: destination.timeZone,
    checkin_from: hotel.checkinFrom,
    checkout_until: hotel.checkoutUntil,
    description: text.description,
    near: commaText([walk(hotel), ride(hotel)]),
    image: wireImage(hotel),
    art: destination.art,
    amenities: hotel.amenities.map(amenityLabel),
    scores: text.scores.map(({ label, value }) => ({ label, value })),
    reviews: text.reviews.map(({ month, ...review }) => ({ ...review, stayed: monthText(month) })),
    taxes: taxes.map((tax) => ({
      name: factText(tax.name),
      rule: taxRuleText(tax, hotel.stars, destination.currency, hotel.product),
      kind: tax.kind,
      collected: tax.collected,
      since: tax.since,
      source: sourceText(tax.source),
    })),
    rooms: hotel.rooms.map((room) => ({
      room_id: room.roomTypeId,
      name: roomText(room.name),
      size_m2: room.sizeM2,
      sleeps: room.sleeps,
      bedrooms: bedroomsIn(room.beds),
      beds: factText(room.beds),
      facts: room.facts.map(factText),
      image: { name: room.art, alt: say`Illustration of ${roomText(room.name)}` },
    })),
  }
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six']

/** How many bedrooms the beds of a home are in, as they are stored; null where that is not said. */
function bedroomsIn(beds: string): number | null {
  const [, count = ''] = /(\w+) bedrooms?$/.exec(beds) ?? []
  return NUMBERS.includes(count) ? NUMBERS.indexOf(count) + 1 : null
}

/** What was not looked up is marked so, in fewer words. */
const sourceText = (source: string): string =>
  source.replace(/[;,]? \(?general knowledge(?: of|,) (\d{4}), (?:not looked up|unverified)\)?$/, (_, year: string) => ` ${say`(as of ${year}, not verified)`}`)
