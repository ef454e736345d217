import { commaText, say } from '@sojourn/i18n'
import type { MapPin } from '../../../ui/map/pins.ts'
import { timeOf } from '../table-words.ts'
import type { FoundRestaurant } from '../tables-api.ts'

/** A pin for every restaurant of the list: its free time nearest to the asked one, or that it is full. Those with a table first. */
export function tablePins(restaurants: readonly FoundRestaurant[], time: string): readonly MapPin[] {
  const pins = restaurants.map(({ restaurant_id: id, name, latitude, longitude, slots }): MapPin => {
    const free = slots.filter((slot) => slot.free).map(({ at }) => timeOf(at))
    const nearest = free.find((each) => each === time) ?? free[0]
    const label = nearest ?? say`Full`
    return { id, name, latitude, longitude, label, spoken: commaText([name, label]), listed: nearest !== undefined }
  })
  return pins.toSorted((a, b) => Number(b.listed) - Number(a.listed))
}
