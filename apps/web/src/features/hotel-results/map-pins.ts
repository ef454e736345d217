import { moneyText } from '../../lib/money.ts'
import { landPath, type MapGround } from '../../ui/map/ground.ts'
import type { MapPin } from '../../ui/map/pins.ts'
import type { StaysFound } from './hotel-results-api.ts'

type Found = Pick<StaysFound, 'destination' | 'hotels' | 'pins' | 'currency'>

/** A pin for every house found, those of this page first and in the order of the list. */
export function mapPins({ hotels, pins, currency }: Found): readonly MapPin[] {
  // Up, never down: a map must not promise less than the list.
  const label = (total: number) => moneyText(Math.ceil(total), currency)
  const listed = new Set(hotels.map((hotel) => hotel.hotel_id))
  const pin = (id: string, { name, latitude, longitude }: { name: string; latitude: number; longitude: number }, total: number): MapPin => {
    const price = label(total)
    return { id, name, latitude, longitude, label: price, spoken: `${name}, ${price}`, listed: listed.has(id) }
  }
  return [
    ...hotels.map((hotel) => pin(hotel.hotel_id, hotel, hotel.from.total)),
    ...pins.filter(({ hotel_id }) => !listed.has(hotel_id)).map((one) => pin(one.hotel_id, one, one.total)),
  ]
}

/** Where no ground was drawn of a place: bare land around its houses, with no coast that we do not know. */
export function bareGround(pins: readonly MapPin[], { destination }: Found): MapGround {
  const spots = [destination, ...pins]
  const [lat, lng] = [spots.map(({ latitude }) => latitude), spots.map(({ longitude }) => longitude)]
  const around = 0.05
  const bounds = { south: Math.min(...lat) - around, north: Math.max(...lat) + around, west: Math.min(...lng) - around, east: Math.max(...lng) + around }
  const shore = [
    [bounds.west - 1, bounds.south - 1],
    [bounds.east + 1, bounds.south - 1],
    [bounds.east + 1, bounds.north + 1],
    [bounds.west - 1, bounds.north + 1],
  ] as const
  return { bounds, path: landPath({ bounds, land: [[shore]] }), waters: [], districts: [], landmarks: [], airport: null }
}
