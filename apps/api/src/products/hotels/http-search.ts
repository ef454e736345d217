import type {
  HotelFilters,
  holidayStayCalendar,
  hotelCalendar,
  searchHotels as searchCall,
  searchHolidayStays,
  similarHotels as similarCall,
  similarHolidayStays,
} from '@sojourn/contracts'
import { accept, type Currency, fromMajor, money, type Transactions, toMajor } from '@sojourn/kernel'
import { agentTermsOf, type CallRoute, pricingFor, route } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { agencyPrice } from './agency-price.ts'
import type { StayProduct } from './domain/catalogue.ts'
import type { Filters } from './domain/filters.ts'
import type { HotelId } from './domain/ids.ts'
import { readCursor } from './domain/page.ts'
import { REFUSALS } from './http-asked.ts'
import type { Parts } from './parts.ts'
import { priceCalendar } from './price-calendar.ts'
import { searchHotels } from './search-hotels.ts'
import { similarHotels } from './similar-hotels.ts'
import { cityIn, countryIn, districtWithCity, wireCard, wireFacets, wireHelp, wirePin, wirePlace } from './to-wire.ts'

export interface SearchCalls {
  readonly search: typeof searchCall | typeof searchHolidayStays
  readonly calendar: typeof hotelCalendar | typeof holidayStayCalendar
  readonly similar: typeof similarCall | typeof similarHolidayStays
}

/** Finding a property: the search of one product, the prices that its date picker marks, and the likes of one property. */
export function searchHttp(parts: Parts, db: Transactions, product: StayProduct, calls: SearchCalls): CallRoute[] {
  return [
    route(
      calls.search,
      async (body, caller) => {
        const pricing = await pricingFor(caller, body.currency)
        const { currency } = pricing
        const filters = filtersOf(body.filters, currency)
        const { destination: placeId, sort, limit } = body
        const cursor = body.cursor ? readCursor(body.cursor) : null
        const found = await db.inTenant(
          caller.orgId,
          (tx) => searchHotels(parts, tx, { product, placeId, stay: body, ...pricing, filters, sort, cursor, limit }),
          { readOnly: true },
        )
        if (!found.ok) return found
        const { place, city, hotels, facets, next, total, nights } = found.value
        const agent = agentTermsOf(caller)
        const { name, timeZone, art } = city.destination
        return accept({
          destination: {
            ...wirePlace(place, { city: name, timeZone }, caller.language),
            city: cityIn(city.destination, caller.language),
            country: countryIn(city.destination, caller.language),
            art,
          },
          hotels: hotels.map((each) => ({
            ...wireCard(each, agencyPrice(agent, each)),
            ...(place.type === 'region' && { district: districtWithCity(each, caller.language) }),
          })),
          facets: wireFacets(facets, city, product, (minor) => toMajor(money(minor, currency))),
          pins: body.pins ? found.value.all.map(wirePin) : [],
          help: found.value.help && wireHelp(found.value.help, caller.language),
          next,
          total,
          nights,
          bookable_from: bookableFrom({ startsOn: body.checkin, timeZone }, caller.org.minimumCheckinDays, parts.clock.nowMs()),
          member_prices: pricing.memberPrices,
          currency,
        })
      },
      REFUSALS,
    ),

    route(
      calls.calendar,
      async (body, caller) => {
        const pricing = await pricingFor(caller, body.currency)
        const { destination: placeId, from, days, rooms } = body
        const nights = await db.inTenant(caller.orgId, (tx) => priceCalendar(parts, tx, { product, placeId, from, days, rooms, ...pricing }), {
          readOnly: true,
        })
        if (!nights.ok) return nights
        return accept({
          nights: nights.value.map((night) => ({ date: night.date, from: night.from && toMajor(night.from), level: night.level })),
          currency: pricing.currency,
        })
      },
      REFUSALS,
    ),

    route(
      calls.similar,
      async (body, caller) => {
        const pricing = await pricingFor(caller, body.currency)
        const request = { product, hotelId: body.hotel_id as HotelId, stay: body, ...pricing, limit: body.limit }
        const found = await db.inTenant(caller.orgId, (tx) => similarHotels(parts, tx, request), { readOnly: true })
        if (!found.ok) return found
        const { city, terms, hotels } = found.value
        const agent = agentTermsOf(caller)
        const shown = hotels.map((each) => wireCard(each, agencyPrice(agent, { ...each, city, terms })))
        return accept({ hotels: shown, nights: found.value.nights, currency: pricing.currency })
      },
      REFUSALS,
    ),
  ]
}

/** Filters as they are compared. */
export function filtersOf(filters: HotelFilters, currency: Currency): Filters {
  const minor = (major: number | undefined) => (major === undefined ? null : (fromMajor(major, currency)?.minor ?? null))
  return {
    priceMinMinor: minor(filters.price_min),
    priceMaxMinor: minor(filters.price_max),
    stars: filters.stars ?? [],
    scoreMin: filters.score_min ?? 0,
    districts: filters.districts ?? [],
    amenities: filters.amenities ?? [],
    meals: filters.meals ?? [],
    freeCancellation: filters.free_cancellation ?? false,
    payAtProperty: filters.pay_at_property ?? false,
  }
}
