import { accept, type Currency, dayIn, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { freeUntil } from './domain/cancellation.ts'
import { candidatesOf } from './domain/candidates.ts'
import type { City, Hotel, Place, StayProduct } from './domain/catalogue.ts'
import { type Exchange, exchangeOf } from './domain/exchange.ts'
import { type Facets, facetsOf } from './domain/facets.ts'
import { type Filters, freeAhead, grants, passes, type RateWish, type Row } from './domain/filters.ts'
import { metresBetween } from './domain/metres.ts'
import { type Cursor, pageOf } from './domain/page.ts'
import { type Quote, quoteOf } from './domain/quote.ts'
import { type Ranked, rank, type Sort } from './domain/search-order.ts'
import { type BadDates, checkNights, type Stay } from './domain/stay.ts'
import { stockOf } from './domain/stock.ts'
import { findScope } from './find-place.ts'
import type { Parts } from './parts.ts'

export interface SearchRequest {
  readonly product: StayProduct
  readonly placeId: string
  readonly stay: Stay
  readonly currency: Currency
  readonly markupBasisPoints: number
  readonly filters: Filters
  readonly sort: Sort
  readonly cursor: Cursor | null
  readonly limit: number
}

/** One hotel of the answer with the cheapest rate that meets the filters. */
export interface Found {
  readonly hotelId: string
  readonly hotel: Hotel
  readonly quote: Quote
  /** Rooms of that type left. */
  readonly left: number
  readonly freeUntil: string | null
  readonly metres: number
}

export interface SearchAnswer {
  readonly place: Place
  readonly city: City
  /** Those of this page. */
  readonly hotels: readonly Found[]
  /** All that were found, in no order. */
  readonly all: readonly Found[]
  readonly facets: Facets
  readonly next: string | null
  readonly total: number
  readonly nights: number
}

export type SearchRefusal = Refusal<'unknown_destination'> | Refusal<'unknown_currency'> | BadDates

/** Hotels of a place that have rooms for the party on every night, each with an exact all-in price. */
export async function searchHotels(parts: Parts, tx: Tx, request: SearchRequest): Promise<Outcome<SearchAnswer, SearchRefusal>> {
  const nowMs = parts.clock.nowMs()
  const scope = await findScope(parts, tx, request.product, request.placeId)
  if (!scope.ok) return scope
  const { place, city, hotels, asked, origin } = scope.value
  const nights = checkNights(request.stay, city.destination.timeZone, nowMs)
  if (!nights.ok) return nights
  const exchange = exchangeOf(city.destination.currency, request.currency, await parts.catalogue.rates(tx))
  if (!exchange) return refuse('unknown_currency', { currency: request.currency })

  const taken = await parts.stock.listTaken(tx, city.destination.destinationId, request.stay.checkin, request.stay.checkout)
  const rows = rowsOf(city, hotels, request, exchange, { nowMs, stock: stockOf(city, nights.value, taken) })
  const { filters } = request
  const found = rows.filter((row) => passes(row, filters)).map((row) => toRanked(row, filters, { origin, asked, nowMs }))
  const page = pageOf(rank(found, request.sort), request.cursor, request.limit)
  return accept({
    place,
    city,
    hotels: page.items,
    all: found,
    facets: facetsOf(rows, filters),
    next: page.next,
    total: found.length,
    nights: nights.value.length,
  })
}

function rowsOf(
  city: City,
  hotels: readonly Hotel[],
  request: SearchRequest,
  exchange: Exchange,
  now: { nowMs: number; stock: ReturnType<typeof stockOf> },
): Row[] {
  const today = dayIn(city.destination.timeZone, now.nowMs)
  const terms = { exchange, markupBasisPoints: request.markupBasisPoints, today }
  const rows: Row[] = []
  for (const hotel of hotels) {
    const candidates = candidatesOf(city, hotel, request.stay, today, now.stock)
    if (candidates.length === 0) continue
    // The exact price costs ten times what finding the cheapest rate costs, so only chosen rates are quoted, each once.
    const quotes = new Map<object, { quote: Quote; left: number }>()
    const stillFree = new Map(hotel.plans.map((plan) => [plan, freeAhead(plan, request.stay.checkin, city.destination.timeZone, now.nowMs)]))
    const cheapest = (wish: RateWish) => candidates.find((c) => grants(c, wish, ({ plan }) => stillFree.get(plan) === true))
    rows.push({
      hotel,
      candidates,
      has: (wish) => cheapest(wish) !== undefined,
      offer(wish) {
        const candidate = cheapest(wish)
        if (!candidate) return null
        const known = quotes.get(candidate)
        if (known) return known
        const offer = { quote: quoteOf(city, hotel, candidate.room, candidate.plan, request.stay, terms), left: candidate.left }
        quotes.set(candidate, offer)
        return offer
      },
    })
  }
  return rows
}

function toRanked(row: Row, filters: Filters, from: { origin: { latitude: number; longitude: number }; asked: string | null; nowMs: number }): Found & Ranked {
  const { hotel } = row
  const { quote, left } = row.offer(filters)!
  const until = freeUntil(quote.cancellation, from.nowMs)
  return {
    hotelId: hotel.hotelId,
    hotel,
    quote,
    left,
    freeUntil: until,
    metres: metresBetween(from.origin, hotel),
    totalMinor: quote.total.minor,
    score: hotel.score,
    reviewCount: hotel.reviewCount,
    stars: hotel.stars,
    refundable: until !== null,
    asked: from.asked === hotel.hotelId,
  }
}
