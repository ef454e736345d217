import { commaText, daysTextShort } from '@sojourn/i18n'
import { startFault, todayAt } from '@sojourn/kernel'
import { BelowForm } from '../../../features/home/index.ts'
import { partyText } from '../../../lib/rooms.ts'
import { useShell } from '../../../lib/shell.ts'
import { recentStays } from '../recent-stays.ts'
import { useStayProduct } from '../stay-product.ts'
import { type StayTime, stayHref } from '../stay-query.ts'

/** Promises, or the stays that were searched for before. */
export function BelowStayForm({ promises, when, nowMs }: { promises: readonly string[]; when: StayTime; nowMs: number }) {
  const { name, paths, unit } = useStayProduct()
  const { minimum_checkin_days: days } = useShell()
  const searches = recentStays[name]
  const links = searches.use().map((search) => {
    // Days that have passed lead nowhere: the place and the party do.
    const stay = startFault(search.checkin, todayAt(search.timeZone, nowMs), days) === null ? search : { ...when, rooms: search.rooms }
    return {
      key: search.destination,
      label: search.label,
      detail: commaText([daysTextShort(stay.checkin, stay.checkout), partyText(stay.rooms, unit)]),
      to: stayHref(paths.results, { ...stay, destination: search.destination }),
      onForget: () => searches.forget(search.destination),
    }
  })
  return <BelowForm promises={promises} recent={links} />
}
