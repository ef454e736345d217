import type { Day } from '@sojourn/kernel'
import { ONE_ROOM } from '../../../lib/rooms.ts'
import { parseStay } from '../read-stay.ts'
import { HOTELS, type StayProduct } from '../stay-product.ts'
import { usualStay } from '../usual-stay.ts'
import { type Client, getDetails, type HotelFound, type HotelStay } from './hotel-details-api.ts'

/** The result of reading a hotel's address. */
export type FoundHotel =
  /** `otherDates`: the address asked for days that cannot be, so usual ones are shown instead. */
  | { readonly at: 'found'; readonly stay: HotelStay; readonly otherDates: boolean; readonly found: HotelFound }
  | { readonly at: 'unknown'; readonly stay: HotelStay }
  | { readonly at: 'failed'; readonly message: string }

interface FindHotel {
  readonly client: Client
  readonly query: URLSearchParams
  readonly today: Day
  readonly product?: StayProduct
}

/** A link without dates, or with dates that have passed, still shows the hotel: for the usual stay, and says so. */
export async function findHotel({ client, query, today, product = HOTELS }: FindHotel): Promise<FoundHotel> {
  const hotelId = query.get('hotel')?.trim() ?? ''
  const { stay, given } = parseStay(withPlace(query, hotelId), today)
  const usual = { ...usualStay(today), rooms: given.rooms ?? ONE_ROOM }
  if (!hotelId) return { at: 'unknown', stay: usual }
  const answer = await getDetails(client, product, hotelId, stay ?? usual)
  if (answer.ok) return { at: 'found', stay: stay ?? usual, otherDates: !stay && query.has('checkin'), found: answer.data }
  if (answer.code === 'unknown_hotel') return { at: 'unknown', stay: stay ?? usual }
  if (answer.code !== 'bad_dates' || !stay) return { at: 'failed', message: answer.message }
  const again = await getDetails(client, product, hotelId, usual)
  return again.ok ? { at: 'found', stay: usual, otherDates: true, found: again.data } : { at: 'failed', message: again.message }
}

// A stay at a hotel is a stay whose place is the hotel.
function withPlace(query: URLSearchParams, hotelId: string): URLSearchParams {
  const copy = new URLSearchParams(query)
  copy.set('destination', hotelId || 'none')
  return copy
}

export const statusOf = (found: FoundHotel): number => ({ found: 200, unknown: 404, failed: 503 })[found.at]
