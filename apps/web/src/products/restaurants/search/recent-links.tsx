import { dayText, dayTimeText } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { BelowForm } from '../../../features/home/index.ts'
import { recentTables } from '../recent-tables.ts'
import { tableResultsHref } from '../table-address.ts'

/** The searches of before as ways on, or what we promise where there are none. */
export function RecentTables({ promises }: { promises: readonly string[] }) {
  const recent = recentTables.use().map(({ place, label, day, time, party }) => ({
    key: place,
    label,
    detail: dayTimeText(dayText(day), time),
    to: tableResultsHref({ place, day: day as Day, time, party }),
    onForget: () => recentTables.forget(place),
  }))
  return <BelowForm promises={promises} recent={recent} />
}
