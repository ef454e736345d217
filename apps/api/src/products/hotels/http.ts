import {
  holidayStayCalendar,
  holidayStayDetails,
  hotelCalendar,
  hotelDetails,
  namePlaces as namesCall,
  type ParsedBodyOf,
  searchHolidayStays,
  searchHotels,
  similarHolidayStays,
  similarHotels,
  suggestPlaces as suggestCall,
} from '@sojourn/contracts'
import { accept, type Transactions } from '@sojourn/kernel'
import { agentTermsOf, type CallRoute, pricingFor, type Route, route } from '../../http/index.ts'
import { readPlace } from '../../modules/places/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { agencyPrice } from './agency-price.ts'
import type { StayProduct } from './domain/catalogue.ts'
import type { HotelId } from './domain/ids.ts'
import { hotelDetails as details } from './hotel-details.ts'
import { REFUSALS } from './http-asked.ts'
import { searchHttp } from './http-search.ts'
import { namePlaces } from './name-places.ts'
import type { Parts } from './parts.ts'
import { placeMapHttp } from './place-map.ts'
import { STAY_CODES } from './stay-codes.ts'
import { wirePlace, wireRate } from './to-wire.ts'
import { wireHotel } from './wire-hotel.ts'

export function hotelsHttp(parts: Parts, db: Transactions): Route[] {
  return [
    ...soldHere((body) => STAY_CODES[(body as ParsedBodyOf<typeof suggestCall>).product], [suggestRoute(parts, db)]),
    namesRoute(parts, db),
    placeMapHttp(parts, db),
    ...soldHere(STAY_CODES.hotels, [
      ...searchHttp(parts, db, 'hotels', { search: searchHotels, calendar: hotelCalendar, similar: similarHotels }),
      detailsRoute(parts, db, 'hotels', hotelDetails),
    ]),
    ...soldHere(STAY_CODES.holidaystays, [
      ...searchHttp(parts, db, 'holidaystays', { search: searchHolidayStays, calendar: holidayStayCalendar, similar: similarHolidayStays }),
      detailsRoute(parts, db, 'holidaystays', holidayStayDetails),
    ]),
  ]
}

const suggestRoute = (parts: Parts, db: Transactions): CallRoute =>
  route(suggestCall, async (body, caller) => {
    const language = body.language ?? caller.language
    const types = body.types?.map((type) => (type === 'hotel' ? 'property' : type))
    const { places, meant, isCountry } = await db.inTenant(caller.orgId, (tx) => readPlace(parts.placesIn(tx, body.product), { ...body, types, language }), {
      readOnly: true,
    })
    return accept({ places: places.map((found) => wirePlace(found.place, found, language)), meant: meant?.placeId ?? null, is_country: isCountry })
  })

const namesRoute = (parts: Parts, db: Transactions): CallRoute =>
  route(namesCall, async (body, caller) => {
    const language = body.language ?? caller.language
    const found = await db.inTenant(caller.orgId, (tx) => namePlaces(parts, tx, body.place_ids), { readOnly: true })
    return accept({ places: found.map((each) => wirePlace(each.place, each, language)) })
  })

const detailsRoute = (parts: Parts, db: Transactions, product: StayProduct, call: typeof hotelDetails | typeof holidayStayDetails): CallRoute =>
  route(
    call,
    async (body, caller) => {
      const pricing = await pricingFor(caller, body.currency)
      const request = { product, hotelId: body.hotel_id as HotelId, stay: body, ...pricing }
      const found = await db.inTenant(caller.orgId, (tx) => details(parts, tx, request), { readOnly: true })
      if (!found.ok) return found
      const { city, hotel, text, offers, terms } = found.value
      const nowMs = parts.clock.nowMs()
      const agent = agentTermsOf(caller)
      const { token, expiresAtMs } = parts.freeze.seal({ orgId: caller.orgId, ...request }, terms)
      return accept({
        hotel: wireHotel(city, hotel, text),
        rates: offers.map((offer) => wireRate(offer, product, nowMs, agencyPrice(agent, { city, hotel, quote: offer.quote, terms }))),
        price_freeze: { token, expires_at: new Date(expiresAtMs).toISOString() },
        nights: found.value.nights,
        bookable_from: bookableFrom({ startsOn: body.checkin, timeZone: city.destination.timeZone }, caller.org.minimumCheckinDays, nowMs),
        currency: request.currency,
      })
    },
    REFUSALS,
  )
