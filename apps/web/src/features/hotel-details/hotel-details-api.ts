import type { Answer, Client, Data } from '../../lib/http.ts'
import { api } from '../../lib/http.ts'
import type { Stay } from '../../lib/stay-address.ts'

export type HotelFound = Data<'/api/hotels/details'>
export type Hotel = HotelFound['hotel']
export type Rate = HotelFound['rates'][number]
export type RoomFacts = Hotel['rooms'][number]
export type Prebooked = Data<'/api/hotels/prebook'>
export type { Answer, Client }

/** When and for whom: the hotel itself is named beside it. */
export type HotelStay = Pick<Stay, 'checkin' | 'checkout' | 'rooms'>

const bodyOf = (hotelId: string, { checkin, checkout, rooms }: HotelStay) => ({
  hotel_id: hotelId,
  checkin,
  checkout,
  rooms: rooms.map(({ adults, children }) => ({ adults, children: [...children] })),
})

/** A hotel with every rate that is free for the stay. */
export const getDetails = (client: Client, hotelId: string, stay: HotelStay): Promise<Answer<HotelFound>> =>
  client.post('/api/hotels/details', bodyOf(hotelId, stay))

export interface Wanted {
  readonly hotelId: string
  readonly stay: HotelStay
  readonly rateId: string
  /** What the person saw: another total is told, never taken. */
  readonly expectedTotal: number
  readonly currency: string
}

/** Prices the rate again, holds the rooms and opens a checkout. The same key asks for the same thing once. */
export const prebook = ({ hotelId, stay, rateId, expectedTotal, currency }: Wanted, key: string): Promise<Answer<Prebooked>> =>
  api.post('/api/hotels/prebook', { ...bodyOf(hotelId, stay), rate_id: rateId, expected_total: expectedTotal, currency }, { idempotencyKey: key })
