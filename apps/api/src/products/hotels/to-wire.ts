import type { CancellationRule, HotelCard, HotelRate, Price, Place as WirePlace } from '@sojourn/contracts'
import { commaText, countText, plural, say } from '@sojourn/i18n'
import { type Day, toMajor } from '@sojourn/kernel'
import { amenities, countryName, exonymOf, factText, findRegion, inclusionText, regionName, roomText, walkText } from '@sojourn/world'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import { freeUntil, UNDO_MINUTES } from '../../sale/terms.ts'
import type { FilterName } from './domain/blocking.ts'
import type { City, Destination, Hotel, Place, StayProduct } from './domain/catalogue.ts'
import type { Facets, FacetValue } from './domain/facets.ts'
import type { Quote } from './domain/quote.ts'
import { regionKeyOf } from './domain/regions.ts'
import type { Found } from './found.ts'
import type { Offer } from './list-rates.ts'
import type { SearchHelp } from './search-help.ts'
import { hotelImage } from './stay-card.ts'

/** From this many rooms down a person sees how many are left. */
const FEW = 3

export const few = (left: number): number | null => (left <= FEW ? left : null)

/** A place as a language calls it: cities and countries by their names there, what lies in them by its own. `city` is what English calls the city. */
export function wirePlace(place: Place, { city, timeZone }: PlaceIn, language: string): WirePlace {
  const town = exonymOf(place.destinationId, language) ?? city
  const country = countryName(place.countryCode, language)
  if (place.type === 'region') return { ...wireRegion(place, country, language), time_zone: timeZone }
  const name = place.type === 'city' ? town : place.name
  const isEnglish = language.startsWith('en')
  return {
    place_id: place.placeId,
    type: place.type === 'property' ? 'hotel' : place.type,
    name,
    label: isEnglish ? place.label : commaText([...new Set([name, town, country])], language),
    country_code: place.countryCode,
    latitude: place.latitude,
    longitude: place.longitude,
    time_zone: timeZone,
  }
}

/** What a place lies in: its city by its English name, and the clock there. */
export interface PlaceIn {
  readonly city: string
  readonly timeZone: string
}

/** A district with its city, for a list of several cities. */
export const districtWithCity = ({ hotel, city }: { readonly hotel: Hotel; readonly city: City }, language: string): string =>
  commaText([...new Set([hotel.district, cityIn(city.destination, language)])], language)

/** A region says that it is one: it may be called like a city of it. */
function wireRegion(place: Place, country: string, language: string): Omit<WirePlace, 'time_zone'> {
  const region = findRegion(regionKeyOf(place.placeId) ?? '')
  const name = region ? regionName(region, language) : place.name
  const { placeId: place_id, countryCode: country_code, latitude, longitude } = place
  return { place_id, type: 'region', name, label: say`${name} (region), ${country}`, country_code, latitude, longitude }
}

/** A country as a language calls it; English as the catalogue does. */
export const countryIn = ({ country, countryCode }: Pick<Destination, 'country' | 'countryCode'>, language: string): string =>
  language.startsWith('en') ? country : countryName(countryCode, language)

/** A city as a language calls it. */
export const cityIn = ({ destinationId, name }: Pick<Destination, 'destinationId' | 'name'>, language: string): string =>
  exonymOf(destinationId, language) ?? name

export const wirePrice = (quote: Quote, agency: Pick<Price, 'agency'> = {}): Price => ({
  ...agency,
  total: toMajor(quote.total),
  currency: quote.currency,
  base: toMajor(quote.base),
  taxes: toMajor(quote.taxes),
  fees: toMajor(quote.fees),
  pay_now: toMajor(quote.payNow),
  pay_at_property: toMajor(quote.payAtProperty),
  ...localLater(quote),
  per_night: quote.nights.map(({ date, amount }) => ({ date, amount: toMajor(amount) })),
})

/** What the property takes in its own currency, where that is not the one of the price. */
const localLater = ({ payAtPropertyLocal: local, currency }: Quote): Pick<Price, 'pay_at_property_local'> =>
  local.minor > 0 && local.currency !== currency ? { pay_at_property_local: { amount: toMajor(local), currency: local.currency } } : {}

/** The time line from now on: what has ended is left out. */
export const wireCancellation = (quote: Pick<Quote, 'cancellation' | 'currency' | 'timeZone'>, nowMs: number): CancellationRule[] =>
  quote.cancellation
    .filter(({ to }) => to === null || Date.parse(to) > nowMs)
    .map(({ from, to, amount }) => ({ from, to, amount: toMajor(amount), currency: quote.currency, time_zone: quote.timeZone }))

/** What is served, in words: a home with a kitchen is not called room only. */
export const boardText = (board: Quote['board'], product: StayProduct): string =>
  board === 'breakfast' ? say`Breakfast included` : product === 'holidaystays' ? say`Self-catering` : say`Room only`

/** A home is one of its kind: that one is left says nothing. */
const leftOf = (left: number, product: StayProduct): number | null => (product === 'holidaystays' ? null : few(left))

export const wireRate = ({ quote, left }: Offer, product: StayProduct, nowMs: number, agency: Pick<Price, 'agency'> = {}): HotelRate => ({
  rate_id: quote.rateId,
  room_id: quote.roomTypeId,
  room_name: roomText(quote.roomName),
  board: boardText(quote.board, product),
  included: quote.included.map(inclusionText),
  left: leftOf(left, product),
  refundable: freeUntil(quote.cancellation, nowMs) !== null,
  price: wirePrice(quote, agency),
  cancellation: wireCancellation(quote, nowMs),
  if_cancelled: cancelPartsOfOffer({
    terms: { mode: quote.payment === 'now' ? 'prepaid' : 'postpaid', cancellationBy: 'windows', cancellation: quote.cancellation, timeZone: quote.timeZone },
    starts: arrivalOf(quote),
    paid: quote.payNow,
    nowMs,
  }),
})

