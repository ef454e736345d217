import { commaText, moneyText } from '@sojourn/i18n'
import type { MapPin } from '../../../ui/map/pins.ts'
import { partOf } from '../package-words.ts'
import type { FoundPackage } from '../packages-api.ts'

/** A pin for every place to stay of the page, with the lowest whole price it has there. */
export function packagePins(packages: readonly FoundPackage[]): readonly MapPin[] {
  const pins = packages.flatMap(({ parts, price }, at): readonly MapPin[] => {
    const { title, stay } = partOf(parts, 'stay') ?? {}
    if (!stay || !title) return []
    const label = moneyText(price.total, price.currency)
    return [{ id: String(at), name: title, latitude: stay.latitude, longitude: stay.longitude, label, spoken: commaText([title, label]), listed: true }]
  })
  return [...new Map(pins.toReversed().map((pin) => [`${pin.latitude} ${pin.longitude}`, pin])).values()].toReversed()
}
