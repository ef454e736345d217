import type { Price } from '@sojourn/contracts'
import type { StayTime } from './stay-query.ts'

interface FoundStay {
  readonly hotelId: string
  readonly name: string
  readonly stars: number
  readonly nights: number
  readonly stay: StayTime
  /** Of the whole stay; null where nothing is free. */
  readonly price: (Pick<Price, 'total' | 'currency'> & Partial<Pick<Price, 'taxes' | 'fees'>>) | null
}

/** The fields of a hotel as the trips of older clients have them (B3.14). */
export function stayDetails({ hotelId, name, stars, nights, stay, price }: FoundStay): Record<string, unknown> {
  const { rooms } = stay
  return {
    hotel_id: hotelId,
    Hotel_name: name,
    rooms,
    search_req: { ...stay },
    star_rating: stars,
    no_of_nights: nights,
    no_of_rooms: rooms.length,
    supplier_code: 'own',
    strike_out_price: null,
    ...(price && {
      price: price.total,
      per_night_price: Math.round((price.total / nights) * 100) / 100,
      tax: Math.round(((price.taxes ?? 0) + (price.fees ?? 0)) * 100) / 100,
      inclusive: price.total,
      currency: price.currency,
    }),
  }
}
