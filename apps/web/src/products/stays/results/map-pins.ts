import { commaText, moneyText } from '@sojourn/i18n'
import type { MapPin } from '../../../ui/map/pins.ts'
import type { StaysFound } from './hotel-results-api.ts'

type Found = Pick<StaysFound, 'hotels' | 'pins' | 'currency'>

/** A pin for every hotel found, those of this page first and in the order of the list. */
export function mapPins({ hotels, pins, currency }: Found): readonly MapPin[] {
  const listed = new Set(hotels.map((hotel) => hotel.hotel_id))
  const pin = (id: string, { name, latitude, longitude }: { name: string; latitude: number; longitude: number }, total: number): MapPin => {
    const price = moneyText(total, currency)
    return { id, name, latitude, longitude, label: price, spoken: commaText([name, price]), listed: listed.has(id) }
  }
  return [
    ...hotels.map((hotel) => pin(hotel.hotel_id, hotel, hotel.from.total)),
    ...pins.filter(({ hotel_id }) => !listed.has(hotel_id)).map((one) => pin(one.hotel_id, one, one.total)),
  ]
}
