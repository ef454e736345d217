import { addDays, instantMs } from '@sojourn/kernel'
import type { Candidate } from './candidates.ts'
import type { Hotel } from './catalogue.ts'
import type { Quote } from './quote.ts'

/** What a person may ask of a rate. */
export interface RateRequest {
  readonly freeCancellation: boolean
  readonly payAtProperty: boolean
  readonly meals: readonly string[]
}

export const NO_RATE_REQUEST: RateRequest = { freeCancellation: false, payAtProperty: false, meals: [] }

export interface Filters extends RateRequest {
  readonly priceMinMinor: number | null
  readonly priceMaxMinor: number | null
  readonly stars: readonly number[]
  readonly scoreMin: number
  readonly districts: readonly string[]
  readonly amenities: readonly string[]
}

/** A hotel with rooms for the stay. `offer` is its cheapest rate that meets a filter, priced exactly, or null; `has` knows without a price. */
export interface Row {
  readonly hotel: Hotel
  readonly candidates: readonly Candidate[]
  has(request: RateRequest): boolean
  offer(request: RateRequest): { readonly quote: Quote; readonly left: number } | null
}

/** Groups of filters; counts of one group are made with all the others in force. */
export type Group = 'price' | 'stars' | 'score' | 'districts' | 'amenities' | 'rate'

export function passes(row: Row, filters: Filters, except?: Group): boolean {
  const { hotel } = row
  if (except !== 'stars' && filters.stars.length > 0 && !filters.stars.includes(hotel.stars)) return false
  if (except !== 'score' && hotel.score < filters.scoreMin) return false
  if (except !== 'districts' && filters.districts.length > 0 && !filters.districts.includes(hotel.districtKey)) return false
  if (except !== 'amenities' && !filters.amenities.every((amenity) => hotel.amenities.includes(amenity))) return false
  return except === 'rate' || passesRate(row, filters, filters, except)
}

/** True where the hotel has a rate for this filter inside the price range. */
export function passesRate(row: Row, request: RateRequest, filters: Filters, except?: Group): boolean {
  const { priceMinMinor: min, priceMaxMinor: max } = filters
  if (except === 'price' || (min === null && max === null)) return row.has(request)
  const total = row.offer(request)?.quote.total.minor
  return total !== undefined && total >= (min ?? 0) && total <= (max ?? Number.MAX_SAFE_INTEGER)
}

/** `canStillCancel`: the end of the free time lies ahead. */
export const grants = (candidate: Candidate, request: RateRequest, canStillCancel: (candidate: Candidate) => boolean): boolean =>
  (!request.payAtProperty || candidate.plan.payment === 'property') &&
  (request.meals.length === 0 || request.meals.includes(candidate.plan.board)) &&
  (!request.freeCancellation || canStillCancel(candidate))

/** Whether cancelling is free for a while yet, without pricing the rate. */
export function freeAhead(plan: Candidate['plan'], checkin: string, timeZone: string, nowMs: number): boolean {
  if (plan.cancellation.length === 0) return false
  return plan.cancellation.every((step) => instantMs(addDays(checkin, -step.daysBefore), step.time, timeZone) > nowMs)
}
