import type { Answer, Client, Data } from '../../../lib/http.ts'
import type { StayProduct } from '../stay-product.ts'
import type { StayTime } from '../stay-query.ts'

export type HotelFound = Data<'/api/hotels/details'>
export type { Client }

/** One property of a comparison, with what is free for the stay. */
export const getHotel = (client: Client, { calls }: StayProduct, hotelId: string, { checkin, checkout, rooms }: StayTime): Promise<Answer<HotelFound>> =>
  client.post(calls.details, { hotel_id: hotelId, checkin, checkout, rooms: rooms.map(({ adults, children }) => ({ adults, children: [...children] })) })
