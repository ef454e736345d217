import type { Price } from '@sojourn/contracts'
import { freeUntil } from '../../../lib/cancellation.ts'
import type { HotelFound } from './hotel-compare-api.ts'

type Rate = HotelFound['rates'][number]
type Hotel = HotelFound['hotel']

/** What one column says of a property: only what is compared, for four whole properties would weigh more than the page. */
export interface Compared {
  readonly hotel: Pick<
    Hotel,
    | 'hotel_id'
    | 'name'
    | 'kind'
    | 'stars'
    | 'score'
    | 'review_count'
    | 'scores'
    | 'city'
    | 'city_place_id'
    | 'district'
    | 'near'
    | 'image'
    | 'amenities'
    | 'checkin_from'
    | 'checkout_until'
  >
  /** The lowest price of the stay; null where nothing is free. */
  readonly offer: { readonly price: Price; readonly board: string; readonly left: number | null } | null
  /** The lowest price that can be cancelled for nothing, and until when by the property's clock. */
  readonly free: { readonly total: number; readonly currency: string; readonly until: string } | null
  /** The room that the lowest price is for. */
  readonly room: Pick<Hotel['rooms'][number], 'name' | 'size_m2' | 'sleeps' | 'beds'> | null
}

const lowest = (rates: readonly Rate[]): Rate | undefined => rates.toSorted((a, b) => a.price.total - b.price.total)[0]

export function comparedOf({ hotel, rates }: HotelFound): Compared {
  const cheapest = lowest(rates)
  const free = lowest(rates.filter(({ cancellation }) => freeUntil(cancellation) !== null))
  const until = free && freeUntil(free.cancellation)
  const room = hotel.rooms.find(({ room_id }) => room_id === cheapest?.room_id)
  return {
    hotel: {
      hotel_id: hotel.hotel_id,
      name: hotel.name,
      kind: hotel.kind,
      stars: hotel.stars,
      score: hotel.score,
      review_count: hotel.review_count,
      scores: hotel.scores,
      city: hotel.city,
      city_place_id: hotel.city_place_id,
      district: hotel.district,
      near: hotel.near,
      image: hotel.image,
      amenities: hotel.amenities,
      checkin_from: hotel.checkin_from,
      checkout_until: hotel.checkout_until,
    },
    offer: cheapest ? { price: cheapest.price, board: cheapest.board, left: cheapest.left } : null,
    free: free && until ? { total: free.price.total, currency: free.price.currency, until } : null,
    room: room ? { name: room.name, size_m2: room.size_m2, sleeps: room.sleeps, beds: room.beds } : null,
  }
}

/** Every amenity that one of the properties has: what most have first. */
export function amenitiesOf(hotels: readonly Compared[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { hotel } of hotels) for (const amenity of hotel.amenities) counts.set(amenity, (counts.get(amenity) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([amenity]) => amenity)
}

/** The parts of a score that any of the properties has, in the order they came in. */
export const partsOf = (hotels: readonly Compared[]): readonly string[] => [...new Set(hotels.flatMap(({ hotel }) => hotel.scores.map(({ label }) => label)))]

/** The id of the one property that is best by a figure; null where two are, or where there is nothing to compare with. */
export function bestOf(hotels: readonly Compared[], figure: (hotel: Compared) => number | null): string | null {
  const known = hotels.flatMap((hotel) => {
    const value = figure(hotel)
    return value === null ? [] : [{ id: hotel.hotel.hotel_id, value }]
  })
  const best = Math.max(...known.map(({ value }) => value))
  const holders = known.filter(({ value }) => value === best)
  return known.length > 1 && holders.length === 1 ? (holders[0]?.id ?? null) : null
}
