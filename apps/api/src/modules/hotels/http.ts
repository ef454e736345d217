import {
  type HotelFilters,
  holidayStayDetails,
  hotelDetails,
  searchHotels as searchCall,
  searchHolidayStays,
  suggestPlaces as suggestCall,
} from '@sojourn/contracts'
import { accept, type Currency, fromMajor, money, type Transactions, toMajor } from '@sojourn/kernel'
import { type Caller, type Refusals, type Route, route } from '../../http/index.ts'
import type { StayProduct } from './domain/catalogue.ts'
import type { Filters } from './domain/filters.ts'
import type { HotelId } from './domain/ids.ts'
import { readCursor } from './domain/page.ts'
import { hotelDetails as details } from './hotel-details.ts'
import type { Parts } from './parts.ts'
import { searchHotels } from './search-hotels.ts'
import { suggestPlaces } from './suggest-places.ts'
import { wireCard, wireFacets, wirePin, wirePlace, wireRate } from './to-wire.ts'
import { wireHotel } from './wire-hotel.ts'

const REFUSALS: Refusals = {
  unknown_destination: [404, 'We do not know this place. Please choose one from the list.'],
  unknown_hotel: [404, 'This hotel is not in our catalogue, or no longer. Please search again.'],
  unknown_currency: [400, 'We have no exchange rate for this currency. Please choose another.'],
  bad_dates: [400, 'Please check the dates of the stay.'],
}

export function hotelsHttp(parts: Parts, db: Transactions): Route[] {
  return [
    route(suggestCall, (body, caller) => db.inTenant(caller.orgId, async (tx) => accept({ places: (await suggestPlaces(parts, tx, body)).map(wirePlace) }))),
    ...productHttp(parts, db, 'hotels', { search: searchCall, details: hotelDetails }),
    ...productHttp(parts, db, 'holidaystays', { search: searchHolidayStays, details: holidayStayDetails }),
  ]
}

interface ProductCalls {
  readonly search: typeof searchCall | typeof searchHolidayStays
  readonly details: typeof hotelDetails | typeof holidayStayDetails
}

/** The calls that the two products have alike. */
function productHttp(parts: Parts, db: Transactions, product: StayProduct, calls: ProductCalls): Route[] {
  return [
    route(
      calls.search,
      async (body, caller) => {
        const currency = body.currency ?? caller.currency
        const found = await db.inTenant(caller.orgId, (tx) =>
          searchHotels(parts, tx, {
            product,
            placeId: body.destination,
            stay: body,
            ...asked(body, caller),
            filters: filtersOf(body.filters, currency),
            sort: body.sort,
            cursor: body.cursor ? readCursor(body.cursor) : null,
            limit: body.limit,
          }),
        )
        if (!found.ok) return found
        const { place, city, hotels, facets, next, total, nights } = found.value
        const { name, country, timeZone, art } = city.destination
        return accept({
          destination: { ...wirePlace(place), city: name, country, time_zone: timeZone, art },
          hotels: hotels.map(wireCard),
          facets: wireFacets(facets, city, (minor) => toMajor(money(minor, currency))),
          pins: body.pins ? found.value.all.map(wirePin) : [],
          help: null,
          next,
          total,
          nights,
          currency,
        })
      },
      REFUSALS,
    ),

    route(
      calls.details,
      async (body, caller) => {
        const request = { product, hotelId: body.hotel_id as HotelId, stay: body, ...asked(body, caller) }
        const found = await db.inTenant(caller.orgId, (tx) => details(parts, tx, request))
        if (!found.ok) return found
        const { city, hotel, text, offers } = found.value
        const nowMs = parts.clock.nowMs()
        return accept({
          hotel: wireHotel(city, hotel, text),
          rates: offers.map((offer) => wireRate(offer, nowMs)),
          price_freeze: { token: '', expires_at: new Date(nowMs).toISOString() },
          nights: found.value.nights,
          currency: request.currency,
        })
      },
      REFUSALS,
    ),
  ]
}

const asked = (body: { currency?: Currency | undefined }, caller: Caller) => ({
  currency: body.currency ?? caller.currency,
  markupBasisPoints: caller.org.markupBasisPoints,
})

function filtersOf(filters: HotelFilters, currency: Currency): Filters {
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
