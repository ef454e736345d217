import { daysText } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { BelowForm } from '../../../features/home/index.ts'
import { resultsHref } from '../activity-address.ts'
import { recentActivities } from '../recent-activities.ts'

/** The searches of before as ways on, or what we promise where there are none. */
export function RecentActivities({ promises }: { promises: readonly string[] }) {
  const recent = recentActivities.use().map((search) => ({
    key: search.place,
    label: search.label,
    detail: daysText(search.from, search.to),
    to: resultsHref({ ...search, from: search.from as Day, to: search.to as Day }),
    onForget: () => recentActivities.forget(search.place),
  }))
  return <BelowForm promises={promises} recent={recent} />
}
