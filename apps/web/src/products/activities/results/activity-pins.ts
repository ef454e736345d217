import { commaText, moneyText } from '@sojourn/i18n'
import type { MapPin } from '../../../ui/map/pins.ts'
import type { ActivitiesFound } from '../activities-api.ts'

/** A pin for every meeting point, with the price for everyone who comes; those of the page shown get their label. */
export function activityPins({ pins, activities, currency }: Pick<ActivitiesFound, 'pins' | 'activities' | 'currency'>): readonly MapPin[] {
  const shown = new Set(activities.map(({ activity_id }) => activity_id))
  return pins
    .map(({ activity_id: id, title: name, latitude, longitude, amount }): MapPin => {
      const label = moneyText(amount, currency)
      return { id, name, latitude, longitude, label, spoken: commaText([name, label]), listed: shown.has(id) }
    })
    .toSorted((a, b) => Number(b.listed) - Number(a.listed))
}
