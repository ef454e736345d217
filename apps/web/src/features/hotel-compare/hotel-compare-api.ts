import type { Answer, Client, Data } from '../../lib/http.ts'
import type { StayTime } from '../../lib/stay-address.ts'
import type { StayProduct } from '../../lib/stay-product.ts'

export type HouseFound = Data<'/api/hotels/details'>
export type { Client }

/** One house of a comparison, with what is free for the stay. */
export const getHouse = (client: Client, { calls }: StayProduct, hotelId: string, { checkin, checkout, rooms }: StayTime): Promise<Answer<HouseFound>> =>
  client.post(calls.details, { hotel_id: hotelId, checkin, checkout, rooms: rooms.map(({ adults, children }) => ({ adults, children: [...children] })) })
