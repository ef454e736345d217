import type { HotelFound, Rate, RoomFacts } from './hotel-details-api.ts'

export interface RoomOffer {
  readonly room: RoomFacts
  readonly rates: readonly Rate[]
}

/** The rooms that have a free rate, in the property's own order, each with its rates from the lowest total up. */
export const roomOffers = ({ hotel, rates }: Pick<HotelFound, 'hotel' | 'rates'>): readonly RoomOffer[] =>
  hotel.rooms.flatMap((room) => {
    const own = rates.filter((rate) => rate.room_id === room.room_id).sort((a, b) => a.price.total - b.price.total)
    return own.length > 0 ? [{ room, rates: own }] : []
  })

export const lowestOf = (rates: readonly Rate[]): Rate | null =>
  rates.reduce<Rate | null>((low, rate) => (low && low.price.total <= rate.price.total ? low : rate), null)

/** The one rate with the filled button: the lowest that can still be cancelled for nothing, in the first room that has one; else the lowest of all. */
export function leadOf(offers: readonly RoomOffer[]): Rate | null {
  const free = (rate: Rate) => rate.refundable && rate.cancellation.some((rule) => rule.amount === 0)
  return offers.flatMap(({ rates }) => rates.find(free) ?? [])[0] ?? lowestOf(offers.flatMap(({ rates }) => rates))
}