/** The time from which on not coming costs something: the last window of terms of several begins with it. */
function arrivalOf({ cancellation }: Quote): { on: Day; time: string } | null {
  const from = cancellation.length > 1 ? cancellation.at(-1)?.from : null
  return from ? { on: from.slice(0, 10) as Day, time: from.slice(11, 16) } : null
}

export const walk = ({ near }: Hotel): string => walkText(near.short, near.walkMinutes)

/** By what and how long from the airport: one text for each kind of transport, for its noun differs in gender and case. */
export function ride({ fromAirport: { by, minutes } }: Hotel): string {
  const texts: Readonly<Record<string, string>> = {
    boat: say`${minutes} min from the airport by boat`,
    bus: say`${minutes} min from the airport by bus`,
    'bus and ferry': say`${minutes} min from the airport by bus and ferry`,
    'bus and metro': say`${minutes} min from the airport by bus and metro`,
    car: say`${minutes} min from the airport by car`,
    coach: say`${minutes} min from the airport by coach`,
    'light rail': say`${minutes} min from the airport by light rail`,
    metro: say`${minutes} min from the airport by metro`,
    shuttle: say`${minutes} min from the airport by shuttle`,
    speedboat: say`${minutes} min from the airport by speedboat`,
    taxi: say`${minutes} min from the airport by taxi`,
    train: say`${minutes} min from the airport by train`,
    tram: say`${minutes} min from the airport by tram`,
    'water bus': say`${minutes} min from the airport by water bus`,
  }
  return texts[by] ?? say`${minutes} min from the airport`
}

// Farther than this a walk is no recommendation.
const WALK_SHOWN_MAX = 30

export const wirePin = ({ hotel, quote }: Found) => ({
  hotel_id: hotel.hotelId as string,
  name: hotel.name,
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  score: hotel.score,
  total: toMajor(quote.total),
})

export function wireCard({ hotel, quote, left, freeUntil: until }: Found, agency: Pick<Price, 'agency'> = {}): HotelCard {
  const noted = ['roof_terrace', 'pool', 'garden', 'spa', 'bar'].filter((key) => hotel.amenities.includes(key)).map(amenityLabel)
  const near = hotel.near.walkMinutes <= WALK_SHOWN_MAX ? walk(hotel) : ride(hotel)
  return {
    hotel_id: hotel.hotelId,
    name: hotel.name,
    kind: factText(hotel.kind),
    stars: hotel.stars,
    score: hotel.score,
    review_count: hotel.reviewCount,
    district: hotel.district,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    image: wireImage(hotel),
    facts: [near, quote.board === 'breakfast' ? boardText(quote.board, hotel.product) : (noted[0] ?? amenityLabel('wifi'))],
    from: wirePrice(quote, agency),
    free_cancellation_until: until,
    undo_minutes: UNDO_MINUTES,
    time_zone: quote.timeZone,
    pay_at_property: quote.payment === 'property',
    left: leftOf(left, hotel.product),
  }
}

export const wireImage = (hotel: Hotel) => ({ name: hotelImage(hotel), alt: say`Illustration of the front of ${hotel.name}` })

export const amenityLabel = (key: string): string => factText((amenities as Readonly<Record<string, string>>)[key] ?? key)

export function wireFacets(facets: Facets, city: City, product: StayProduct, toAmount: (minor: number) => number) {
  const labelled = (values: readonly FacetValue[], label: (value: string) => string) =>
    values.map(({ value, count }) => ({ value, label: label(value), count }))
  const districts = new Map(city.hotels.map((hotel) => [hotel.districtKey, hotel.district]))
  const order = Object.keys(amenities)
  return {
    stars: labelled(facets.stars, (value) => say`${plural(Number(value), { one: '# star', other: '# stars' })}`),
    score: labelled(facets.score, (value) => `${countText(Number(value))}+`),
    districts: labelled(facets.districts, (value) => districts.get(value) ?? value),
    amenities: labelled(
      [...facets.amenities].sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value)),
      amenityLabel,
    ),
    meals: labelled(facets.meals, (value) => boardText(value as Quote['board'], product)),
    free_cancellation: facets.freeCancellation,
    pay_at_property: facets.payAtProperty,
    price: { min: toAmount(facets.price.minMinor), max: toAmount(facets.price.maxMinor), buckets: [...facets.price.buckets] },
  }
}

function filterLabel(filter: FilterName): string {
  const labels: Record<FilterName, string> = {
    price: say`Price`,
    stars: say`Stars`,
    score_min: say`Guest score`,
    districts: say`District`,
    amenities: say`Amenities`,
    meals: say`Meals`,
    free_cancellation: say`Free cancellation`,
    pay_at_property: say`Pay at the property`,
  }
  return labels[filter]
}

export const wireHelp = (help: SearchHelp, language: string) => ({
  dates: help.dates.map(({ checkin, checkout, total, from }) => ({ checkin, checkout, total, from: toMajor(from) })),
  places: help.places.map(({ placeId, destinationId, name, metres, total, from }) => {
    const town = placeId === destinationId ? exonymOf(destinationId, language) : null
    return { place_id: placeId, name: town ?? name, metres, total, from: toMajor(from) }
  }),
  filters: help.filters.map(({ filter, total }) => ({ filter, label: filterLabel(filter), total })),
  party: help.party && {
    rooms: help.party.rooms.map(({ adults, children }) => ({ adults, children: [...children] })),
    total: help.party.total,
    from: toMajor(help.party.from),
  },
})
