import { say } from '@sojourn/i18n'
import { TimeSlots } from '../../../ui/time-slots.tsx'
import { restaurantHref, type TableSearch } from '../table-address.ts'
import { timeOf } from '../table-words.ts'
import type { FoundRestaurant } from '../tables-api.ts'

/** The times of a restaurant in a list: each leads to its page with that time chosen, a full one is struck. */
export function TableTimes({ found, search }: { found: FoundRestaurant; search: TableSearch }) {
  const { restaurant_id: id, name, slots } = found
  return (
    <TimeSlots
      label={say`Times at ${name}`}
      slots={slots.map(({ at, free }) => ({
        time: timeOf(at),
        to: free ? restaurantHref(id, search, { at: timeOf(at) }) : null,
        chosen: free && timeOf(at) === search.time,
      }))}
      more={{ to: restaurantHref(id, search), text: say`More` }}
    />
  )
}
