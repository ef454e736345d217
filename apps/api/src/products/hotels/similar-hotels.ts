import { accept, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { City, StayProduct } from './domain/catalogue.ts'
import { NO_RATE_REQUEST } from './domain/filters.ts'
import type { HotelId } from './domain/ids.ts'
import type { QuoteTerms } from './domain/quote.ts'
import { rowOf } from './domain/rows.ts'
import { unlikeness } from './domain/similar.ts'
import type { BadDates, Stay } from './domain/stay.ts'
import { type Found, foundOf } from './found.ts'
import type { Parts } from './parts.ts'
import { type Pricing, stayBasis, type UnknownCurrency } from './stay-basis.ts'

export interface SimilarRequest extends Pricing {
  readonly product: StayProduct
  readonly hotelId: HotelId
  readonly stay: Stay
  readonly limit: number
}

export interface SimilarAnswer {
  readonly city: City
  /** By which the prices are made. */
  readonly terms: QuoteTerms
  readonly hotels: readonly Found[]
  readonly nights: number
}

/** Properties of the same city and product that are free for the stay, the most alike first; only those shown are priced. */
export async function similarHotels(
  parts: Parts,
  tx: Tx,
  request: SimilarRequest,
): Promise<Outcome<SimilarAnswer, Refusal<'unknown_hotel'> | UnknownCurrency | BadDates>> {
  const known = await parts.catalogue.findHotel(tx, request.hotelId)
  if (known?.hotel.product !== request.product) return refuse('unknown_hotel')
  const { city, hotel } = known
  const basis = await stayBasis(parts, tx, city, request)
  if (!basis.ok) return basis
  const others = city.hotels
    .filter((other) => other.product === request.product && other !== hotel)
    .map((other) => ({ other, unlike: unlikeness(hotel, other) }))
    .sort((a, b) => a.unlike - b.unlike || (a.other.hotelId < b.other.hotelId ? -1 : 1))
  const hotels: Found[] = []
  for (const { other } of others) {
    if (hotels.length === request.limit) break
    const row = rowOf(basis.value, other)
    const found = row && foundOf(row, NO_RATE_REQUEST, { origin: hotel, asked: null, nowMs: basis.value.nowMs })
    if (found) hotels.push(found)
  }
  return accept({ city, terms: basis.value.terms, hotels, nights: basis.value.nights.length })
}
