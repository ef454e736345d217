import { freeUntil } from '../../sale/terms.ts'
import type { Hotel } from './domain/catalogue.ts'
import type { RateRequest, Row } from './domain/filters.ts'
import { type At, metresBetween } from './domain/metres.ts'
import type { Quote } from './domain/quote.ts'
import type { Ranked } from './domain/search-order.ts'

/** One hotel of an answer with the cheapest rate that meets the filters. */
export interface Found extends Ranked {
  readonly hotel: Hotel
  readonly quote: Quote
  /** Rooms of that type left. */
  readonly left: number
  readonly freeUntil: string | null
}

/** Null where the property has no rate for the filters. */
export function foundOf(row: Row, request: RateRequest, from: { readonly origin: At; readonly asked: string | null; readonly nowMs: number }): Found | null {
  const offer = row.offer(request)
  if (!offer) return null
  const { hotel } = row
  const until = freeUntil(offer.quote.cancellation, from.nowMs)
  return {
    hotelId: hotel.hotelId,
    hotel,
    quote: offer.quote,
    left: offer.left,
    freeUntil: until,
    metres: metresBetween(from.origin, hotel),
    totalMinor: offer.quote.total.minor,
    score: hotel.score,
    reviewCount: hotel.reviewCount,
    stars: hotel.stars,
    refundable: until !== null,
    asked: from.asked === hotel.hotelId,
  }
}
