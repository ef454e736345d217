import { accept, type Currency, dayIn, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { candidatesOf } from './domain/candidates.ts'
import type { City, Hotel, StayProduct } from './domain/catalogue.ts'
import { exchangeOf } from './domain/exchange.ts'
import type { HotelId } from './domain/ids.ts'
import { type Quote, quoteOf } from './domain/quote.ts'
import { type BadDates, checkNights, type Stay } from './domain/stay.ts'
import { stockOf } from './domain/stock.ts'
import type { Parts } from './parts.ts'

export interface RatesRequest {
  readonly product: StayProduct
  readonly hotelId: HotelId
  readonly stay: Stay
  readonly currency: Currency
  readonly markupBasisPoints: number
}

/** A priced rate and how many rooms of its type are left for all nights. */
export interface Offer {
  readonly quote: Quote
  readonly left: number
}

export type RatesRefusal = Refusal<'unknown_hotel'> | Refusal<'unknown_currency'> | BadDates

/** Every rate of a hotel that is free for the stay, by room as the catalogue has them, cheapest plan first. */
export async function listRates(parts: Parts, tx: Tx, request: RatesRequest): Promise<Outcome<{ city: City; hotel: Hotel; offers: Offer[] }, RatesRefusal>> {
  const nowMs = parts.clock.nowMs()
  const found = await parts.catalogue.findHotel(tx, request.hotelId)
  if (found?.hotel.product !== request.product) return refuse('unknown_hotel')
  const { city, hotel } = found
  const { destination } = city
  const nights = checkNights(request.stay, destination.timeZone, nowMs)
  if (!nights.ok) return nights
  const exchange = exchangeOf(destination.currency, request.currency, await parts.catalogue.rates(tx))
  if (!exchange) return refuse('unknown_currency', { currency: request.currency })
  const taken = await parts.stock.listTaken(tx, destination.destinationId, request.stay.checkin, request.stay.checkout)
  const today = dayIn(destination.timeZone, nowMs)
  const terms = { exchange, markupBasisPoints: request.markupBasisPoints, today }
  const order = new Map(hotel.rooms.map((room, i) => [room, i]))
  const offers = candidatesOf(city, hotel, request.stay, today, stockOf(city, nights.value, taken))
    .sort((a, b) => order.get(a.room)! - order.get(b.room)! || a.netMinor - b.netMinor)
    .map(({ room, plan, left }) => ({ quote: quoteOf(city, hotel, room, plan, request.stay, terms), left }))
  return accept({ city, hotel, offers })
}
