import type { HotelRate } from '@sojourn/contracts'
import type { Answer, Client, Data } from '../../../lib/http.ts'
import { api } from '../../../lib/http.ts'
import type { StayProduct } from '../stay-product.ts'
import type { StayTime } from '../stay-query.ts'

export type HotelFound = Data<'/api/hotels/details'>
export type Hotel = HotelFound['hotel']
export type Rate = HotelRate
export type RoomFacts = Hotel['rooms'][number]
export type Review = Hotel['reviews'][number]
export type Prebooked = Data<'/api/hotels/prebook'>
export type { Answer, Client }

/** When and for whom: the hotel itself is a separate argument. */
export type HotelStay = StayTime

const bodyOf = (hotelId: string, { checkin, checkout, rooms }: HotelStay) => ({
  hotel_id: hotelId,
  checkin,
  checkout,
  rooms: rooms.map(({ adults, children }) => ({ adults, children: [...children] })),
})

/** A property with every rate that is free for the stay. */
export const getDetails = (client: Client, { calls }: StayProduct, hotelId: string, stay: HotelStay): Promise<Answer<HotelFound>> =>
  client.post(calls.details, bodyOf(hotelId, stay))

/** The same from the page, to see what the prices are now. */
export const getDetailsAgain = (product: StayProduct, hotelId: string, stay: HotelStay): Promise<Answer<HotelFound>> => getDetails(api, product, hotelId, stay)

export interface Wanted {
  readonly hotelId: string
  readonly stay: HotelStay
  readonly rateId: string
  /** What the person saw: another total is reported, never charged. */
  readonly expectedTotal: number
  readonly currency: string
  /** The price freeze that came with the prices; none where it has expired. */
  readonly priceFreeze: string | null
  /** The rate that was chosen first, where it was gone. */
  readonly firstRateId: string | null
}

/** Prices the rate again, holds the rooms and opens a checkout. The same key asks for the same thing once. */
export const prebook = (
  { calls }: StayProduct,
  { hotelId, stay, rateId, expectedTotal, currency, priceFreeze, firstRateId }: Wanted,
  key: string,
): Promise<Answer<Prebooked>> =>
  api.post(
    calls.prebook,
    {
      ...bodyOf(hotelId, stay),
      rate_id: rateId,
      expected_total: expectedTotal,
      currency,
      ...(priceFreeze && { price_freeze: priceFreeze }),
      ...(firstRateId && { first_rate_id: firstRateId }),
    },
    { idempotencyKey: key },
  )

export type Similar = Data<'/api/hotels/similar'>

/** Properties near this one in place, class and price that are free for the stay. */
export const getSimilar = ({ calls }: StayProduct, hotelId: string, stay: HotelStay, currency: string): Promise<Answer<Similar>> =>
  api.post(calls.similar, { ...bodyOf(hotelId, stay), currency, limit: 4 })
